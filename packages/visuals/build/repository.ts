/**
 * Makes the files that the repository of one visual needs besides the project of Microsoft's tool.
 */

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies: Readonly<Record<string, string>>;
}

/** A lockfile, as far as it is read here. */
interface Lock {
  packages: Readonly<Record<string, { version?: string } | undefined>>;
}

interface Repository {
  name: string;
  version: string;
  displayName: string;
  /** Package file that installs Microsoft's tool here, and its lockfile. */
  tools: Manifest;
  lock: Lock;
  /** Package file of the published licence check, which is copied into the repository. */
  license: Manifest;
}

/** Folder of the licence check in a repository. */
export const LICENSE_FOLDER = 'license';
/** Packages that Microsoft requires as direct dependencies, although its tool installs them. */
const ASKED_FOR = ['eslint', 'eslint-plugin-powerbi-visuals'];

/** Files of a repository by their paths: an object is JSON. */
export function createRepositoryFiles(repository: Repository): Record<string, string | object> {
  const { name, version, displayName, tools, lock, license } = repository;
  const asked = ASKED_FOR.map((one) => {
    const found = lock.packages[`node_modules/${one}`]?.version;
    if (!found) throw new Error(`The tool brings no ${one}`);
    return [one, found] as const;
  });
  const dependencies = {
    [license.name]: `file:${LICENSE_FOLDER}`,
    ...tools.dependencies,
    ...Object.fromEntries(asked),
  };
  const manifest = {
    ...tools,
    name: `flexa-${name}`,
    version: version.split('.').slice(0, 3).join('.'),
    description: displayName,
    scripts: {
      package: 'pbiviz package --certification-audit --compression=9 --no-stats',
      eslint: 'npx eslint .',
    },
    dependencies,
  };
  const { '': _, ...others } = lock.packages;
  return {
    'package.json': manifest,
    'package-lock.json': {
      ...lock,
      name: manifest.name,
      version: manifest.version,
      packages: {
        '': {
          name: manifest.name,
          version: manifest.version,
          license: manifest.license,
          dependencies,
        },
        ...others,
        [LICENSE_FOLDER]: {
          name: license.name,
          version: license.version,
          license: license.license,
          dependencies: license.dependencies,
        },
        [`node_modules/${license.name}`]: { resolved: LICENSE_FOLDER, link: true },
      },
    },
    '.gitignore': 'node_modules\n.tmp\ndist\n',
    'README.md': `# ${displayName}

The source of the Power BI visual ${displayName} ${version}, as it was packaged.

\`\`\`sh
npm ci
npm run eslint
npm run package
\`\`\`

\`${LICENSE_FOLDER}\` is the check of the licence key. Nothing here reaches a network.
`,
  };
}

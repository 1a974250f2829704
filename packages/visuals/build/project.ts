import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EMBEDDED_KEY_MARKER } from '../src/company-build';
import type { VisualManifest } from '../src/host/manifest';
import { translateStrings } from '../src/translations';
import { createCapabilityObjects } from '../src/settings/capability-objects';
import type { BuildOptions } from './options';
import { SOURCES, TOOLS } from './places';

const SHARED = ['scene', 'format', 'settings', 'statement', 'host', 'untyped.d.ts'];

/** Sources that a visual is made of: what it shares with the others, and its own folder. */
export function isSourceOf(name: string, file: string): boolean {
  const [folder = ''] = file.split('/');
  // The index of a visual's own folder is for our pages: it names the manifest, which isn't a source.
  if (file === `${name}/index.ts`) return false;
  return (
    (SHARED.includes(folder) || folder === name) &&
    !/\.test\.ts$|testing(\.ts$|\/)|manifest\.ts$|react\.ts$/.test(file)
  );
}

const API_VERSION = '5.11.0';

/** `pbiviz.json`: what Power BI shows of a visual before it is drawn. */
function createPbivizFile(
  { name, displayName, description, version }: VisualManifest,
  options: BuildOptions,
) {
  const visual = FLEXA_VISUALS.find((one) => one.name === name);
  if (!visual) throw new Error(`The licence package has no GUID for ${name}`);
  return {
    visual: {
      name,
      displayName,
      guid: visual.guid,
      visualClassName: 'Visual',
      version,
      description,
      supportUrl: new URL('/contact', options.siteUrl).href,
      gitHubUrl: '',
    },
    apiVersion: API_VERSION,
    author: { name: 'Flexa', email: options.supportEmail },
    assets: { icon: 'assets/icon.png' },
    externalJS: null,
    style: null,
    capabilities: 'capabilities.json',
    dependencies: null,
    stringResources: [],
    version,
  };
}

/** Asks Power BI for the formats that a model computes for each value. */
const DYNAMIC_FORMATS = {
  general: { properties: { formatString: { type: { formatting: { formatString: true } } } } },
};

export function createCapabilitiesFile({ roles, strings, ...manifest }: VisualManifest) {
  const { dataViewMappings, settings, objects, capabilities } = manifest;
  return {
    dataRoles: roles.map(({ name, kind, label }) => ({
      name,
      kind,
      displayName: strings[label],
      displayNameKey: label,
    })),
    dataViewMappings,
    objects: { ...createCapabilityObjects(settings), ...DYNAMIC_FORMATS, ...objects },
    sorting: { default: {} },
    tooltips: {
      supportedTypes: { default: true, canvas: true },
      roles: roles.flatMap(({ name }) => (name === 'tooltips' ? [name] : [])),
    },
    supportsHighlight: true,
    supportsKeyboardFocus: true,
    supportsLandingPage: true,
    supportsEmptyDataView: true,
    supportsMultiVisualSelection: true,
    // No access to anything: no web address, no local storage, no download.
    privileges: [],
    ...capabilities,
  };
}

/** The tool's own file isn't strict; the sources are checked strictly with the workspaces. */
const TSCONFIG = (name: string) => ({
  compilerOptions: {
    target: 'es2022',
    module: 'es2022',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
    outDir: './.tmp/build/',
  },
  files: [`./src/${name}/visual.ts`],
  include: ['./src/**/*'],
});

const LINT = `import powerbi from 'eslint-plugin-powerbi-visuals';

export default [powerbi.configs.recommended, { ignores: ['.tmp/**', 'dist/**'] }];
`;

/** Returns the source file with the settings of the release. */
function releaseFile({ keys, revocations, siteUrl }: BuildOptions): string {
  return `import type { PublicKey } from '@flexa/license';

export const LICENSE_KEYS: readonly PublicKey[] = ${JSON.stringify(keys)};
export const REVOCATIONS: string = ${JSON.stringify(revocations)};
export const EMBEDDED_KEY: string = ${JSON.stringify(EMBEDDED_KEY_MARKER)};
export const HELP_URL: string = ${JSON.stringify(new URL('/document', siteUrl).href)};
`;
}

/**
 * Third-party code in every visual. Its licences require their notice wherever it is distributed.
 */
const PARTS = ['@noble/ed25519'];

/** Their notices. Microsoft's tool leaves comments out, and takes strings along. */
async function readNotices(): Promise<string> {
  const texts = PARTS.map(async (part) => {
    const license = await readFile(join(TOOLS, 'node_modules', part, 'LICENSE'), 'utf8');
    return `${part}\n\n${license.trim()}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}

/** Lays out the folder Microsoft's tool takes: the sources of one visual and what is made of its manifest. */
export async function layOutProject(
  dir: string,
  manifest: VisualManifest,
  files: readonly string[],
  options: BuildOptions,
): Promise<void> {
  const { name, version } = manifest;
  const write = async (path: string, content: object | string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    await writeFile(join(dir, path), text);
  };
  for (const file of files) await cp(join(SOURCES, file), join(dir, 'src', file));
  await cp(join(SOURCES, name, 'icon.png'), join(dir, 'assets', 'icon.png'));
  await write('src/host/release.ts', releaseFile(options));
  await write('pbiviz.json', createPbivizFile(manifest, options));
  await write('capabilities.json', createCapabilitiesFile(manifest));
  await write('tsconfig.json', TSCONFIG(name));
  await write('eslint.config.mjs', LINT);
  const tools = JSON.parse(await readFile(join(TOOLS, 'package.json'), 'utf8')) as object;
  await write('package.json', { ...tools, name: `flexa-${name}`, version });
  for (const [locale, words] of Object.entries(translateStrings(manifest))) {
    const all = locale === 'en-US' ? { ...words, Legal_Notices: await readNotices() } : words;
    await write(`stringResources/${locale}/resources.resjson`, all);
  }
}

import { copyFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisualManifest } from '../src/host/manifest';
import { MANIFESTS } from '../src/manifests';
import { findForbidden, readPackage } from './bundle';
import { digestContents, digestFolder, listFiles } from './digest';
import type { BuildOptions } from './options';
import { CACHE, DIST, PACKAGE, SOURCES, TOOLS } from './places';
import { isSourceOf, layOutProject } from './project';
import { LICENSE_FOLDER, createRepositoryFiles } from './repository';
import { runProgram } from './run-program';
import { installLicense, installTools, readIfThere } from './tools';

export { checkSavedSettings } from './saved-settings';

/** XML namespaces: addresses in a bundle that nothing requests. */
const NAMESPACES = ['http://www.w3.org/'];

export interface BuiltVisual {
  name: string;
  version: string;
  file: string;
  /** True if it was built now, or still is what its sources make. */
  isNew: boolean;
}

/** Returns the path of a package. The version is inside the file, so links to it stay valid. */
export const buildPackagePath = (name: string) => join(DIST, `flexa-${name}.pbiviz`);

/** Makes a .pbiviz file of every visual whose sources have changed. */
export async function buildVisuals(
  options: BuildOptions,
  say: (line: string) => void,
): Promise<BuiltVisual[]> {
  const tools = digestContents([await installTools(), await installLicense()]);
  const built: BuiltVisual[] = [];
  for (const manifest of MANIFESTS) {
    const visual = await buildVisual(manifest, tools, options);
    say(`${manifest.displayName} ${manifest.version}: ${visual.isNew ? 'built' : 'unchanged'}`);
    built.push(visual);
  }
  return built;
}

const listSources = (name: string) => listFiles(SOURCES).filter((path) => isSourceOf(name, path));

/**
 * Lays each visual out as a repository of its own: Microsoft certifies one that holds the code of one
 * visual, and builds it by its own commands.
 */
export async function layOutRepositories(into: string, options: BuildOptions): Promise<void> {
  await installTools();
  await installLicense();
  // The very one that the packages are built with.
  const license = join(TOOLS, 'node_modules', '@flexa', 'license');
  const read = async (...path: readonly string[]) =>
    JSON.parse(await readFile(join(...path), 'utf8')) as never;
  const parts = {
    tools: await read(PACKAGE, 'tools', 'package.json'),
    lock: await read(PACKAGE, 'tools', 'package-lock.json'),
    license: await read(license, 'package.json'),
  };
  for (const manifest of MANIFESTS) {
    const dir = join(into, `flexa-${manifest.name}`);
    await mkdir(dir, { recursive: true });
    // A clone of the last release stays one.
    for (const old of (await readdir(dir)).filter((path) => path !== '.git')) {
      await rm(join(dir, old), { recursive: true });
    }
    await layOutProject(dir, manifest, listSources(manifest.name), options);
    await cp(license, join(dir, LICENSE_FOLDER), { recursive: true });
    for (const [path, content] of Object.entries(
      createRepositoryFiles({ ...manifest, ...parts }),
    )) {
      const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
      await writeFile(join(dir, path), text);
    }
  }
}

async function buildVisual(
  manifest: VisualManifest,
  tools: string,
  options: BuildOptions,
): Promise<BuiltVisual> {
  const { name, version } = manifest;
  const file = buildPackagePath(name);
  const files = listSources(name);
  const digest = digestContents([
    ...[tools, JSON.stringify(options), JSON.stringify(manifest)],
    digestFolder(SOURCES, (path) => files.includes(path)),
    digestFolder(join(PACKAGE, 'build')),
  ]);
  const stamp = join(CACHE, `${name}.built`);
  if ((await readIfThere(stamp)) === digest && (await readIfThere(file)) !== null) {
    return { name, version, file, isNew: false };
  }
  const dir = join(CACHE, name);
  await rm(dir, { recursive: true, force: true });
  await layOutProject(dir, manifest, files, options);
  await symlink(join(TOOLS, 'node_modules'), join(dir, 'node_modules'));
  checkAudit(name, await runTool(dir));
  await mkdir(DIST, { recursive: true });
  const [made] = (await readdir(join(dir, 'dist'))).filter((path) => path.endsWith('.pbiviz'));
  if (!made) throw new Error(`Microsoft's tool left no package of ${name}`);
  const { content } = readPackage(await readFile(join(dir, 'dist', made)));
  const forbidden = findForbidden(content.js, [...NAMESPACES, new URL('/', options.siteUrl).href]);
  if (forbidden.length > 0) throw new Error(`${name} holds ${forbidden.join(', ')}`);
  await copyFile(join(dir, 'dist', made), file);
  await writeFile(stamp, digest);
  return { name, version, file, isNew: true };
}

/** The tool makes a certificate for its dev server wherever home is; here that is the cache. */
function runTool(dir: string): Promise<string> {
  const pbiviz = join(TOOLS, 'node_modules', 'powerbi-visuals-tools', 'bin', 'pbiviz.js');
  const args = [
    '--certification-audit',
    '--compression=9',
    '--skip-api',
    '--no-stats',
    '--verbose',
  ];
  return runProgram(process.execPath, [pbiviz, 'package', ...args], {
    cwd: dir,
    env: { ...process.env, HOME: CACHE, USERPROFILE: CACHE, NO_COLOR: '1' },
  });
}

/** Warnings that Microsoft's tool prints for every visual. */
const EXPECTED_WARNINGS = [
  /recommended eslint config/,
  /Skipping API check/,
  /Certificate file not found/,
];

/** The tool ends well in spite of some of what it finds; here nothing may be left. */
function checkAudit(name: string, printed: string): void {
  const lines = printed.split('\n').map((line) => line.trim());
  const faults = lines.filter(
    (line) =>
      /^(error|warn)\s|^\d+:\d+\s+(error|warning)|✖/.test(line) &&
      !EXPECTED_WARNINGS.some((expected) => expected.test(line)),
  );
  if (faults.length > 0)
    throw new Error(`${name} isn't clean:\n${faults.join('\n')}\n\n${printed}`);
  if (!printed.includes('No external requests found in the visual')) {
    throw new Error(`The audit of ${name} didn't run:\n${printed}`);
  }
}

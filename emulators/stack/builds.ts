import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST, createWebEnvironment, type Addresses, type Ports } from './addresses';
import type { Commands } from './commands';
import { ROOT } from './paths';
import { Failure } from './terminal';

type OnLine = (line: string) => void;

/** Returns the command of a script. `--silent` keeps npm's own error report from burying the script's output. */
function buildNpmCommand(script: string, workspace: string, ...args: string[]): string[] {
  return ['npm', 'run', '--silent', script, '-w', workspace, ...args];
}

export function buildFunctions(commands: Commands): Promise<void> {
  return commands.run('The build of the functions', buildNpmCommand('build', 'functions'));
}

/** Rebuilds the functions at every change; ends only with a failure. */
export function watchFunctions(commands: Commands, onLine: OnLine): Promise<void> {
  return commands.run('The build of the functions', buildNpmCommand('dev', 'functions'), {
    onLine,
  });
}

/** Builds the .pbiviz files into /downloads of a stack's web app. */
export async function buildVisuals(commands: Commands, dir: string, onLine: OnLine): Promise<void> {
  const into = join(dir, 'visuals');
  const script = [process.execPath, '--import', 'tsx', 'emulators/tools/build-visuals.ts'];
  await commands.run('The build of the visuals', [...script, '--into', into], { onLine });
  await cp(into, join(dir, 'web', 'downloads'), { recursive: true });
}

/** Inputs of the web build. */
const WEB_SOURCES = ['web', 'packages', 'package-lock.json', 'tsconfig.base.json'];

/** Returns the file that holds the digest of a finished build's inputs. */
function locateStamp(dir: string): string {
  return join(dir, 'web.built-from');
}

/**
 * Builds the web into the stack's folder, unless the folder holds a build of the same sources. The build contains the
 * emulators' addresses, so stacks can't share it, and web/dist is left to deployments.
 */
export async function buildWeb(
  commands: Pick<Commands, 'run'>,
  dir: string,
  addresses: Addresses,
  root = ROOT,
): Promise<void> {
  const out = join(dir, 'web');
  const environment = {
    ...createWebEnvironment(addresses),
    VITE_PUBLIC_URL: addresses.portal,
    FLEXA_WEB_DIST: out,
  };
  const settings = Object.entries({ ...process.env, ...environment }).filter(([name]) =>
    /^(VITE|FLEXA)_/.test(name),
  );
  const digest = await computeDigest(root, [...settings.toSorted(), process.version]);
  const stamp = locateStamp(dir);
  const builtFrom = await readFile(stamp, 'utf8').catch(() => null);
  if (existsSync(join(out, 'index.html')) && builtFrom === digest) return;

  await rm(stamp, { force: true });
  await rm(out, { recursive: true, force: true });
  await commands.run('The build of the web', buildNpmCommand('build', 'web'), { environment });
  if (!existsSync(join(out, 'index.html'))) {
    throw new Failure(`The build of the web left no index.html in ${out} (FLEXA_WEB_DIST).`);
  }
  await writeFile(stamp, digest);
}

/**
 * Starts Vite's dev server, which ends only with a failure. Hosting has no build then, so its page links to the dev
 * server.
 */
export async function serveWeb(
  commands: Commands,
  dir: string,
  ports: Ports,
  addresses: Addresses,
  onLine: OnLine,
): Promise<void> {
  const page = `<!doctype html><title>Flexa</title><p>In development the portal is at
<a href="${addresses.web}">${addresses.web}</a>; this address serves the API only.`;
  await rm(locateStamp(dir), { force: true });
  for (const folder of ['assets', 'api']) {
    await rm(join(dir, 'web', folder), { recursive: true, force: true });
  }
  await writeFile(join(dir, 'web', 'index.html'), page);
  const vite = buildNpmCommand(
    'dev',
    'web',
    '--',
    '--host',
    HOST,
    '--port',
    `${ports.web}`,
    '--strictPort',
  );
  await commands.run('The dev server', vite, {
    environment: createWebEnvironment(addresses),
    onLine,
  });
}

/** Computes a hash of the sources of the web and of some values. */
async function computeDigest(root: string, values: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const source of WEB_SOURCES) {
    for (const file of await listFiles(root, source)) {
      const content = await readFile(join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Folders of installed or generated files, which are no sources. */
const GENERATED = ['node_modules', 'dist', '.cache'];

async function listFiles(root: string, path: string): Promise<string[]> {
  if ((await stat(join(root, path))).isFile()) return [path];
  const names = await readdir(join(root, path));
  const sources = names.filter((name) => !GENERATED.includes(name)).toSorted();
  const files = await Promise.all(sources.map((name) => listFiles(root, join(path, name))));
  return files.flat();
}

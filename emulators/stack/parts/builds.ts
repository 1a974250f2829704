import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webEnvironment, type Addresses } from '../addresses';
import { Failure } from '../failure';
import type { ProcessSupervisor } from '../processes/supervisor';
import { ROOT } from '../paths';
import { HOST, type Ports } from '../ports';
import type { Family } from '../processes/processes';
import { computeDigest } from './digest';
import { childEnvironment } from './environment';

/** Returns npm's arguments for a script. `--silent` keeps npm's own error report from burying the script's output. */
function listNpmArguments(script: string, workspace: string): string[] {
  return ['run', '--silent', script, '-w', workspace];
}

export function buildFunctions(supervisor: ProcessSupervisor): Promise<void> {
  return supervisor.run(
    'The build of the functions',
    'npm',
    listNpmArguments('build', 'functions'),
    {
      cwd: ROOT,
      env: childEnvironment(),
    },
  );
}

/**
 * Builds the .pbiviz files into /downloads of a stack's web app. The build starts processes, so it runs in a family of
 * its own.
 */
export async function buildVisuals(
  supervisor: ProcessSupervisor,
  dir: string,
  onLine: (line: string) => void,
): Promise<void> {
  const into = join(dir, 'visuals');
  const args = ['--import', 'tsx', 'emulators/tools/build-visuals.ts', '--into', into];
  const options = { cwd: ROOT, env: childEnvironment(), onLine };
  await supervisor.run('The build of the visuals', process.execPath, args, options);
  await cp(into, join(dir, 'web', 'downloads'), { recursive: true });
}

/** Rebuilds the functions at every change. */
export function watchFunctions(
  supervisor: ProcessSupervisor,
  onLine: (line: string) => void,
): Family {
  return supervisor.launch('npm', listNpmArguments('dev', 'functions'), {
    cwd: ROOT,
    env: childEnvironment(),
    onLine,
  });
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
  supervisor: Pick<ProcessSupervisor, 'run'>,
  dir: string,
  addresses: Addresses,
): Promise<void> {
  const out = join(dir, 'web');
  const env = childEnvironment({
    ...webEnvironment(addresses),
    VITE_PUBLIC_URL: addresses.portal,
    FLEXA_WEB_DIST: out,
  });
  const settings = Object.entries(env).filter(([name]) => /^(VITE|FLEXA)_/.test(name));
  const values = { ...Object.fromEntries(settings), node: process.version };
  const digest = await computeDigest(ROOT, WEB_SOURCES, values);
  const stamp = locateStamp(dir);
  if (existsSync(join(out, 'index.html')) && (await readStamp(stamp)) === digest) return;

  await rm(stamp, { force: true });
  await rm(out, { recursive: true, force: true });
  await supervisor.run('The build of the web', 'npm', listNpmArguments('build', 'web'), {
    cwd: ROOT,
    env,
  });
  if (!existsSync(join(out, 'index.html'))) {
    throw new Failure(`The build of the web left no index.html in ${out} (FLEXA_WEB_DIST).`);
  }
  await writeFile(stamp, digest);
}

function readStamp(stamp: string): Promise<string | null> {
  return readFile(stamp, 'utf8').catch(() => null);
}

/** Starts Vite's dev server. Hosting has no build then, so its page links to the dev server. */
export async function serveWeb(
  supervisor: ProcessSupervisor,
  dir: string,
  ports: Ports,
  addresses: Addresses,
  onLine: (line: string) => void,
): Promise<Family> {
  const page = `<!doctype html><title>Flexa</title><p>In development the portal is at
<a href="${addresses.web}">${addresses.web}</a>; this address serves the API only.`;
  await rm(locateStamp(dir), { force: true });
  for (const built of ['assets', 'api']) {
    await rm(join(dir, 'web', built), { recursive: true, force: true });
  }
  await writeFile(join(dir, 'web', 'index.html'), page);
  const vite = ['--host', HOST, '--port', String(ports.web), '--strictPort'];
  return supervisor.launch('npm', [...listNpmArguments('dev', 'web'), '--', ...vite], {
    cwd: ROOT,
    env: childEnvironment(webEnvironment(addresses)),
    onLine,
  });
}

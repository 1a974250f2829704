import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webEnvironment, type Addresses } from '../addresses';
import { Failure } from '../failure';
import type { ProcessSupervisor } from '../processes/supervisor';
import { ROOT } from '../paths';
import { HOST, type Ports } from '../ports';
import type { Family } from '../processes/processes';
import { digestOf } from './digest';
import { childEnvironment } from './environment';

/** Silent: what npm has to say about a script that fails would bury what the script said. */
function npmRun(script: string, workspace: string): string[] {
  return ['run', '--silent', script, '-w', workspace];
}

export function buildFunctions(supervisor: ProcessSupervisor): Promise<void> {
  return supervisor.run('The build of the functions', 'npm', npmRun('build', 'functions'), {
    cwd: ROOT,
    env: childEnvironment(),
  });
}

/**
 * The .pbiviz files of this machine, into /downloads of the web app built in a stack's folder. A process of
 * its own: it starts others.
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

/** Builds them again at every change, until stopped. */
export function watchFunctions(
  supervisor: ProcessSupervisor,
  onLine: (line: string) => void,
): Family {
  return supervisor.launch('npm', npmRun('dev', 'functions'), {
    cwd: ROOT,
    env: childEnvironment(),
    onLine,
  });
}

/** What the web is built from. */
const WEB_SOURCES = ['web', 'packages', 'package-lock.json', 'tsconfig.base.json'];

/** Beside a finished build: what it was built from. */
function stampOf(dir: string): string {
  return join(dir, 'web.built-from');
}

/**
 * Builds the web into the stack's own folder, unless it holds a build of the same sources. The addresses
 * of the emulators are part of the result, so two stacks can't share one, and web/dist stays what is
 * deployed.
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
  const digest = await digestOf(ROOT, WEB_SOURCES, values);
  const stamp = stampOf(dir);
  if (existsSync(join(out, 'index.html')) && (await stampedWith(stamp)) === digest) return;

  await rm(stamp, { force: true });
  await rm(out, { recursive: true, force: true });
  await supervisor.run('The build of the web', 'npm', npmRun('build', 'web'), { cwd: ROOT, env });
  if (!existsSync(join(out, 'index.html'))) {
    throw new Failure(`The build of the web left no index.html in ${out} (FLEXA_WEB_DIST).`);
  }
  await writeFile(stamp, digest);
}

function stampedWith(stamp: string): Promise<string | null> {
  return readFile(stamp, 'utf8').catch(() => null);
}

/** Vite's dev server. Hosting has nothing built to show then, and says where to look. */
export async function serveWeb(
  supervisor: ProcessSupervisor,
  dir: string,
  ports: Ports,
  addresses: Addresses,
  onLine: (line: string) => void,
): Promise<Family> {
  const page = `<!doctype html><title>Flexa</title><p>In development the portal is at
<a href="${addresses.web}">${addresses.web}</a>; this address serves the API only.`;
  await rm(stampOf(dir), { force: true });
  for (const built of ['assets', 'api']) {
    await rm(join(dir, 'web', built), { recursive: true, force: true });
  }
  await writeFile(join(dir, 'web', 'index.html'), page);
  const vite = ['--host', HOST, '--port', String(ports.web), '--strictPort'];
  return supervisor.launch('npm', [...npmRun('dev', 'web'), '--', ...vite], {
    cwd: ROOT,
    env: childEnvironment(webEnvironment(addresses)),
    onLine,
  });
}

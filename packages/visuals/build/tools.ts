import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestContents, digestFolder } from './digest';
import { LICENSE_PACKAGE, PACKAGE, TOOLS } from './places';
import { runProgram } from './run-program';

export const readIfThere = (path: string) => readFile(path, 'utf8').catch(() => null);

/**
 * Microsoft's tool in a folder of its own, by its own lockfile. It rewrites package.json, needs
 * TypeScript 5, and brings 500 packages that nobody who installs the portal has to wait for.
 */
export async function installTools(): Promise<string> {
  const lock = await readFile(join(PACKAGE, 'tools', 'package-lock.json'));
  const digest = digestContents([lock, process.version]);
  const stamp = join(TOOLS, 'installed');
  if ((await readIfThere(stamp)) === digest) return digest;
  await rm(TOOLS, { recursive: true, force: true });
  await mkdir(TOOLS, { recursive: true });
  await cp(join(PACKAGE, 'tools'), TOOLS, { recursive: true });
  await runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: TOOLS });
  await writeFile(stamp, digest);
  return digest;
}

/** Our licence check as it is published, the way any other maker of visuals gets it. */
export async function installLicense(): Promise<string> {
  const source = digestFolder(join(LICENSE_PACKAGE, 'src'));
  const stamp = join(TOOLS, 'license-built');
  const dist = join(LICENSE_PACKAGE, 'dist');
  const target = join(TOOLS, 'node_modules', '@flexa', 'license');
  if ((await readIfThere(stamp)) === source) return source;
  await runProgram(process.execPath, ['scripts/build.mjs'], { cwd: LICENSE_PACKAGE });
  await rm(target, { recursive: true, force: true });
  await cp(dist, target, { recursive: true });
  await writeFile(stamp, source);
  return source;
}

import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../stack/paths';

const run = promisify(execFile);

const CACHE = join(ROOT, '.cache');

/** File name of the package. It has no version, so that the download address is stable. */
const PACKAGE = 'flexa-license.tgz';

/** Packs `@flexa/license` for makers of visuals into a folder from which the portal offers it. */
export async function offerLicensePackage(dir: string): Promise<void> {
  // Below the repository, where the build finds the packages it bundles to measure its size.
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'license-'));
  try {
    const dist = join(folder, 'dist');
    const script = join(ROOT, 'packages', 'license', 'scripts', 'build.mjs');
    await run(process.execPath, [script, dist]);
    await run('npm', ['pack', '--pack-destination', folder], { cwd: dist });
    const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
    if (packed === undefined) throw new Error('npm pack wrote no package of @flexa/license.');
    await mkdir(dir, { recursive: true });
    await copyFile(join(folder, packed), join(dir, PACKAGE));
  } finally {
    await rm(folder, { recursive: true });
  }
}

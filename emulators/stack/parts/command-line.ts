import type { PublicKey } from '@flexa/license';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths';

const run = promisify(execFile);

/** The package of the command line; its version is inside, so the address stays. */
const PACKAGE = 'flexa-theme.tgz';

/** Puts flexa-theme where the portal offers it, with the portal's keys: npm installs it from its address. */
export async function offerCommandLine(keys: readonly PublicKey[], dir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-theme-'));
  try {
    const dist = join(folder, 'dist');
    const script = join(ROOT, 'packages', 'theme-cli', 'scripts', 'build.mjs');
    const env = { ...process.env, FLEXA_LICENSE_KEY_SET: JSON.stringify({ keys }) };
    await run(process.execPath, [script, dist], { env });
    await run('npm', ['pack', '--pack-destination', folder], { cwd: dist });
    const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
    if (packed === undefined) throw new Error('npm packed no flexa-theme');
    await mkdir(dir, { recursive: true });
    await copyFile(join(folder, packed), join(dir, PACKAGE));
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offerCommandLine } from './command-line';
import { readLocalOptions } from './visual-packages';

// npm is slow on a busy machine.
test(
  'npm installs the packed flexa-theme, which asks for a licence in CI',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'command-line-'));
    try {
      const { keys } = await readLocalOptions({});
      await offerCommandLine(keys, join(folder, 'downloads'));
      const call = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
        spawnSync(command, args, {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: process.env.PATH, ...env },
        });
      const args = [
        'install',
        '--offline',
        '--no-audit',
        '--no-fund',
        './downloads/flexa-theme.tgz',
      ];
      expect(call('npm', args)).toMatchObject({ status: 0 });
      await writeFile(
        join(folder, 'night.json'),
        '{"name":"Night","preset":"Meridian","page":"dark"}',
      );
      const bin = join(folder, 'node_modules/.bin/flexa-theme');
      expect(call(bin, ['build', 'night.json'])).toMatchObject({ status: 0, stderr: '' });
      const inPipeline = call(bin, ['build', 'night.json'], { CI: 'true' });
      expect(inPipeline.status).toBe(3);
      expect(inPipeline.stderr).toContain('FLEXA_LICENCE');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

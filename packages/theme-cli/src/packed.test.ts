import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './run';

const root = join(import.meta.dirname, '..');

// npm itself takes its time on a busy machine.
const patient = { timeout: 120_000 };

test(
  'what is published runs in an empty folder, offline, and makes the same bytes',
  patient,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'flexa-theme-packed-'));
    try {
      const [dist, empty] = [join(folder, 'dist'), join(folder, 'empty')];
      mkdirSync(empty);
      execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), dist]);
      execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: dist, stdio: 'pipe' });
      const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
      const install = ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)];
      execFileSync('npm', install, { cwd: empty, stdio: 'pipe' });
      writeFileSync(
        join(empty, 'night.json'),
        '{"name":"Night","preset":"Meridian","page":"dark"}',
      );
      const bin = join(empty, 'node_modules/.bin/flexa-theme');
      const args = ['build', 'night.json'];
      const out = execFileSync(bin, args, { cwd: empty, encoding: 'utf8' });
      expect(out).toBe(`${run(args, { cwd: empty, env: {}, keys: [] }).out}\n`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

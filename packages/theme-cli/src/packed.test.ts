import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { zipFiles } from '@flexa/theme-engine/zip';
import { expect, test } from 'vitest';
import { loadValidator } from './microsoft';
import { run } from './run';

const root = join(import.meta.dirname, '..');
const VALIDATOR = '@microsoft/powerbi-report-authoring-cli';
const FUAM = readSampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;

// npm is slow on a busy machine.
const patient = { timeout: 120_000 };

const readMicrosoftWarnings = (out: string) => {
  const { results } = JSON.parse(out) as { results: { microsoft: boolean; warnings: unknown }[] };
  return results[0]?.microsoft ? results[0].warnings : null;
};

/**
 * Packs the package, installs it offline in an empty folder, and returns a function that calls it
 * there.
 */
function installPacked(folder: string) {
  const [dist, empty] = [join(folder, 'dist'), join(folder, 'empty')];
  mkdirSync(empty);
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), dist]);
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: dist, stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const install = ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)];
  execFileSync('npm', install, { cwd: empty, stdio: 'pipe' });
  const bin = join(empty, 'node_modules/.bin/flexa-theme');
  const call = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(bin, args, { cwd: empty, encoding: 'utf8' });
    return { stdout, stderr, status };
  };
  return { empty, call };
}

test(
  'the published package runs offline in an empty folder, with and without Microsoft’s validator',
  patient,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flexa-theme-packed-'));
    try {
      const { empty, call } = installPacked(folder);
      writeFileSync(
        join(empty, 'night.json'),
        '{"name":"Night","preset":"Meridian","page":"dark"}',
      );
      const args = ['build', 'night.json'];
      const { out } = await run(args, { cwd: empty, env: {}, keys: [] });
      expect(call(...args).stdout).toBe(`${out}\n`);

      writeFileSync(join(empty, 'sales.zip'), zipFiles(new Map(FUAM)));
      const asked = ['check', 'sales.zip', '--json'];
      const findWarnings = () => readMicrosoftWarnings(call(...asked).stdout);
      expect(existsSync(join(empty, 'node_modules', VALIDATOR))).toBe(false);
      expect(findWarnings()).toBeNull();

      // A checked folder may contain programs, none of which must run.
      const elsewhere = join(empty, 'repository');
      mkdirSync(join(elsewhere, 'node_modules', VALIDATOR), { recursive: true });
      writeFileSync(join(elsewhere, 'node_modules', VALIDATOR, 'index.js'), 'process.exit(9)');
      writeFileSync(join(elsewhere, 'sales.zip'), zipFiles(new Map(FUAM)));
      expect(call('check', 'repository/sales.zip').status).not.toBe(9);

      mkdirSync(dirname(join(empty, 'node_modules', VALIDATOR)), { recursive: true });
      symlinkSync(
        join(root, '../../node_modules', VALIDATOR),
        join(empty, 'node_modules', VALIDATOR),
      );
      const { out: same } = await run(asked, {
        cwd: empty,
        env: {},
        keys: [],
        validator: loadValidator,
      });
      expect(findWarnings()).toEqual(readMicrosoftWarnings(same));
      expect(findWarnings()).not.toBeNull();

      // The command reports a broken validator instead of ignoring it.
      rmSync(join(empty, 'node_modules', VALIDATOR));
      mkdirSync(join(empty, 'node_modules', VALIDATOR));
      writeFileSync(
        join(empty, 'node_modules', VALIDATOR, 'package.json'),
        '{"type":"module","exports":"./index.js"}',
      );
      writeFileSync(join(empty, 'node_modules', VALIDATOR, 'index.js'), "import 'not-there';");
      const { status, stderr } = call('check', 'sales.zip');
      expect(stderr).toMatch(/is installed but can't be loaded: .*not-there/);
      expect(status).toBe(2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

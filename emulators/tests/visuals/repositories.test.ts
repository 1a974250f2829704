import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { layOutRepositories } from '@flexa/visuals/build';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLocalOptions } from '../../downloads/visual-packages';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repositories-'));
  const clone = join(folder, 'flexa-bridge');
  await mkdir(join(clone, '.git'), { recursive: true });
  await mkdir(join(clone, 'src', 'gone'), { recursive: true });
  await writeFile(join(clone, '.git', 'HEAD'), 'ref: refs/heads/certification\n');
  await layOutRepositories(folder, await readLocalOptions());
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test.each(FLEXA_VISUALS)(
  'the repository of $name has all it needs and no other visual',
  async ({ name }) => {
    const dir = join(folder, `flexa-${name}`);
    expect(await readdir(dir)).toEqual(
      expect.arrayContaining([
        ...['.gitignore', 'capabilities.json', 'package-lock.json', 'package.json', 'pbiviz.json'],
        ...['eslint.config.mjs', 'tsconfig.json', 'assets', 'stringResources'],
      ]),
    );
    expect(await readdir(dir)).not.toContain('node_modules');
    expect(await readdir(join(dir, 'license'))).toEqual(
      expect.arrayContaining(['index.js', 'index.d.ts', 'package.json']),
    );
    const sources = await readdir(join(dir, 'src'));
    const visuals = FLEXA_VISUALS.map((visual) => visual.name).filter((name) =>
      sources.includes(name),
    );
    expect(visuals).toEqual([name]);
  },
);

test('updating a repository keeps its clone and deletes files that have left the source', async () => {
  const clone = join(folder, 'flexa-bridge');
  expect(await readdir(join(clone, '.git'))).toEqual(['HEAD']);
  expect(await readdir(join(clone, 'src'))).not.toContain('gone');
});

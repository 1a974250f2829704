import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CACHE } from '../paths';
import { portsFrom, SERVICES } from '../ports';
import { configFor, readFirebaseConfig } from './config';

/** What listens without being one of firebase-tools' emulators. */
const OURS = ['web', 'stripe', 'smtp', 'mail', 'botCheck'];

const dir = join(CACHE, 'worlds', '5000');

test('the ports of firebase.json are those a world uses by itself', async () => {
  const base = await readFirebaseConfig();
  expect(configFor(base, dir, portsFrom({})).emulators).toEqual(base.emulators);
});

test('every port can be moved', async () => {
  const moved = Object.values(SERVICES).map(({ variable }, index) => [
    variable,
    `${20000 + index}`,
  ]);
  const ports = portsFrom(Object.fromEntries(moved) as Record<string, string>);
  const { emulators } = configFor(await readFirebaseConfig(), dir, ports);
  const used = JSON.stringify(emulators);
  expect(used).not.toMatch(/"(websocketP|p)ort":(?!200)/);
  for (const [name, port] of Object.entries(ports)) {
    if (!OURS.includes(name)) expect(used).toContain(String(port));
  }
});

test('paths lead from the folder of the world to the repository', async () => {
  const { functions, firestore, hosting } = configFor(
    await readFirebaseConfig(),
    dir,
    portsFrom({}),
  );
  expect(existsSync(join(resolve(dir, functions.source), 'package.json'))).toBe(true);
  expect(existsSync(firestore.rules)).toBe(true);
  expect(existsSync(firestore.indexes)).toBe(true);
  expect(hosting.public).toBe('web');
});

test('what Hosting does with a path is taken over unchanged', async () => {
  const base = await readFirebaseConfig();
  const { hosting } = configFor(base, dir, portsFrom({}));
  expect({ ...hosting, public: base.hosting.public }).toEqual(base.hosting);
});

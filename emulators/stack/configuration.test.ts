import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPorts, SERVICES } from './addresses';
import { adaptFirebaseConfig, readFirebaseConfig, type HeaderRule } from './configuration';
import { CACHE } from './paths';

/** Services that are not emulators of firebase-tools. */
const OURS = ['web', 'stripe', 'smtp', 'mail', 'botCheck'];

const dir = join(CACHE, 'stacks', '5000');

test('the default ports are those of firebase.json', async () => {
  const base = await readFirebaseConfig();
  expect(adaptFirebaseConfig(base, dir, readPorts({})).emulators).toEqual({
    ...base.emulators,
    singleProjectMode: false,
  });
});

test('the configuration of a stack moves every port of the emulators', async () => {
  const environment = Object.values(SERVICES).map(({ variable }, index) => [
    variable,
    `${20000 + index}`,
  ]);
  const ports = readPorts(Object.fromEntries(environment) as Record<string, string>);
  const { emulators } = adaptFirebaseConfig(await readFirebaseConfig(), dir, ports);
  const configured = JSON.stringify(emulators);
  expect(configured).not.toMatch(/"(websocketP|p)ort":(?!200)/);
  for (const [name, port] of Object.entries(ports)) {
    if (!OURS.includes(name)) expect(configured).toContain(String(port));
  }
});

test('the configuration of a stack rewrites paths to lead from its folder to the repository', async () => {
  const { functions, firestore, hosting } = adaptFirebaseConfig(
    await readFirebaseConfig(),
    dir,
    readPorts({}),
  );
  expect(existsSync(join(resolve(dir, functions.source), 'package.json'))).toBe(true);
  expect(resolve(dir, functions.source)).toBe(resolve(dir, functions.configDir));
  expect(existsSync(firestore.rules)).toBe(true);
  expect(existsSync(firestore.indexes)).toBe(true);
  expect(hosting.public).toBe('web');
});

test('the configuration of a stack keeps the rewrites and redirects of Hosting', async () => {
  const base = await readFirebaseConfig();
  const { hosting } = adaptFirebaseConfig(base, dir, readPorts({}));
  const { public: folder, headers } = base.hosting;
  expect({ ...hosting, public: folder, headers }).toEqual(base.hosting);
});

test('the content security policy of a stack allows its services and is otherwise unchanged', async () => {
  const readPolicy = (headers: readonly HeaderRule[]) =>
    headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')
      ?.value ?? '';
  const base = await readFirebaseConfig();
  const ports = readPorts({});
  const policy = readPolicy(adaptFirebaseConfig(base, dir, ports).hosting.headers);
  const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src '));
  for (const port of [ports.auth, ports.firestore, ports.botCheck]) {
    expect(connect?.split(' ')).toContain(`http://127.0.0.1:${port}`);
  }
  const withoutLocal = policy.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '');
  expect(withoutLocal).toBe(readPolicy(base.hosting.headers));
});

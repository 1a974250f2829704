import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CACHE } from '../paths';
import { readPorts, SERVICES } from '../ports';
import { adaptConfig, readFirebaseConfig } from './config';
import type { Rule } from './local-policy';

/** Services that are not emulators of firebase-tools. */
const OURS = ['web', 'stripe', 'smtp', 'mail', 'botCheck'];

const dir = join(CACHE, 'stacks', '5000');

test('the default ports are those of firebase.json', async () => {
  const base = await readFirebaseConfig();
  expect(adaptConfig(base, dir, readPorts({})).emulators).toEqual({
    ...base.emulators,
    singleProjectMode: false,
  });
});

test('moves every port of the emulators', async () => {
  const moved = Object.values(SERVICES).map(({ variable }, index) => [
    variable,
    `${20000 + index}`,
  ]);
  const ports = readPorts(Object.fromEntries(moved) as Record<string, string>);
  const { emulators } = adaptConfig(await readFirebaseConfig(), dir, ports);
  const used = JSON.stringify(emulators);
  expect(used).not.toMatch(/"(websocketP|p)ort":(?!200)/);
  for (const [name, port] of Object.entries(ports)) {
    if (!OURS.includes(name)) expect(used).toContain(String(port));
  }
});

test('rewrites paths to lead from the folder of the stack to the repository', async () => {
  const { functions, firestore, hosting } = adaptConfig(
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

test('firebase.json publishes no source map', async () => {
  const { hosting } = await readFirebaseConfig();
  expect(hosting).toMatchObject({ ignore: expect.arrayContaining(['**/*.map']) as unknown });
});

test('Hosting lets caches keep openapi.json and leaves the other paths below /api to the functions', async () => {
  const { headers } = (await readFirebaseConfig()).hosting;
  const rules = headers
    .filter(({ source }) => /\bapi\b/.test(source))
    .flatMap((rule) =>
      rule.headers
        .filter(({ key }) => key === 'Cache-Control')
        .map(({ value }) => `${rule.source} ${value}`),
    );
  expect(rules).toEqual([
    '!/@(api|stripe|assets|fonts|og)/** no-cache',
    '/api/v1/openapi.json public, max-age=3600',
  ]);
});

test('keeps the rewrites and redirects of Hosting', async () => {
  const base = await readFirebaseConfig();
  const { hosting } = adaptConfig(base, dir, readPorts({}));
  const { public: folder, headers } = base.hosting;
  expect({ ...hosting, public: folder, headers }).toEqual(base.hosting);
});

describe('the content security policy', () => {
  const policyIn = (headers: readonly Rule[]) =>
    headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')
      ?.value ?? '';
  const directives = (policy: string) =>
    new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

  test('allows only scripts that are files of a listed origin', async () => {
    const policy = directives(policyIn((await readFirebaseConfig()).hosting.headers));
    expect(policy.get('script-src')).toContain("'self'");
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*(?!\.)|data:|http:/);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  // Sources: Stripe's security guide, Google's CSP guide for Analytics 4, reCAPTCHA's FAQ, and the requests of
  // Firebase's SDK.
  test.each([
    ['script-src', 'https://js.stripe.com'],
    ['script-src', 'https://*.js.stripe.com'],
    ['frame-src', 'https://js.stripe.com'],
    ['frame-src', 'https://*.js.stripe.com'],
    ['frame-src', 'https://hooks.stripe.com'],
    ['connect-src', 'https://api.stripe.com'],
    ['script-src', 'https://*.googletagmanager.com'],
    ['img-src', 'https://*.googletagmanager.com'],
    ['img-src', 'https://*.google-analytics.com'],
    ['connect-src', 'https://*.googletagmanager.com'],
    ['connect-src', 'https://*.google-analytics.com'],
    ['connect-src', 'https://*.analytics.google.com'],
    ['connect-src', 'https://www.google.com'],
    ['connect-src', 'https://firebase.googleapis.com'],
    ['connect-src', 'https://firebaseinstallations.googleapis.com'],
    ['script-src', 'https://apis.google.com'],
    ['frame-src', 'https://*.firebaseapp.com'],
    ['connect-src', 'https://identitytoolkit.googleapis.com'],
    ['connect-src', 'https://securetoken.googleapis.com'],
    ['connect-src', 'https://firestore.googleapis.com'],
    ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
    ['script-src', 'https://www.google.com/recaptcha/'],
    ['script-src', 'https://www.gstatic.com/recaptcha/'],
    ['frame-src', 'https://www.google.com/recaptcha/'],
  ])('%s allows %s', async (directive, origin) => {
    const policy = directives(policyIn((await readFirebaseConfig()).hosting.headers));
    expect(policy.get(directive)).toContain(origin);
  });

  test('allows the services of a stack in that stack only', async () => {
    const base = await readFirebaseConfig();
    const ports = readPorts({});
    const { headers } = adaptConfig(base, dir, ports).hosting;
    const [deployed, local] = [policyIn(base.hosting.headers), policyIn(headers)];
    expect(deployed).not.toContain('127.0.0.1');
    for (const port of [ports.auth, ports.firestore, ports.botCheck]) {
      expect(directives(local).get('connect-src')).toContain(`http://127.0.0.1:${port}`);
    }
    const withoutLocal = local.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '');
    expect(withoutLocal).toBe(deployed);
  });
});

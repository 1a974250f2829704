import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../src/manifests';
import { findForbidden } from './bundle';
import { buildOptions } from './options';
import { SOURCES } from './places';
import { isSourceOf } from './project';

const SITE = 'https://flexa.example';

test.each([
  'fetch("/x")',
  'new XMLHttpRequest()',
  'new WebSocket(u)',
  'navigator.sendBeacon(u)',
  'import("./more.js")',
  'eval(text)',
  'new Function(text)',
  'e.innerHTML = text',
  'localStorage.key',
  'const u = "https://elsewhere.example/x"',
  'const u = "https://flexa.example.evil/x"',
])('refuses a bundle with %s', (js) => {
  expect(findForbidden(`a();${js};b()`, [`${SITE}/`])).toHaveLength(1);
});

test('accepts a bundle without network access or storage', () => {
  const js =
    'const ns="http://www.w3.org/2000/svg",help="https://flexa.example/document";evaluate(prefetch)';
  expect(findForbidden(js, ['http://www.w3.org/', `${SITE}/`])).toEqual([]);
});

test('a release uses only the public members of keys, and names missing settings', () => {
  const env = {
    FLEXA_LICENSE_KEY_SET:
      '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"a","kid":"k","d":"secret"}]}',
    VITE_PUBLIC_URL: SITE,
    SUPPORT_EMAIL: 'support@flexa.example',
  };
  expect(buildOptions(env)).toEqual({
    keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'a', kid: 'k' }],
    revocations: '',
    siteUrl: SITE,
    supportEmail: 'support@flexa.example',
  });
  expect(() => buildOptions({ ...env, SUPPORT_EMAIL: '' })).toThrow(/SUPPORT_EMAIL/);
  expect(() => buildOptions({ ...env, FLEXA_LICENSE_KEY_SET: '{"keys":[]}' })).toThrow(/no key/);
});

test.each([
  ['variance-columns/draw.ts', true],
  ['host/release.ts', true],
  ['scene/patch.ts', true],
  ['scene/react.ts', false],
  ['variance-columns/draw.test.ts', false],
  ['variance-columns/testing.ts', false],
  ['bridge/draw.ts', false],
  ['variance-columns/index.ts', false],
  ['manifests.ts', false],
])('%s is a source of variance columns: %s', (file, expected) => {
  expect(isSourceOf('variance-columns', file)).toBe(expected);
});

test.each(MANIFESTS.map(({ name }) => name))(
  'lays out every module that %s imports',
  async (name) => {
    const all = await readdir(SOURCES, { recursive: true });
    const sources = all.filter((file) => /\.ts$/.test(file) && isSourceOf(name, file));
    const missing: string[] = [];
    for (const file of sources) {
      const text = await readFile(join(SOURCES, file), 'utf8');
      for (const [, path = ''] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
        const target = join(dirname(file), path);
        const places = [`${target}.ts`, join(target, 'index.ts'), `${target}.d.ts`];
        if (!places.some((place) => sources.includes(place))) missing.push(`${file}: ${path}`);
      }
    }
    expect(sources).toContain(`${name}/visual.ts`);
    expect(missing).toEqual([]);
  },
);

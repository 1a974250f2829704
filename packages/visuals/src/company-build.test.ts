import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { embedKey, EMBEDDED_KEY_MARKER, formatCompanyVersion } from './company-build';

const BUILD = 12;
const KEY = 'eyJhbGciOiJFZERTQSJ9.eyJsaWMiOiJvcmRlciJ9.c2ln_bmF0-dXJl';

/** Makes a package whose script has the given text where the key goes. */
function createPackage(place = EMBEDDED_KEY_MARKER): Uint8Array {
  const visual = { guid: 'flexaBridge92DC', version: '1.2.3.0' };
  const json = (value: object) => strToU8(JSON.stringify(value));
  return zipSync({
    'package.json': json({ version: '1.2.3.0', visual }),
    'resources/flexaBridge92DC.pbiviz.json': json({
      visual,
      version: '1.2.3.0',
      content: { js: `const a='${place}';read(a)`, css: '' },
    }),
  });
}

const readJson = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([path, content]) => [
    path,
    JSON.parse(strFromU8(content)) as Record<string, unknown>,
  ]);

test('puts the key into the script, keeps the GUID and counts the version up', () => {
  const { bytes, ...description } = embedKey(createPackage(), KEY, BUILD);
  const visual = { guid: 'flexaBridge92DC', version: '1.2.3.12' };
  expect(description).toEqual(visual);
  expect(Object.fromEntries(readJson(bytes))).toEqual({
    'package.json': { version: '1.2.3.12', visual },
    'resources/flexaBridge92DC.pbiviz.json': {
      visual,
      version: '1.2.3.12',
      content: { js: `const a='${KEY}';read(a)`, css: '' },
    },
  });
});

test('makes the same bytes of the same key at any time', () => {
  const file = createPackage();
  expect(embedKey(file, KEY, BUILD).bytes).toEqual(embedKey(file, KEY, BUILD).bytes);
});

test('each build of a company has a later version than the one before', () => {
  const versions = [1, 2, 10].map((build) => formatCompanyVersion('1.2.3.0', build));
  expect(versions).toEqual(['1.2.3.1', '1.2.3.2', '1.2.3.10']);
});

test.each([0, -1, 1.5, 65_536, Number.NaN])('refuses %j as the number of a build', (build) =>
  expect(() => embedKey(createPackage(), KEY, build)).toThrow('not the number of a build'),
);

test.each(['', 'no-dots', `a.b"+steal()+"`, "a.b'", 'a.b\\', 'a.b\nc'])(
  'refuses %j as a key, which could end the string it is put into',
  (key) => expect(() => embedKey(createPackage(), key, BUILD)).toThrow('not a licence key'),
);

test.each(['', EMBEDDED_KEY_MARKER.repeat(2)])(
  'refuses a script that does not have exactly one place for the key: %j',
  (place) => expect(() => embedKey(createPackage(place), KEY, BUILD)).toThrow('no place for a key'),
);

test('refuses a zip without a visual', () => {
  expect(() => embedKey(zipSync({}), KEY, BUILD)).toThrow('no script');
});

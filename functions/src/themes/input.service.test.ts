import { describe, expect, test } from 'vitest';
import { composeHandlers } from '../compose';
import { API_PREFIX } from '@flexa/contracts/operation';
import { createApp } from '../http/app';
import { createTestPortal } from '../testing/test-portal';
import { createToken } from '../testing/accounts';

/** Posts raw text, for JSON that no JavaScript object represents. */
async function setUpThemeHttp() {
  const portal = createTestPortal();
  const { platform } = portal;
  const me = portal.caller('me');
  await portal.signUp(me, 'Nora');
  const token = createToken(platform.config.projectId, { uid: 'me', email: 'me@flexa.test' });
  const app = createApp(platform, composeHandlers(platform));

  /** Saves a theme given as the text of its JSON. */
  async function save(theme: string, name = '"Mine"') {
    const response = await app.request(`${API_PREFIX}/theme`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: `{"name":${name},"theme":${theme}}`,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  return { portal, me, save };
}

/** Builds a theme of a given size in bytes. */
function buildSizedTheme(bytes: number): string {
  const frame = '{"text":""}'.length;
  return `{"text":"${'x'.repeat(bytes - frame)}"}`;
}

/** Builds a theme with a given number of levels, including the theme itself. */
const buildNestedTheme = (levels: number) =>
  `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

const expectRefusal = (message: RegExp) => ({
  status: 400,
  body: {
    code: 'invalid-argument',
    details: [{ field: 'theme', message: expect.stringMatching(message) as string }],
  },
});

test('a theme of 200 kB is saved, and one byte more is refused', async () => {
  const { save } = await setUpThemeHttp();
  expect(await save(buildSizedTheme(200_000))).toMatchObject({ status: 201 });
  expect(await save(buildSizedTheme(200_001))).toMatchObject(expectRefusal(/200 kB/));
});

test('the size limit of a theme counts bytes, not characters', async () => {
  const { save } = await setUpThemeHttp();
  expect(await save(`{"text":"${'é'.repeat(100_000)}"}`)).toMatchObject(expectRefusal(/200 kB/));
});

test.each([1_000, 50_000, 150_000])('a theme nested %i levels deep is refused', async (levels) => {
  const { save } = await setUpThemeHttp();
  expect(await save(buildNestedTheme(levels))).toMatchObject(expectRefusal(/levels/));
});

test('a theme of the deepest allowed nesting is returned unchanged', async () => {
  const { save, portal, me } = await setUpThemeHttp();
  const theme = buildNestedTheme(30);
  const { status, body } = await save(theme);
  expect(status).toBe(201);
  const stored = await portal.get('getTheme', me, { id: String(body['id']) });
  expect(JSON.stringify(stored.theme)).toBe(theme);
});

test('a theme may contain keys that are names in JavaScript', async () => {
  const { save, portal, me } = await setUpThemeHttp();
  const theme =
    '{"a":{"__proto__":{"isAdmin":true},"x":1},"constructor":{"prototype":{"y":2}},"toString":3}';
  const { status, body } = await save(theme);
  expect(status).toBe(201);
  const stored = await portal.get('getTheme', me, { id: String(body['id']) });
  expect(JSON.stringify(stored.theme)).toBe(theme);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('a theme can’t set the prototype of an object', async () => {
  const { save } = await setUpThemeHttp();
  const { status, body } = await save('{"__proto__":{"dataColors":["#123456"]},"name":"x"}');
  expect(status).toBe(201);
  expect(body).toMatchObject({ colors: [], theme: { name: 'x' } });
});

describe('values that are no theme', () => {
  test.each(['null', '[]', '"text"', '5', 'true'])('%s', async (theme) => {
    const { save } = await setUpThemeHttp();
    expect(await save(theme)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'theme' }] },
    });
  });
});

describe('values that are no name', () => {
  test.each([
    '""',
    '"   "',
    '"a\\nb"',
    '"\\ud800"',
    '"\\u202egnp"',
    `"${'x'.repeat(81)}"`,
    'null',
    '{}',
  ])('%s', async (name) => {
    const { save } = await setUpThemeHttp();
    expect(await save('{}', name)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'name' }] },
    });
  });
});

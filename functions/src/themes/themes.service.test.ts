import { describe, expect, test } from 'vitest';
import type { Caller } from '../platform/handlers';
import { DAY, createTestPortal, START, tally, type TestPortal } from '../testing/test-portal';
import { BLUES, REDS, listStoredPaths, createPortalWithPerson } from '../testing/themes';

const save = (portal: TestPortal, me: Caller, name = 'Blues', theme: object = BLUES) =>
  portal.get('createTheme', me, { name, theme: theme as Record<string, unknown> });

const toIsoTime = (milliseconds: number) => new Date(START.getTime() + milliseconds).toISOString();

const NO_THEME = { code: 'not-found', message: 'There is no such theme' };

test('a theme is saved, listed and read as it was sent', async () => {
  const { portal, me } = await createPortalWithPerson();
  // Nested lists, dots in keys and odd names, which Firestore can't store as they are.
  const theme = {
    ...BLUES,
    matrix: [[1, [2]], []],
    'visualStyles.*': { '*': { '': null, __name__: 'x', constructor: 1 } },
    half: '\ud800 alone',
    '\udfff': 'key',
    number: -1.5e-7,
  };
  const saved = await portal.run('createTheme', me, { name: '  Nordic  ', theme });
  expect(saved).toEqual({
    isNew: true,
    value: {
      id: expect.any(String) as string,
      name: 'Nordic',
      version: 1,
      colors: BLUES.dataColors,
      createdAt: toIsoTime(0),
      updatedAt: toIsoTime(0),
      theme,
    },
  });
  const { id } = await save(portal, me).then(({ id }) => portal.get('getTheme', me, { id }));
  expect((await portal.get('listThemes', me, {})).data.map((each) => each.id)).toContain(id);
  const nordic = (await portal.get('listThemes', me, {})).data.find(
    ({ name }) => name === 'Nordic',
  );
  expect(await portal.get('getTheme', me, { id: nordic?.id ?? '' })).toMatchObject({ theme });
});

test('the list of themes shows the latest first, without contents', async () => {
  const { portal, me } = await createPortalWithPerson();
  const ids: string[] = [];
  for (const day of [0, 1, 2]) {
    portal.setClock(day * DAY);
    ids.push((await save(portal, me, `Theme ${day}`)).id);
  }
  portal.setClock(3 * DAY);
  await portal.get('updateTheme', me, { id: ids[0] ?? '', theme: REDS });
  const { data } = await portal.get('listThemes', me, {});
  expect(data.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
  expect(data[0]).toEqual({
    id: ids[0],
    name: 'Theme 0',
    version: 2,
    colors: REDS.dataColors,
    createdAt: toIsoTime(0),
    updatedAt: toIsoTime(3 * DAY),
  });
});

describe('a repeated save', () => {
  const requestId = '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a';
  const content = { name: 'Blues', theme: BLUES };

  test('a retried save makes one theme, also while the first is still running', async () => {
    const { portal, me } = await createPortalWithPerson();
    const repeatCreation = () => portal.get('createTheme', me, { ...content, requestId });
    const saved = [
      ...(await Promise.all([repeatCreation(), repeatCreation()])),
      await repeatCreation(),
    ];
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(saved[2]).toEqual(saved[0]);
    const { data } = await portal.get('listThemes', me, {});
    expect(data.map(({ id }) => id)).toEqual([saved[0]?.id]);
  });

  test('a save with other content or without a request id makes another theme', async () => {
    const { portal, me } = await createPortalWithPerson();
    await portal.get('createTheme', me, { ...content, requestId });
    await portal.get('createTheme', me, { ...content, theme: REDS, requestId });
    await save(portal, me);
    await save(portal, me);
    expect((await portal.get('listThemes', me, {})).data).toHaveLength(4);
  });
});

describe('the limit of fifty themes', () => {
  test('fifty of sixty concurrent saves succeed, and one more after a deletion', async () => {
    const { portal, me } = await createPortalWithPerson();
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        portal.run('createTheme', me, { name: `Theme ${n}`, theme: BLUES }),
      ),
    );
    expect(tally(outcomes.map((outcome) => outcome.code ?? 'saved'))).toEqual({
      saved: 50,
      'too-many-themes': 10,
    });
    const { data } = await portal.get('listThemes', me, {});
    expect(data.length).toBe(50);

    await portal.get('deleteTheme', me, { id: data[7]?.id ?? '' });
    const more = await Promise.all(
      [1, 2].map(() => portal.run('createTheme', me, { name: 'x', theme: REDS })),
    );
    expect(tally(more.map((outcome) => outcome.code ?? 'saved'))).toEqual({
      saved: 1,
      'too-many-themes': 1,
    });
    expect((await portal.get('listThemes', me, {})).data.length).toBe(50);
  }, 60_000);
});

describe('versions of a theme', () => {
  test('every save is a version that can be read again', async () => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await save(portal, me);
    portal.setClock(DAY);
    const second = await portal.get('updateTheme', me, { id, theme: REDS });
    expect(second).toMatchObject({
      name: 'Blues',
      version: 2,
      theme: REDS,
      updatedAt: toIsoTime(DAY),
    });
    portal.setClock(2 * DAY);
    const third = await portal.get('updateTheme', me, { id, name: 'Renamed' });
    expect(third).toMatchObject({ name: 'Renamed', version: 3, theme: REDS });

    expect(await portal.get('getTheme', me, { id, version: 1 })).toEqual({
      id,
      name: 'Blues',
      version: 1,
      colors: BLUES.dataColors,
      createdAt: toIsoTime(0),
      updatedAt: toIsoTime(0),
      theme: BLUES,
    });
    expect(await portal.get('getTheme', me, { id })).toEqual(third);
    expect(await portal.run('getTheme', me, { id, version: 4 })).toMatchObject({
      code: 'not-found',
    });
  });

  test('a save without changes leaves the theme as it is', async () => {
    const { portal, me } = await createPortalWithPerson();
    const saved = await save(portal, me);
    expect(await portal.get('updateTheme', me, { id: saved.id })).toEqual(saved);
  });

  test('a save based on an older version is refused', async () => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await save(portal, me);
    await portal.get('updateTheme', me, { id, theme: REDS, version: 1 });
    expect(await portal.run('updateTheme', me, { id, name: 'Late', version: 1 })).toMatchObject({
      code: 'theme-changed',
    });
    expect(await portal.get('getTheme', me, { id })).toMatchObject({ name: 'Blues', version: 2 });
  });

  test('one of ten concurrent saves based on the same version succeeds; without a version all ten do', async () => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await save(portal, me);
    const updateTenTimes = (version?: number) =>
      Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          portal.run('updateTheme', me, { id, name: `By ${n}`, ...(version && { version }) }),
        ),
      );
    const strict = await updateTenTimes(1);
    expect(tally(strict.map((outcome) => outcome.code ?? 'saved'))).toEqual({
      saved: 1,
      'theme-changed': 9,
    });
    const loose = await updateTenTimes();
    expect(loose.every(({ code }) => code === undefined)).toBe(true);
    expect(await portal.get('getTheme', me, { id })).toMatchObject({ version: 12 });
  }, 60_000);

  test('the twenty-first version removes the oldest', async () => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await save(portal, me);
    for (let n = 2; n <= 23; n += 1) await portal.get('updateTheme', me, { id, name: `Save ${n}` });
    const versions = await portal.db.collection(`users/me/themes/${id}/versions`).listDocuments();
    expect(versions.map((version) => Number(version.id)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 4),
    );
    expect(await portal.get('getTheme', me, { id, version: 4 })).toMatchObject({ name: 'Save 4' });
    expect(await portal.run('getTheme', me, { id, version: 3 })).toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the bytes of a theme’s versions are bounded', () => {
  const buildLargeTheme = (n: number, length: number) => ({ text: String(n % 10).repeat(length) });
  const measureVersions = async ({ db }: TestPortal, id: string) => {
    const { docs } = await db.collection(`users/me/themes/${id}/versions`).get();
    const sizes = docs.map((version) => Buffer.byteLength(version.get('json') as string));
    return {
      versions: docs.map((version) => Number(version.id)).sort((a, b) => a - b),
      sum: sizes.reduce((a, b) => a + b, 0),
    };
  };

  test('versions above 1 MB together remove the oldest', async () => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await save(portal, me);
    for (let n = 2; n <= 12; n += 1) {
      // A renamed theme is a copy too.
      const change = n === 9 ? { name: 'Renamed' } : { theme: buildLargeTheme(n, 190_000) };
      await portal.get('updateTheme', me, { id, ...change });
    }
    const { versions, sum } = await measureVersions(portal, id);
    expect(sum).toBeLessThanOrEqual(1_000_000);
    expect(versions).toEqual([8, 9, 10, 11, 12]);
    expect(await portal.get('getTheme', me, { id, version: 8 })).toMatchObject({ version: 8 });
    expect(await portal.run('getTheme', me, { id, version: 7 })).toMatchObject({
      code: 'not-found',
    });
    // Small versions fit again.
    await portal.get('updateTheme', me, { id, theme: BLUES });
    expect((await measureVersions(portal, id)).versions).toEqual([8, 9, 10, 11, 12, 13]);
  });

  test('two concurrent saves keep the versions below 1 MB together', async () => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await save(portal, me);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        [1, 2, 3].map((n) =>
          portal.get('updateTheme', me, { id, theme: buildLargeTheme(n, 199_000) }),
        ),
      );
    }
    const { versions, sum } = await measureVersions(portal, id);
    expect(sum).toBeLessThanOrEqual(1_000_000);
    expect(versions).toEqual([9, 10, 11, 12, 13]);
  });
});

describe('a deleted theme', () => {
  test('deleting a theme deletes its versions and frees its place', async () => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await save(portal, me);
    await portal.get('updateTheme', me, { id, theme: REDS });
    expect(await portal.get('deleteTheme', me, { id })).toEqual({ deleted: true });
    expect(await listStoredPaths(portal)).toEqual([]);
    for (const again of [
      await portal.run('deleteTheme', me, { id }),
      await portal.run('getTheme', me, { id }),
      await portal.run('updateTheme', me, { id, name: 'Back' }),
    ]) {
      expect(again).toEqual(NO_THEME);
    }
    expect(await listStoredPaths(portal)).toEqual([]);
  });
});

test('other people’s themes are not found', async () => {
  const { portal, me } = await createPortalWithPerson();
  const { id } = await save(portal, me);
  const stranger = portal.caller('stranger', { isAdmin: true });
  await portal.signUp(stranger, 'Sam');
  expect(await portal.run('getTheme', stranger, { id })).toEqual(NO_THEME);
  expect(await portal.run('updateTheme', stranger, { id, name: 'Mine' })).toEqual(NO_THEME);
  expect(await portal.run('deleteTheme', stranger, { id })).toEqual(NO_THEME);
  expect((await portal.get('listThemes', stranger, {})).data).toEqual([]);
  expect(await portal.get('getTheme', me, { id })).toMatchObject({ name: 'Blues', version: 1 });
});

describe('an account', () => {
  test('an unknown account has no themes', async () => {
    const portal = createTestPortal();
    const nobody = portal.caller('nobody');
    expect(await portal.run('createTheme', nobody, { name: 'x', theme: BLUES })).toMatchObject({
      code: 'not-found',
    });
    expect(await listStoredPaths(portal, 'nobody')).toEqual([]);
  });
});

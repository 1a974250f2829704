import { describe, expect, test } from 'vitest';
import { TEAM_THEMES_MAX } from '@flexa/contracts/constants';
import { markProved } from '../platform/account';
import type { Caller } from '../platform/handlers';
import { addBuyer, addPerson, addSeatedLicense } from '../testing/licenses';
import { DAY, createTestPortal, START, tally, type TestPortal } from '../testing/test-portal';
import { findIn } from '../testing/stored-data';
import { BLUES, REDS } from '../testing/themes';

const NO_THEME = { code: 'not-found', message: 'There is no such theme' };
const REFUSED = { code: 'permission-denied' };

function requireValue<T>(
  outcome: { value: T; code?: undefined } | { code: string; message: string },
): T {
  if (outcome.code !== undefined) throw new Error(outcome.message);
  return outcome.value;
}

async function hold(
  portal: TestPortal,
  buyer: Caller,
  uid: string,
  id = 'order-1',
): Promise<Caller> {
  const person = await addPerson(portal, uid);
  const account = await portal.auth.updateUser(uid, { email: `${uid}@flexa.test` });
  await markProved(portal.auth, account);
  await portal.get('giveSeats', buyer, { id, emails: [`${uid}@flexa.test`] });
  await portal.get('acceptSeat', person, { id });
  return person;
}

/** Runs something once, right before the next transaction begins. */
function runBeforeTransaction({ db }: TestPortal, run: () => Promise<unknown>): void {
  const original = db.runTransaction.bind(db);
  db.runTransaction = (async (...rest: Parameters<typeof original>) => {
    db.runTransaction = original;
    await run();
    return original(...rest);
  }) as typeof original;
}

/** Creates a team with an owner, a manager and a member, and a theme shared by the owner. */
async function setUpTeam() {
  const portal = createTestPortal();
  const { buyer, license } = await addBuyer(portal, 5);
  await markProved(
    portal.auth,
    await portal.auth.updateUser('buyer', { email: 'buyer@flexa.test' }),
  );
  const [manager, member] = [
    await hold(portal, buyer, 'manager'),
    await hold(portal, buyer, 'member'),
  ];
  const appointed = { id: 'buyer', email: 'manager@flexa.test', role: 'manager' } as const;
  await portal.get('setTeamMember', buyer, appointed);
  const share = (who: Caller, name = 'House', theme: Record<string, unknown> = BLUES) =>
    portal.run('createTeamTheme', who, { teamId: 'buyer', name, theme });
  const { id } = requireValue(await share(buyer));
  return {
    portal,
    buyer,
    manager,
    member,
    license,
    share,
    id,
    read: (who: Caller) => portal.run('getTeamTheme', who, { id }),
    list: async (who: Caller) => (await portal.get('listTeamThemes', who, {})).data,
    save: (who: Caller, version: number, theme: Record<string, unknown> = REDS) =>
      portal.run('updateTeamTheme', who, { id, theme, version }),
  };
}

async function listPaths({ db }: TestPortal): Promise<string[]> {
  const themes = await db.collection('teamThemes').listDocuments();
  const versions = await Promise.all(
    themes.map((theme) => theme.collection('versions').listDocuments()),
  );
  return [...themes, ...versions.flat()].map(({ path }) => path).sort();
}

describe('the roles of a team', () => {
  test('owner, manager and member read a shared theme with its team and versions', async () => {
    const { buyer, manager, member, id, read, list } = await setUpTeam();
    const at = START.toISOString();
    for (const [who, role] of [
      [buyer, 'owner'],
      [manager, 'manager'],
      [member, 'member'],
    ] as const) {
      expect(requireValue(await read(who))).toEqual({
        id,
        name: 'House',
        version: 1,
        colors: BLUES.dataColors,
        createdAt: at,
        updatedAt: at,
        savedBy: 'Bea Buyer',
        theme: BLUES,
        team: { id: 'buyer', name: 'Bea Buyer', role },
        versions: [{ version: 1, savedAt: at, savedBy: 'Bea Buyer' }],
      });
      const shown = (await list(who)).map(({ team, themes }) => [team.role, themes.length]);
      expect(shown).toEqual([[role, 1]]);
    }
  });

  test('owner and manager share, save and delete; a member is refused each', async () => {
    const { portal, buyer, manager, member, id, share, save } = await setUpTeam();
    expect(await share(member)).toMatchObject(REFUSED);
    expect(await save(member, 1)).toMatchObject(REFUSED);
    expect(await portal.run('deleteTeamTheme', member, { id })).toMatchObject(REFUSED);
    expect(requireValue(await share(manager, 'Second'))).toMatchObject({ savedBy: 'manager' });
    expect(requireValue(await save(manager, 1))).toMatchObject({ version: 2, savedBy: 'manager' });
    expect(requireValue(await save(buyer, 2, BLUES)).versions).toMatchObject([
      { version: 3, savedBy: 'Bea Buyer' },
      { version: 2, savedBy: 'manager' },
      { version: 1, savedBy: 'Bea Buyer' },
    ]);
    expect((await portal.run('deleteTeamTheme', manager, { id })).code).toBeUndefined();
    expect(await portal.run('deleteTeamTheme', buyer, { id })).toMatchObject(NO_THEME);
  });

  /** The people who aren't in the team, each with the teams that they see in the list instead. */
  async function setUpOutsiders() {
    const setUp = await setUpTeam();
    const { portal, buyer } = setUp;
    const former = await hold(portal, buyer, 'former');
    const removed = { id: 'buyer', email: 'former@flexa.test', role: 'none' } as const;
    await portal.get('setTeamMember', buyer, removed);
    const otherOwner = await addPerson(portal, 'other');
    await addSeatedLicense(portal, 3, { id: 'order-9', userId: 'other' });
    const otherMember = await hold(portal, otherOwner, 'colleague', 'order-9');
    const otherTeam = { id: 'other', name: 'other' };
    return {
      ...setUp,
      outsiders: [
        { role: 'former member', who: former, teams: [] },
        {
          role: 'owner of another team',
          who: otherOwner,
          teams: [{ ...otherTeam, role: 'owner' }],
        },
        {
          role: 'member of another team',
          who: otherMember,
          teams: [{ ...otherTeam, role: 'member' }],
        },
        { role: 'person without a team', who: await addPerson(portal, 'visitor'), teams: [] },
        { role: 'admin', who: portal.caller('ada', { isAdmin: true }), teams: [] },
      ],
    };
  }

  test('former members, other teams, people without a team and admins find no theme', async () => {
    const { portal, buyer, id, share, read, save, list, outsiders } = await setUpOutsiders();
    for (const { role, who, teams } of outsiders) {
      const listed = (await list(who)).map(({ team }) => team);
      const answers = {
        list: listed,
        open: await read(who),
        openVersion: await portal.run('getTeamTheme', who, { id, version: 1 }),
        share: await share(who),
        save: await save(who, 1),
        rename: await portal.run('updateTeamTheme', who, { id, name: 'Mine', version: 1 }),
        delete: await portal.run('deleteTeamTheme', who, { id }),
      };
      expect(answers, role).toEqual({
        list: teams,
        open: NO_THEME,
        openVersion: NO_THEME,
        share: { code: 'not-found', message: 'There is no such team' },
        save: NO_THEME,
        rename: NO_THEME,
        delete: NO_THEME,
      });
    }
    expect(requireValue(await read(buyer))).toMatchObject({ version: 1, name: 'House' });
  });

  test('a member who is removed, and one who gives the seat back, lose the theme at once', async () => {
    const { portal, buyer, member, read, list } = await setUpTeam();
    const second = await hold(portal, buyer, 'second');
    expect((await read(second)).code).toBeUndefined();
    const { data } = await portal.get('listSeats', buyer, { id: 'order-1' });
    const { seat = 0 } = data.find(({ uid }) => uid === 'second') ?? {};
    await portal.get('takeSeatBack', second, { id: 'order-1', seat });
    const removed = { id: 'buyer', email: 'member@flexa.test', role: 'none' } as const;
    await portal.get('setTeamMember', buyer, removed);
    for (const former of [member, second]) {
      expect(await read(former)).toMatchObject(NO_THEME);
      expect(await list(former)).toEqual([]);
    }
  });

  test('a manager who is removed loses the theme, and may not change it as a member', async () => {
    const { portal, buyer, manager, read, save } = await setUpTeam();
    const change = (role: 'member' | 'none') =>
      portal.get('setTeamMember', buyer, { id: 'buyer', email: 'manager@flexa.test', role });
    await change('member');
    expect(requireValue(await read(manager)).team.role).toBe('member');
    expect(await save(manager, 1)).toMatchObject(REFUSED);
    await change('none');
    expect(await read(manager)).toMatchObject(NO_THEME);
  });

  test('a member whose licence has ended has left; the owner still has the themes', async () => {
    const { portal, buyer, manager, member, read, share } = await setUpTeam();
    portal.setClock(400 * DAY);
    expect(await read(member)).toMatchObject(NO_THEME);
    for (const who of [buyer, manager]) expect((await read(who)).code).toBeUndefined();
    expect(await share(buyer)).toMatchObject({ code: 'license-not-active' });
  });

  test('an account without a licence with seats can’t share', async () => {
    const portal = createTestPortal();
    const nora = await addPerson(portal, 'nora');
    const input = { teamId: 'nora', name: 'Blues', theme: BLUES };
    expect(await portal.run('createTeamTheme', nora, input)).toMatchObject({
      code: 'license-not-active',
    });
    const unproved = { ...nora, emailVerified: false };
    expect(await portal.run('listTeamThemes', unproved, {})).toMatchObject({
      code: 'email-not-verified',
    });
  });
});

describe('the versions of a shared theme', () => {
  test('the second of two concurrent saves of a team theme is refused, and nothing is lost', async () => {
    const { portal, buyer, manager, id, save, read } = await setUpTeam();
    const outcomes = await Promise.all([save(buyer, 1, REDS), save(manager, 1, { by: 'manager' })]);
    expect(tally(outcomes.map(({ code }) => code ?? 'saved'))).toEqual({
      saved: 1,
      'theme-changed': 1,
    });
    const { version } = requireValue(await read(buyer));
    expect(version).toBe(2);
    const first = await portal.get('getTeamTheme', buyer, { id, version: 1 });
    expect(first.theme).toEqual(BLUES);
  });

  test('a team theme keeps its last twenty versions, with the names of their authors', async () => {
    const { portal, buyer, id, save } = await setUpTeam();
    for (let version = 1; version <= 21; version += 1) {
      const { code } = await save(buyer, version, { version });
      expect(code).toBeUndefined();
    }
    const { versions } = await portal.get('getTeamTheme', buyer, { id });
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, n) => 22 - n),
    );
    expect(await portal.run('getTeamTheme', buyer, { id, version: 2 })).toMatchObject({
      code: 'not-found',
      message: 'This version is no longer available',
    });
    expect((await portal.get('getTeamTheme', buyer, { id, version: 3 })).theme).toEqual({
      version: 2,
    });
    await portal.get('deleteTeamTheme', buyer, { id });
    expect(await listPaths(portal)).toEqual([]);
  });

  test('a new name is a version with the same content; an empty change saves nothing', async () => {
    const { portal, buyer, id } = await setUpTeam();
    const renamed = { id, name: 'Lindqvist', version: 1 };
    expect(await portal.get('updateTeamTheme', buyer, renamed)).toMatchObject({
      name: 'Lindqvist',
      version: 2,
      theme: BLUES,
    });
    const unchanged = await portal.get('updateTeamTheme', buyer, { id, version: 2 });
    expect(unchanged.version).toBe(2);
    expect(await portal.run('updateTeamTheme', buyer, renamed)).toMatchObject({
      code: 'theme-changed',
    });
  });

  test('versions of a team theme show current names, and none after an account was deleted', async () => {
    const { portal, buyer, manager, id, save, read } = await setUpTeam();
    await save(manager, 1);
    await portal.get('updateUser', manager, { id: 'manager', name: 'Mona Berg' });
    expect(requireValue(await read(buyer)).savedBy).toBe('Mona Berg');
    const before = await portal.get('exportUser', manager, { uid: 'manager' });
    expect(before.teamThemes).toEqual([
      { team: 'buyer', name: 'House', version: 2, savedAt: START.toISOString() },
    ]);
    await portal.get('deleteUser', manager, { id: 'manager' });
    expect(requireValue(await read(buyer)).versions).toMatchObject([
      { version: 2, savedBy: null },
      { version: 1, savedBy: 'Bea Buyer' },
    ]);
    const stored = JSON.stringify((await portal.db.doc(`teamThemes/${id}`).get()).data());
    expect(stored).not.toContain('manager');
  });
});

describe('the number of themes', () => {
  test('a team has at most fifty themes, also when they are shared at once', async () => {
    const { buyer, manager, share, list } = await setUpTeam();
    for (let n = 2; n < TEAM_THEMES_MAX; n += 1) await share(buyer, `Theme ${n}`);
    const last = await Promise.all([share(buyer), share(manager), share(buyer)]);
    expect(tally(last.map(({ code }) => code ?? 'shared'))).toEqual({
      shared: 1,
      'too-many-team-themes': 2,
    });
    expect((await list(buyer))[0]?.themes).toHaveLength(TEAM_THEMES_MAX);
  });

  test('repeating a request adds no second team theme', async () => {
    const { portal, buyer, list } = await setUpTeam();
    const requestId = '0b0e7d3c-6c1e-4c5e-9a8e-2f1d7f3b9a10';
    const input = { teamId: 'buyer', name: 'Twice', theme: REDS, requestId };
    const [one, two] = await Promise.all([
      portal.get('createTeamTheme', buyer, input),
      portal.get('createTeamTheme', buyer, input),
    ]);
    expect(two.id).toBe(one.id);
    expect((await list(buyer))[0]?.themes).toHaveLength(2);
  });
});

describe('the themes of a team', () => {
  test('team themes move to the next owner, and the previous one manages them', async () => {
    const { portal, buyer, member, id, read, list } = await setUpTeam();
    await portal.get('transferTeam', buyer, { id: 'buyer', email: 'member@flexa.test' });
    expect(requireValue(await read(member)).team).toMatchObject({ id: 'member', role: 'owner' });
    expect(requireValue(await read(buyer)).team).toMatchObject({ id: 'member', role: 'manager' });
    expect((await list(member)).map(({ themes }) => themes.map((theme) => theme.id))).toEqual([
      [id],
    ]);
  });

  test('a theme is not shared with a team that was transferred in the meantime', async () => {
    const { portal, buyer, manager, member, share, list } = await setUpTeam();
    const transfer = () =>
      portal.get('transferTeam', buyer, { id: 'buyer', email: 'member@flexa.test' });
    runBeforeTransaction(portal, transfer);
    expect(await share(manager, 'Late')).toMatchObject({ code: 'not-found' });
    expect((await list(member))[0]?.themes.map(({ name }) => name)).toEqual(['House']);
    expect(await findIn(portal.db, 'Late')).toEqual([]);
  });

  test('an owner who transfers the team at the same time shares no theme', async () => {
    const { portal, buyer, share } = await setUpTeam();
    const transfer = () =>
      portal.get('transferTeam', buyer, { id: 'buyer', email: 'member@flexa.test' });
    runBeforeTransaction(portal, transfer);
    expect(await share(buyer, 'Late')).toMatchObject({ code: 'license-not-active' });
    expect(await findIn(portal.db, 'Late')).toEqual([]);
  });

  test('the next and the previous owner can save team themes during a transfer', async () => {
    const { portal, buyer, save } = await setUpTeam();
    const transfer = () =>
      portal.get('transferTeam', buyer, { id: 'buyer', email: 'member@flexa.test' });
    runBeforeTransaction(portal, transfer);
    expect(requireValue(await save(buyer, 1))).toMatchObject({
      version: 2,
      team: { id: 'member', role: 'manager' },
    });
  });

  test.each(['save', 'delete'] as const)(
    'team themes stay as they are when a manager is removed just before their %s',
    async (action) => {
      const { portal, buyer, manager, id, save, read } = await setUpTeam();
      const removed = { id: 'buyer', email: 'manager@flexa.test', role: 'none' } as const;
      runBeforeTransaction(portal, () => portal.get('setTeamMember', buyer, removed));
      const outcome =
        action === 'save'
          ? await save(manager, 1)
          : await portal.run('deleteTeamTheme', manager, { id });
      expect(outcome).toMatchObject(NO_THEME);
      expect(requireValue(await read(buyer)).version).toBe(1);
    },
  );

  test('team themes join those of a next owner who has a team, whose people then read them', async () => {
    const { portal, buyer, manager, member, read, list } = await setUpTeam();
    await addSeatedLicense(portal, 3, { id: 'order-2', userId: 'member' });
    const own = { teamId: 'member', name: 'Own', theme: REDS };
    await portal.get('createTeamTheme', member, own);
    await portal.get('transferTeam', buyer, { id: 'buyer', email: 'member@flexa.test' });
    expect((await list(member))[0]?.themes.map(({ name }) => name).sort()).toEqual([
      'House',
      'Own',
    ]);
    // The manager's seat stays; the previous owner has none.
    expect(requireValue(await read(manager)).team.role).toBe('member');
    expect(await read(buyer)).toMatchObject(NO_THEME);
  });

  test('team themes are deleted with the owner’s account, also those being shared or saved', async () => {
    const { portal, buyer, manager, save, share } = await setUpTeam();
    const { teamThemes } = await portal.get('exportUser', buyer, { uid: 'buyer' });
    expect(teamThemes).toMatchObject([{ team: 'buyer', name: 'House', theme: BLUES }]);
    await Promise.all([
      share(manager, 'Late'),
      save(manager, 1),
      portal.get('deleteUser', buyer, { id: 'buyer', team: 'end' }),
    ]);
    expect(await listPaths(portal)).toEqual([]);
    expect(await findIn(portal.db, 'House')).toEqual([]);
  });
});

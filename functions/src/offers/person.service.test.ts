import { describe, expect, test } from 'vitest';
import { DAY, createTestPortal, START, type TestPortal } from '../testing/test-portal';

const claim = (uid: string, visualType: 'charts' | 'tables' = 'charts', month: 1 | 3 | 12 = 1) => ({
  uid,
  month,
  visualType,
  name: 'Click https://evil.example now',
});

const UNPROVED = {
  code: 'email-not-verified',
  message: 'Confirm your e-mail first',
};
const HAS_CHARTS = {
  code: 'already-claimed',
  message: 'You already have your free Charts licence from this offer',
};
const NOTHING = { places: [], claims: [], licenses: [] };

/** Adds a person with a profile and, by default, a proved address. */
async function addPerson(portal: TestPortal, uid: string, email = `${uid}@flexa.test`) {
  const caller = portal.caller(uid, { email });
  await portal.signUp(caller, 'Nora Lind');
  return caller;
}

/** Reads all mails except the welcome mails. */
const readMails = async ({ db }: TestPortal) =>
  (await db.collection('mail').where('template', '!=', 'welcome').get()).docs.map((mail) =>
    mail.data(),
  );

describe('unproved address', () => {
  test.each(['takeOfferPlace', 'claimFreeLicense'] as const)(
    'an unproved address gets nothing from %s',
    async (name) => {
      const portal = createTestPortal();
      await portal.openOffer('launch', 5, DAY);
      const me = { ...(await addPerson(portal, 'me')), emailVerified: false };
      const input = name === 'takeOfferPlace' ? {} : claim('me');
      expect(await portal.run(name, me, input)).toEqual(UNPROVED);
      expect(await portal.offerState('launch')).toEqual(NOTHING);
      expect(await readMails(portal)).toEqual([]);
      // Once it is proved the same call succeeds.
      expect((await portal.run(name, { ...me, emailVerified: true }, input)).code).toBeUndefined();
    },
  );
});

test('an account without a profile takes no place', async () => {
  const portal = createTestPortal();
  await portal.openOffer('launch', 5, DAY);
  expect(await portal.run('takeOfferPlace', portal.caller('me'), {})).toEqual({
    code: 'not-found',
    message: 'There is no such user',
  });
  expect(await portal.offerState('launch')).toEqual(NOTHING);
});

describe('claims after the deletion of their account', () => {
  /** Takes Charts, deletes the account and creates another one. */
  async function returnAfterDeletion(portal: TestPortal, email = 'me@flexa.test') {
    await portal.openOffer('launch', 5, DAY);
    const me = await addPerson(portal, 'me', 'me@flexa.test');
    const first = await portal.get('claimFreeLicense', me, claim('me'));
    await portal.get('deleteUser', me, { id: 'me' });
    return { first, again: await addPerson(portal, 'again', email) };
  }

  test('the same address gets no second licence of a visual after its account was deleted, and takes no place', async () => {
    const portal = createTestPortal();
    const { again } = await returnAfterDeletion(portal);
    expect(await portal.run('claimFreeLicense', again, claim('again'))).toEqual(HAS_CHARTS);
    expect(await portal.get('getLatestOffer', again, {})).toMatchObject({ userCount: 4 });
  });

  test('the place stays with the person, who can still take the other visuals', async () => {
    const portal = createTestPortal();
    const { first, again } = await returnAfterDeletion(portal);
    const tables = await portal.get('claimFreeLicense', again, claim('again', 'tables'));
    expect(tables.userId).toBe('again');
    expect(await portal.get('takeOfferPlace', again, {})).toEqual({
      offerId: 'launch',
      takenAt: first.createdAt,
    });
    expect(await portal.get('getLatestOffer', again, {})).toMatchObject({ userCount: 4 });
  });

  test.each(['ME@Flexa.test', 'me+second@flexa.test', 'Me+a+b@FLEXA.TEST'])(
    'another spelling of the same mailbox gets no second licence: %s',
    async (email) => {
      const portal = createTestPortal();
      const { again } = await returnAfterDeletion(portal, email);
      expect(await portal.run('claimFreeLicense', again, claim('again'))).toEqual(HAS_CHARTS);
    },
  );

  test('the key of a claim contains neither address nor account', async () => {
    const portal = createTestPortal();
    const { first } = await returnAfterDeletion(portal);
    const claims = await portal.db.collection('offers/launch/claims').get();
    expect(claims.docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(first.id).toBe(`free-launch-${claims.docs[0]?.id}-charts`);
    expect(JSON.stringify(claims.docs.map((document) => document.data()))).not.toContain('me');
    expect((await portal.db.collection('offers/launch/holders').get()).docs).toEqual([]);
  });
});

describe('one person with several accounts or addresses', () => {
  const readLicenses = async ({ db }: TestPortal) => (await db.collection('licenses').get()).size;

  test('two accounts on one mailbox have one place and one licence per visual', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    const me = await addPerson(portal, 'me', 'n.lind@gmail.com');
    const other = await addPerson(portal, 'other', 'nlind+power.bi@googlemail.com');
    const outcomes = await Promise.all([
      ...Array.from({ length: 10 }, () => portal.run('claimFreeLicense', me, claim('me'))),
      ...Array.from({ length: 10 }, () => portal.run('claimFreeLicense', other, claim('other'))),
    ]);
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(await readLicenses(portal)).toBe(1);
    expect(await portal.get('getLatestOffer', me, {})).toMatchObject({ userCount: 4 });
  });

  test('an account that changes its address keeps its place, even concurrently', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    const before = await addPerson(portal, 'me', 'old@flexa.test');
    const after = { ...before, email: 'new@flexa.test' };
    const outcomes = await Promise.all(
      [before, after, before, after].map((me) => portal.run('claimFreeLicense', me, claim('me'))),
    );
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(await portal.run('claimFreeLicense', after, claim('me'))).toEqual(HAS_CHARTS);
    expect(await readLicenses(portal)).toBe(1);
    expect(await portal.get('getLatestOffer', after, {})).toMatchObject({ userCount: 4 });
    const { offerPlaces } = await portal.get('exportUser', after, { uid: 'me' });
    expect(offerPlaces).toEqual([{ offerId: 'launch', takenAt: START.toISOString() }]);
  });
});

describe('term of a free licence', () => {
  test('a free licence runs at most as long as the offer allows', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY, 0, 3);
    const me = await addPerson(portal, 'me');
    expect(await portal.run('claimFreeLicense', me, claim('me', 'charts', 12))).toEqual({
      code: 'invalid-argument',
      message: 'month: This offer is for at most 3 months',
    });
    expect(await portal.offerState('launch')).toEqual(NOTHING);
    expect(await portal.get('getLatestOffer', me, {})).toMatchObject({ maxMonths: 3 });
    const made = await portal.get('claimFreeLicense', me, claim('me', 'charts', 3));
    expect(made).toMatchObject({ month: 3, expiresAt: '2027-02-20T12:00:00.000Z' });
  });
});

describe('mail about a free licence', () => {
  test('the mail about a free licence goes to the proved address, not to an outdated one in the profile', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    const me = await addPerson(portal, 'me', 'stranger@flexa.test');
    await portal.get('claimFreeLicense', { ...me, email: 'mine@flexa.test' }, claim('me'));
    expect(await readMails(portal)).toMatchObject([{ to: 'mine@flexa.test', uid: 'me' }]);
  });

  test('the mail about a free licence contains no text from the request', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    const me = await addPerson(portal, 'me');
    await portal.get('claimFreeLicense', me, claim('me'));
    expect(JSON.stringify(await readMails(portal))).not.toContain('evil');
  });
});

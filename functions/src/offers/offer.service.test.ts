import { describe, expect, test } from 'vitest';
import { DAY, createTestPortal, START, tally, type TestPortal } from '../testing/test-portal';

const claim = (uid: string, visualType: 'charts' | 'designs' | 'tables' | 'analytics') => ({
  uid,
  month: 1 as const,
  visualType,
  name: uid,
});

/** Adds a person with a profile. */
async function addPerson(portal: TestPortal, uid: string) {
  const caller = portal.caller(uid);
  await portal.signUp(caller, uid);
  return caller;
}

const OVER = { code: 'offer-over', message: 'The free offer is over' };
const FULL = { code: 'no-places-left', message: 'All places of the free offer are taken' };
const NOTHING = { places: [], claims: [], licenses: [] };

describe('offer that gives no licence', () => {
  const END = 10 * DAY;

  test.each([
    ['a millisecond after its end', END + 1],
    ['at its very end', END],
  ])('an offer gives no licence %s', async (_when, moment) => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, END);
    const me = await addPerson(portal, 'me');
    portal.setClock(moment);
    expect(await portal.get('getLatestOffer', me, {})).toEqual({ expiryDate: '', userCount: 0 });
    expect(await portal.run('takeOfferPlace', me, {})).toEqual(OVER);
    expect(await portal.run('claimFreeLicense', me, claim('me', 'charts'))).toEqual(OVER);
    expect(await portal.offerState('launch')).toEqual(NOTHING);
  });

  test('without an offer there is no free licence', async () => {
    const portal = createTestPortal();
    const me = await addPerson(portal, 'me');
    expect(await portal.get('getLatestOffer', me, {})).toEqual({ expiryDate: '', userCount: 0 });
    expect(await portal.run('takeOfferPlace', me, {})).toEqual(OVER);
    expect(await portal.run('claimFreeLicense', me, claim('me', 'charts'))).toEqual(OVER);
    expect((await portal.db.collection('licenses').get()).size).toBe(0);
  });

  test('an offer without places gives no licence', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 0, END);
    const me = await addPerson(portal, 'me');
    expect(await portal.get('getLatestOffer', me, {})).toEqual({
      expiryDate: new Date(START.getTime() + END).toISOString(),
      userCount: 0,
      maxMonths: 12,
    });
    expect(await portal.run('takeOfferPlace', me, {})).toEqual(FULL);
    expect(await portal.run('claimFreeLicense', me, claim('me', 'charts'))).toEqual(FULL);
    expect(await portal.offerState('launch')).toEqual(NOTHING);
  });

  test('a person without a profile gets no licence, and the place stays free', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, END);
    const outcome = await portal.run(
      'claimFreeLicense',
      portal.caller('me'),
      claim('me', 'charts'),
    );
    expect(outcome).toEqual({ code: 'not-found', message: 'There is no such user' });
    expect(await portal.offerState('launch')).toEqual(NOTHING);
  });

  test('a second claim gives no licence, even with another name or number of months', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, END);
    const me = await addPerson(portal, 'me');
    await portal.get('claimFreeLicense', me, claim('me', 'charts'));
    const again = { ...claim('me', 'charts'), month: 12 as const, name: 'Other' };
    expect(await portal.run('claimFreeLicense', me, again)).toEqual({
      code: 'already-claimed',
      message: 'You already have your free Charts licence from this offer',
    });
    const state = { places: ['me'], claims: ['me'], licenses: ['me charts'] };
    expect(await portal.offerState('launch')).toEqual(state);
  });
});

describe('current offer', () => {
  test('an offer runs to its last millisecond', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    const me = await addPerson(portal, 'me');
    portal.setClock(DAY - 1);
    await portal.get('claimFreeLicense', me, claim('me', 'charts'));
    expect(await portal.get('getLatestOffer', me, {})).toEqual({
      expiryDate: new Date(START.getTime() + DAY).toISOString(),
      userCount: 4,
      maxMonths: 12,
    });
  });

  test('the current offer is the newest one that has not ended, not the one that ends last', async () => {
    const portal = createTestPortal();
    await portal.openOffer('long', 10, 30 * DAY, 0);
    await portal.openOffer('newest', 7, 2 * DAY, 5);
    await portal.openOffer('ended', 3, 20, 10);
    const me = await addPerson(portal, 'me');
    portal.setClock(DAY);
    expect(await portal.get('takeOfferPlace', me, {})).toMatchObject({ offerId: 'newest' });
    expect(await portal.get('getLatestOffer', me, {})).toMatchObject({ userCount: 6 });
    portal.setClock(3 * DAY);
    expect(await portal.get('getLatestOffer', me, {})).toMatchObject({ userCount: 10 });
  });

  test('the current offer is public', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    await addPerson(portal, 'me');
    await portal.get('takeOfferPlace', portal.caller('me'), {});
    expect(await portal.get('getLatestOffer', portal.caller('other'), {})).toEqual({
      expiryDate: new Date(START.getTime() + DAY).toISOString(),
      userCount: 4,
      maxMonths: 12,
    });
  });
});

describe('place of a person', () => {
  test('a person takes one place however often they call, and gets the same answer', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 100, DAY);
    const me = await addPerson(portal, 'me');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => portal.run('takeOfferPlace', me, {})),
    );
    const place = { offerId: 'launch', takenAt: START.toISOString() };
    expect(outcomes).toEqual(Array(20).fill({ value: place, isNew: false }));
    portal.setClock(5000);
    expect(await portal.get('takeOfferPlace', me, {})).toEqual(place);
    expect(await portal.offerState('launch')).toEqual({
      places: ['me'],
      claims: ['me'],
      licenses: [],
    });
    expect(await portal.get('getLatestOffer', me, {})).toMatchObject({ userCount: 99 });
  });

  test.each([
    ['with the first licence', false],
    ['long before', true],
  ])(
    'a person whose place was taken %s gets one licence per visual from concurrent calls',
    async (_when, before) => {
      const portal = createTestPortal();
      await portal.openOffer('launch', 100, DAY);
      const me = await addPerson(portal, 'me');
      if (before) await portal.get('takeOfferPlace', me, {});
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => portal.run('claimFreeLicense', me, claim('me', 'charts'))),
      );
      expect(tally(outcomes.map((it) => it.code ?? 'made'))).toEqual({
        made: 1,
        'already-claimed': 19,
      });
      const state = { places: ['me'], claims: ['me'], licenses: ['me charts'] };
      expect(await portal.offerState('launch')).toEqual(state);
    },
  );

  test('taking a place and then a licence can be repeated concurrently, and uses one place', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 100, DAY);
    const me = await addPerson(portal, 'me');
    const takeBoth = async () => {
      const place = await portal.run('takeOfferPlace', me, {});
      return [place.code, (await portal.run('claimFreeLicense', me, claim('me', 'charts'))).code];
    };
    const outcomes = await Promise.all(Array.from({ length: 5 }, takeBoth));
    expect(outcomes.map(([place]) => place)).toEqual(Array(5).fill(undefined));
    expect(tally(outcomes.map(([, licence]) => licence ?? 'made'))).toEqual({
      made: 1,
      'already-claimed': 4,
    });
    expect(await portal.offerState('launch')).toEqual({
      places: ['me'],
      claims: ['me'],
      licenses: ['me charts'],
    });
    expect(await portal.get('getLatestOffer', me, {})).toMatchObject({ userCount: 99 });
  });

  test('one place allows four visuals, even all at once', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 100, DAY);
    const me = await addPerson(portal, 'me');
    const visuals = ['analytics', 'charts', 'designs', 'tables'] as const;
    await Promise.all(
      visuals.map((visual) => portal.get('claimFreeLicense', me, claim('me', visual))),
    );
    expect(await portal.offerState('launch')).toEqual({
      places: ['me'],
      claims: ['me'],
      licenses: visuals.map((visual) => `me ${visual}`),
    });
  });

  test('a person can use their place after all others are taken', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 1, DAY);
    const [me, late] = [await addPerson(portal, 'me'), await addPerson(portal, 'late')];
    await portal.get('takeOfferPlace', me, {});
    expect(await portal.run('claimFreeLicense', late, claim('late', 'charts'))).toEqual(FULL);
    await portal.get('claimFreeLicense', me, claim('me', 'charts'));
    await portal.get('claimFreeLicense', me, claim('me', 'tables'));
    expect(await portal.offerState('launch')).toEqual({
      places: ['me'],
      claims: ['me'],
      licenses: ['me charts', 'me tables'],
    });
  });
});

describe('place, claim and licence', () => {
  test('place, claim and licence are written together or not at all when many want the last places', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 7, DAY);
    const people = Array.from({ length: 20 }, (_, i) => `person-${i}`);
    for (const uid of people) await portal.addProfile(uid);
    const outcomes = await Promise.all(
      people.map((uid) => portal.run('claimFreeLicense', portal.caller(uid), claim(uid, 'charts'))),
    );
    expect(tally(outcomes.map((it) => it.code ?? 'made'))).toEqual({
      made: 7,
      'no-places-left': 13,
    });
    const made = people.filter((_, index) => outcomes[index]?.code === undefined).sort();
    expect(await portal.offerState('launch')).toEqual({
      places: made,
      claims: made,
      licenses: made.map((uid) => `${uid} charts`),
    });
    const me = portal.caller('person-0');
    expect(await portal.get('getLatestOffer', me, {})).toMatchObject({ userCount: 0 });
  });

  test('place and claim are not written if the licence already exists', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    const me = await addPerson(portal, 'me');
    const made = await portal.get('claimFreeLicense', me, claim('me', 'charts'));
    // As if an operator had returned the place by hand.
    await portal.db.recursiveDelete(portal.db.collection('offers/launch/claims'));
    await portal.db.recursiveDelete(portal.db.collection('offers/launch/holders'));
    const outcome = await portal.run('claimFreeLicense', me, claim('me', 'charts'));
    expect(outcome.code).toBe('already-claimed');
    expect((await portal.offerState('launch')).claims).toEqual([]);
    expect((await portal.db.doc(`licenses/${made.id}`).get()).exists).toBe(true);
  });
});

describe('free licence', () => {
  test('a free licence is active from now for its calendar months, for one seat', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, 365 * DAY);
    const me = await addPerson(portal, 'me');
    const january31 = new Date('2027-01-31T10:20:30.456Z');
    portal.setClock(january31.getTime() - START.getTime());
    const outcome = await portal.run('claimFreeLicense', me, {
      ...claim('me', 'designs'),
      name: ' Nora  Lind ',
    });
    expect(outcome).toEqual({
      isNew: true,
      value: {
        id: expect.stringMatching(/^free-launch-[0-9a-f]{64}-designs$/) as string,
        userId: 'me',
        name: 'Nora Lind',
        licenseType: 'free',
        visualType: 'designs',
        month: 1,
        quantity: 1,
        source: 'free-offer',
        createdAt: '2027-01-31T10:20:30.456Z',
        expiresAt: '2027-02-28T10:20:30.456Z',
        deletedAt: null,
        revokedReason: null,
      },
    });
    const user = await portal.get('getUser', me, { uid: 'me' });
    expect(user.props.licenses).toEqual([outcome.code === undefined && outcome.value]);
    expect(user.hasPurchased).toBe(false);
  });

  test('free licences are listed newest first, until the moment they end', async () => {
    const portal = createTestPortal();
    await portal.openOffer('launch', 5, DAY);
    const me = await addPerson(portal, 'me');
    for (const [index, visual] of (['charts', 'designs', 'tables'] as const).entries()) {
      portal.setClock(index);
      await portal.get('claimFreeLicense', me, claim('me', visual));
    }
    const listVisuals = async () => {
      const { props } = await portal.get('getUser', me, { uid: 'me' });
      return props.licenses.map(({ visualType }) => visualType);
    };
    expect(await listVisuals()).toEqual(['tables', 'designs', 'charts']);
    const end = new Date('2026-12-20T12:00:00.000Z').getTime() - START.getTime();
    portal.setClock(end - 1);
    expect(await listVisuals()).toEqual(['tables', 'designs', 'charts']);
    portal.setClock(end + 1);
    expect(await listVisuals()).toEqual(['tables']);
  });
});

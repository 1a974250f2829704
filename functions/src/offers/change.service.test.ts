import { describe, expect, test } from 'vitest';
import { PLACES_MAX } from '@flexa/contracts/offers';
import { runs } from '@flexa/testing/sample';
import type { OperationInput } from '@flexa/contracts/operations';
import type { LicenseMonths } from '@flexa/contracts/plans';
import { DAY, createTestPortal, START, tally, type TestPortal } from '../testing/test-portal';

/** As many as an offer can have; in a sample more than are written at once. */
const MOST = runs(PLACES_MAX, 1_200);

const toIsoTime = (after: number) => new Date(START.getTime() + after).toISOString();
const END = toIsoTime(30 * DAY);
const TAKEN = { code: 'places-taken', message: 'More places than that are already taken' };

const put = (
  portal: TestPortal,
  userCount: number,
  expiryDate = END,
  uid = 'boss',
  maxMonths: LicenseMonths = 3,
) =>
  portal.run('updateOffer', portal.caller(uid, { isAdmin: true }), {
    id: 'launch',
    expiryDate,
    userCount,
    maxMonths,
  });

async function take(portal: TestPortal, uid: string) {
  await portal.addProfile(uid);
  return portal.run('takeOfferPlace', portal.caller(uid), {});
}

const countPlacesLeft = async (portal: TestPortal) =>
  (await portal.get('getLatestOffer', portal.caller('anybody'), {})).userCount;

/** Reads the numbers of all places, and the offer's own count of them. */
async function readOffer(portal: TestPortal) {
  const places = await portal.db.collection('offers/launch/places').get();
  const offer = await portal.db.doc('offers/launch').get();
  return {
    numbers: places.docs.map((place) => place.get('n') as number).sort((a, b) => a - b),
    userCount: offer.get('userCount') as number,
  };
}

const listNumbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const buildOfferChange = (free: number, isNew = false, expiryDate = END) => ({
  value: { expiryDate, userCount: free, maxMonths: 3 },
  isNew,
});

describe('PUT /admin/offers/{id}', () => {
  test('PUT /admin/offers creates an offer whose places people can take', async () => {
    const portal = createTestPortal();
    expect(await put(portal, 3)).toEqual(buildOfferChange(3, true));
    expect(await readOffer(portal)).toEqual({ numbers: listNumbers(3), userCount: 3 });
    const outcomes = [];
    for (const uid of ['a', 'b', 'c', 'd']) outcomes.push((await take(portal, uid)).code);
    expect(outcomes).toEqual([undefined, undefined, undefined, 'no-places-left']);
  });

  test('PUT /admin/offers creates an offer without places, and one with the most', async () => {
    const portal = createTestPortal();
    expect(await put(portal, 0)).toEqual(buildOfferChange(0, true));
    expect(await put(portal, MOST)).toEqual(buildOfferChange(MOST));
    expect((await readOffer(portal)).numbers).toHaveLength(MOST);
    expect(await countPlacesLeft(portal)).toBe(MOST);
    expect(await put(portal, 1)).toEqual(buildOfferChange(1));
    expect(await readOffer(portal)).toEqual({ numbers: [0], userCount: 1 });
  });

  test('PUT /admin/offers changes the end of an offer and records it in the audit', async () => {
    const portal = createTestPortal();
    await put(portal, 3);
    const created = (await portal.db.doc('offers/launch').get()).get('createdAt') as unknown;
    portal.setClock(DAY);
    expect(await put(portal, 3, toIsoTime(2 * DAY))).toEqual(
      buildOfferChange(3, false, toIsoTime(2 * DAY)),
    );
    expect((await portal.db.doc('offers/launch').get()).get('createdAt')).toEqual(created);
    portal.setClock(2 * DAY);
    expect((await take(portal, 'late')).code).toBe('offer-over');
    const audit = await portal.db.collection('audit').orderBy('at').get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      {
        actor: 'boss',
        action: 'offer.update',
        target: 'launch',
        changes: { expiryDate: END, userCount: 3, maxMonths: 3 },
      },
      {
        changes: {
          expiryDate: toIsoTime(2 * DAY),
          userCount: 3,
          maxMonths: 3,
          expiryDateBefore: END,
          userCountBefore: 3,
          maxMonthsBefore: 3,
        },
      },
    ]);
  });

  test('PUT /admin/offers changes the longest term of future licences and records it in the audit', async () => {
    const portal = createTestPortal();
    await put(portal, 3);
    expect(await put(portal, 3, END, 'boss', 12)).toMatchObject({ value: { maxMonths: 12 } });
    expect(await portal.get('listOffers', portal.caller('boss', { isAdmin: true }), {})).toEqual({
      data: [
        {
          id: 'launch',
          expiryDate: END,
          userCount: 3,
          placesLeft: 3,
          maxMonths: 12,
          createdAt: toIsoTime(0),
        },
      ],
    });
    const audit = await portal.db.collection('audit').where('changes.maxMonths', '==', 12).get();
    expect(audit.size).toBe(1);
  });

  test('PUT /admin/offers adds free places and removes only free ones', async () => {
    const portal = createTestPortal();
    await put(portal, 4);
    for (const uid of ['a', 'b', 'c']) await take(portal, uid);
    expect(await put(portal, 6)).toEqual(buildOfferChange(3));
    expect(await put(portal, 3)).toEqual(buildOfferChange(0));
    expect((await portal.offerState('launch')).places).toEqual(['a', 'b', 'c']);
    expect((await take(portal, 'd')).code).toBe('no-places-left');
    expect(await put(portal, 5)).toEqual(buildOfferChange(2));
    expect(await readOffer(portal)).toEqual({ numbers: listNumbers(5), userCount: 5 });
    expect((await take(portal, 'd')).code).toBeUndefined();
  });

  test('PUT /admin/offers refuses fewer places than are taken, and changes nothing', async () => {
    const portal = createTestPortal();
    await put(portal, 5);
    for (const uid of ['a', 'b']) await take(portal, uid);
    expect(await put(portal, 1, toIsoTime(9 * DAY))).toEqual(TAKEN);
    expect(await readOffer(portal)).toEqual({ numbers: listNumbers(5), userCount: 5 });
    expect((await portal.db.collection('audit').get()).size).toBe(1);
    expect(await put(portal, 2)).toEqual(buildOfferChange(0));
  });

  test('repeating PUT /admin/offers changes nothing and adds no audit entry', async () => {
    const portal = createTestPortal();
    await put(portal, 3);
    const before = (await portal.db.doc('offers/launch').get()).updateTime;
    expect(await put(portal, 3)).toEqual(buildOfferChange(3));
    expect((await portal.db.doc('offers/launch').get()).updateTime).toEqual(before);
    expect((await portal.db.collection('audit').get()).size).toBe(1);
  });

  test('repeating PUT /admin/offers completes an interrupted change', async () => {
    const portal = createTestPortal();
    await put(portal, 5);
    await portal.db.doc('offers/launch/places/1').delete();
    await portal.db.doc('offers/launch/places/9').set({ n: 9, uid: null });
    await portal.db.doc('offers/launch/places/7').set({ n: 7, uid: null });
    expect(await put(portal, 5)).toEqual(buildOfferChange(5));
    expect((await readOffer(portal)).numbers).toHaveLength(5);
  });

  test.each([
    ['a count below 0', { userCount: -1 }],
    ['a count with a fraction', { userCount: 1.5 }],
    ['too large a count', { userCount: PLACES_MAX + 1 }],
    ['no date', { expiryDate: 'soon' }],
    ['a date before all dates', { expiryDate: '0000-12-31T00:00:00Z' }],
    ['an id with a slash', { id: 'Launch/1' }],
    ['a term that no licence has', { maxMonths: 2 }],
  ])('PUT /admin/offers refuses %s', async (_name, wrong) => {
    const portal = createTestPortal();
    const admin = portal.caller('boss', { isAdmin: true });
    const input = { id: 'launch', expiryDate: END, userCount: 1, maxMonths: 1, ...wrong };
    const outcome = portal.run('updateOffer', admin, input as OperationInput<'updateOffer'>);
    expect((await outcome).code).toBe('invalid-argument');
    expect((await portal.db.collection('offers').get()).size).toBe(0);
  });
});

describe('PUT /admin/offers/{id} while people take places', () => {
  const takeForCrowd = (portal: TestPortal, size: number) =>
    Promise.all(listNumbers(size).map((n) => take(portal, `person-${n}`)));

  /** Expects that nobody has two places, every place belongs to its recipient, and the counts agree. */
  async function expectSound(portal: TestPortal, taken: number, places: number) {
    const { places: holders, claims } = await portal.offerState('launch');
    expect(holders).toHaveLength(taken);
    expect(new Set(holders).size).toBe(taken);
    expect(claims).toEqual(holders);
    const { numbers, userCount } = await readOffer(portal);
    expect(numbers).toHaveLength(places);
    expect(userCount).toBe(places);
    expect(await countPlacesLeft(portal)).toBe(places - taken);
  }

  test('lowering the places to exactly enough leaves everyone with a place', async () => {
    const portal = createTestPortal();
    await put(portal, 60);
    const [outcomes, change] = await Promise.all([takeForCrowd(portal, 15), put(portal, 20)]);
    expect(outcomes.filter(({ code }) => code)).toEqual([]);
    expect(change).toMatchObject({ isNew: false });
    await expectSound(portal, 15, 20);
  });

  test('lowering the places below the demand refuses the others and loses no place', async () => {
    const portal = createTestPortal();
    await put(portal, 30);
    const [outcomes, change] = await Promise.all([takeForCrowd(portal, 20), put(portal, 10)]);
    const { made = 0 } = tally(outcomes.map(({ code }) => code ?? 'made'));
    // Either the crowd or the admin may win. The places add up in both cases.
    if (change.code === undefined) {
      expect(made).toBe(10);
      await expectSound(portal, 10, 10);
    } else {
      expect(change).toEqual(TAKEN);
      expect(made).toBeGreaterThan(10);
      await expectSound(portal, made, 30);
    }
  });

  test('raising the places lets as many more people take one', async () => {
    const portal = createTestPortal();
    await put(portal, 5);
    const [, change] = await Promise.all([takeForCrowd(portal, 15), put(portal, 10)]);
    expect(change.code).toBeUndefined();
    await takeForCrowd(portal, 15);
    await expectSound(portal, 10, 10);
  });

  test('concurrent changes by several admins end as one of them requested', async () => {
    const portal = createTestPortal();
    await put(portal, 50);
    const userCounts = [10, 80, 30];
    const outcomes = await Promise.all(
      userCounts.map((count, n) => put(portal, count, END, `boss-${n}`)),
    );
    expect(outcomes.filter(({ code }) => code)).toEqual([]);
    const { numbers, userCount } = await readOffer(portal);
    expect(userCounts).toContain(userCount);
    expect(numbers).toHaveLength(userCount);
    const audit = await portal.db.collection('audit').get();
    expect(audit.docs.map((entry) => entry.get('changes.userCount') as number).sort()).toEqual([
      10, 30, 50, 80,
    ]);
  });

  test('several admins creating the same offer at once create one offer', async () => {
    const portal = createTestPortal();
    const outcomes = await Promise.all(
      listNumbers(4).map((n) => put(portal, 25, END, `boss-${n}`)),
    );
    const news = outcomes.map((it) => (it.code === undefined ? String(it.isNew) : it.code));
    expect(tally(news)).toEqual({ true: 1, false: 3 });
    expect(await readOffer(portal)).toEqual({ numbers: listNumbers(25), userCount: 25 });
  });
});

describe('GET /admin/offers', () => {
  test('GET /admin/offers lists every offer, newest first, with the places that are left', async () => {
    const portal = createTestPortal();
    await portal.openOffer('first', 2, DAY);
    portal.setClock(1);
    await portal.openOffer('second', 3, 60 * DAY);
    await portal.signUp(portal.caller('a'), 'Nora');
    await portal.get('takeOfferPlace', portal.caller('a'), {});
    const { data } = await portal.get('listOffers', portal.caller('boss', { isAdmin: true }), {});
    expect(data).toMatchObject([
      { id: 'second', userCount: 3, placesLeft: 2 },
      { id: 'first', userCount: 2, placesLeft: 2, expiryDate: toIsoTime(DAY) },
    ]);
  });
});

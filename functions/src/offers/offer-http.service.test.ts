import { beforeAll, describe, expect, test } from 'vitest';
import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import {
  call,
  db,
  newUser,
  newVerifiedUser,
  openFreeOffer,
  prove,
  signUp,
} from '../testing/shared-project';
import type { Account } from '../testing/accounts';
import { listNamedFields } from '../testing/requests';
import { aNumber, anInstant, aText } from '../testing/matchers';

beforeAll(() => openFreeOffer());

const claim = ({ uid, token }: Account, body: unknown) =>
  call('POST', `/users/license-free/${uid}`, { token, body });

const VALID = { month: 3, visualType: 'charts', name: 'Nora Lind' };

/** Counts the offers in which the account holds a claim. */
async function countOffersHeld(uid: string): Promise<{ size: number }> {
  const offers = await db.collection('offers').listDocuments();
  const held = await Promise.all(offers.map((offer) => offer.collection('holders').doc(uid).get()));
  return { size: held.filter(({ exists }) => exists).length };
}

/** Counts the person's places, claims and licences in the database. */
async function countHoldings({ uid }: Account) {
  const [places, claims, licenses] = await Promise.all([
    db.collectionGroup('places').where('uid', '==', uid).get(),
    countOffersHeld(uid),
    db.collection(LICENSE_QUERY.collection).where(LICENSE_QUERY.owner, '==', uid).get(),
  ]);
  return { places: places.size, claims: claims.size, licenses: licenses.size };
}

const countPlacesLeft = async () =>
  Number((await call('GET', '/discount/latest')).body['userCount']);

describe('POST /users/license-free', () => {
  test('claiming a free licence adds it to the profile', async () => {
    const me = await newVerifiedUser();
    const before = await countPlacesLeft();
    const answer = await claim(me, VALID);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      userId: me.uid,
      name: 'Nora Lind',
      licenseType: 'free',
      visualType: 'charts',
      month: 3,
      quantity: 1,
      deletedAt: null,
    });
    expect(await countPlacesLeft()).toBe(before - 1);
    const user = await call('GET', `/users/${me.uid}`, { token: me.token });
    expect(user.body).toMatchObject({ hasPurchased: false, props: { licenses: [answer.body] } });

    const again = await claim(me, VALID);
    expect(again.status).toBe(409);
    expect(again.body['code']).toBe('already-claimed');
    expect((await claim(me, { ...VALID, visualType: 'tables' })).status).toBe(201);
    expect(await countHoldings(me)).toEqual({ places: 1, claims: 1, licenses: 2 });
    expect(await countPlacesLeft()).toBe(before - 1);
  });

  test('claiming from several tabs at once gives one free licence', async () => {
    const me = await newVerifiedUser();
    const answers = await Promise.all([1, 3, 1, 3].map((month) => claim(me, { ...VALID, month })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await countHoldings(me)).toEqual({ places: 1, claims: 1, licenses: 1 });
  });

  test.each([
    [{ ...VALID, month: 2 }, ['month']],
    [{ ...VALID, month: 0 }, ['month']],
    [{ ...VALID, month: 1200 }, ['month']],
    [{ ...VALID, month: '3' }, ['month']],
    [{ ...VALID, month: 12 }, ['month']],
    [{ ...VALID, visualType: 'suite' }, ['visualType']],
    [{ ...VALID, visualType: 'Charts' }, ['visualType']],
    [{ ...VALID, visualType: ['charts'] }, ['visualType']],
    [{ ...VALID, name: '' }, ['name']],
    [{ ...VALID, name: 'x'.repeat(512 * 1024) }, ['name']],
    [{ ...VALID, quantity: 100 }, ['quantity']],
    [{ ...VALID, licenseType: 'standard' }, ['licenseType']],
    [{ month: 3 }, ['name', 'visualType']],
    [{}, ['month', 'name', 'visualType']],
  ])(
    'claiming a free licence refuses unknown or invalid input (%#) and takes nothing',
    async (body, fields) => {
      const me = await newVerifiedUser();
      const answer = await claim(me, body);
      expect(answer.status).toBe(400);
      expect(listNamedFields(answer)).toEqual(fields);
      expect(await countHoldings(me)).toEqual({ places: 0, claims: 0, licenses: 0 });
    },
  );

  test('claiming a free licence answers 403 until the address is proved, and works at once afterwards', async () => {
    const me = await newUser();
    const answer = await claim(me, VALID);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      code: 'email-not-verified',
      message: 'Confirm your e-mail first',
    });
    expect((await call('GET', '/discount/decrement', { token: me.token })).status).toBe(403);
    expect(await countHoldings(me)).toEqual({ places: 0, claims: 0, licenses: 0 });
    // The token still carries the unproved address.
    await prove(me.uid);
    expect((await claim(me, VALID)).status).toBe(201);
  });

  test('claiming a free licence answers 404 for someone without a profile', async () => {
    const me = await signUp();
    await prove(me.uid);
    const answer = await claim(me, VALID);
    expect(answer.status).toBe(404);
    expect(await countHoldings(me)).toEqual({ places: 0, claims: 0, licenses: 0 });
  });
});

describe('GET /discount', () => {
  test('GET /discount/latest shows everyone the end of the offer and the places left', async () => {
    const answer = await call('GET', '/discount/latest');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      expiryDate: anInstant,
      userCount: aNumber,
      maxMonths: 3,
    });
  });

  test('GET /discount/decrement takes one place, and repeating it returns the same answer', async () => {
    const me = await newVerifiedUser();
    const before = await countPlacesLeft();
    const first = await call('GET', '/discount/decrement', { token: me.token });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ offerId: aText, takenAt: anInstant });

    for (let replay = 1; replay < 20; replay += 1) {
      const answer = await call('GET', '/discount/decrement', { token: me.token });
      expect(answer).toMatchObject({ status: 200, body: first.body });
    }
    expect(await countHoldings(me)).toEqual({ places: 1, claims: 1, licenses: 0 });
    expect(await countPlacesLeft()).toBe(before - 1);
  });

  test('GET /discount/decrement from several tabs at once takes one place', async () => {
    const me = await newVerifiedUser();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('GET', '/discount/decrement', { token: me.token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await countHoldings(me)).toEqual({ places: 1, claims: 1, licenses: 0 });
  });
});

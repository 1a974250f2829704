import { describe, expect, test } from 'vitest';
import { checkLicense, readRevocations } from '@flexa/license/core';
import { REVOKED_REASONS } from '@flexa/contracts/licenses';
import { licenseRepository } from './repository';
import { DAY, ownPortal, START, tally } from '../testing/own-portal';
import { addBuyer, addPerson } from '../testing/seats';

/** A buyer with so many seats, and someone called Nora. */
async function portalWithSeats(quantity: number) {
  const portal = ownPortal();
  const { buyer, license } = await addBuyer(portal, quantity);
  const nora = await addPerson(portal, 'nora');
  const { id } = license;
  const invitations = portal.db.collection('mail').where('template', '==', 'seat-invitation');
  const mailsTo = async (to: string) => (await invitations.where('to', '==', to).get()).size;
  return {
    ...{ portal, buyer, nora, id, license, mailsTo, invitations },
    give: (emails: string[], who = buyer) => portal.get('giveSeats', who, { id, emails }),
    seats: async () => (await portal.get('listSeats', buyer, { id })).data,
    accept: (who = nora) => portal.run('acceptSeat', who, { id }),
    takeBack: (seat: number, who = buyer) => portal.get('takeSeatBack', who, { id, seat }),
    /** What the live list of the browser shows. */
    live: (uid: string) => licenseRepository(portal.db).notDeleted(uid),
  };
}

describe('giving seats', () => {
  test('answers each line, in order and once, and mails each address once', async () => {
    const { give, mailsTo } = await portalWithSeats(3);
    const lines = [
      'Nora@Flexa.test',
      'no address',
      ' nora@flexa.test ',
      'sten@flexa.test',
      'o@x.se',
    ];
    expect((await give(lines)).data).toEqual([
      { email: 'nora@flexa.test', seat: 1, outcome: 'invited' },
      { email: 'no address', seat: null, outcome: 'invalid' },
      { email: 'sten@flexa.test', seat: 2, outcome: 'invited' },
      { email: 'o@x.se', seat: null, outcome: 'full' },
    ]);
    expect((await give(['nora@flexa.test'])).data).toEqual([
      { email: 'nora@flexa.test', seat: 1, outcome: 'already' },
    ]);
    expect(await mailsTo('nora@flexa.test')).toBe(1);
    expect(await mailsTo('o@x.se')).toBe(0);
  });

  test('the same list twice at once gives each address one seat and one mail', async () => {
    const { give, seats, invitations } = await portalWithSeats(501);
    const emails = Array.from({ length: 500 }, (_, n) => `person${n}@flexa.test`);
    const answers = await Promise.all([give(emails), give(emails)]);
    const outcomes = answers.flatMap(({ data }) => data.map(({ outcome }) => outcome));
    expect(tally(outcomes)).toEqual({ invited: 500, already: 500 });
    const given = await seats();
    expect(given).toHaveLength(501);
    expect(new Set(given.map(({ email }) => email)).size).toBe(501);
    expect((await invitations.get()).size).toBe(500);
  });

  test('is for the buyer, a manager and admins, with an address they have proved', async () => {
    const { portal, buyer, nora, id } = await portalWithSeats(3);
    const give = (who: typeof nora) =>
      portal.run('giveSeats', who, { id, emails: ['sten@flexa.test'] });
    expect((await give(nora)).code).toBe('permission-denied');
    expect((await give({ ...buyer, emailVerified: false })).code).toBe('email-not-verified');
    expect((await give(portal.caller('ada', { isAdmin: true }))).code).toBeUndefined();
    await portal.get('giveSeats', buyer, { id, emails: ['nora@flexa.test'] });
    await portal.get('acceptSeat', nora, { id });
    const input = { id: 'buyer', email: 'nora@flexa.test', role: 'manager' } as const;
    await portal.get('setTeamMember', buyer, input);
    expect((await give(nora)).code).toBeUndefined();
    await portal.get('setTeamMember', buyer, { ...input, role: 'member' });
    expect((await give(nora)).code).toBe('permission-denied');
  });

  test('needs a licence that runs and has seats', async () => {
    const { portal, buyer, id } = await portalWithSeats(3);
    const give = () => portal.run('giveSeats', buyer, { id, emails: ['sten@flexa.test'] });
    portal.setClock(366 * DAY);
    expect((await give()).code).toBe('license-not-active');
    portal.setClock(0);
    await portal.db.doc(`licenses/${id}`).update({ quantity: 1 });
    expect((await give()).code).toBe('permission-denied');
  });
});

describe('accepting', () => {
  test('puts a licence into the live list of the holder, with a key of its own', async () => {
    const { portal, give, accept, live, nora, id, seats } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    const accepted = await accept();
    expect(accepted).toMatchObject({
      isNew: true,
      value: { id: `${id}.1`, userId: 'nora', quantity: 1, seatOf: id, seat: 1, source: 'order' },
    });
    expect(await live('nora')).toMatchObject([{ id: `${id}.1` }]);
    expect(await accept()).toMatchObject({ isNew: false, value: { id: `${id}.1` } });

    const { key } = await portal.get('getLicenseKey', nora, { id: `${id}.1` });
    const { keys } = await portal.get('getLicenseKeySet', nora, {});
    expect(checkLicense(key, { product: 'suite', now: START, keys })).toMatchObject({
      ...{ state: 'valid', claims: { sub: 'nora', qty: 1, jti: `${id}.1` } },
    });
    const [, seat] = await seats();
    expect(seat).toMatchObject({ state: 'held', keyFetchedAt: START.toISOString() });
    expect((await portal.get('getUser', nora, { uid: 'nora' })).hasPurchased).toBe(true);
  });

  test('notes when each last fetched their key, the buyer too, once a day', async () => {
    const { portal, give, accept, seats, buyer, nora, id } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    await accept();
    const fetchKeys = async () => {
      await portal.get('getLicenseKey', buyer, { id });
      await portal.get('getLicenseKey', nora, { id: `${id}.1` });
      return (await seats()).slice(0, 2).map(({ keyFetchedAt }) => keyFetchedAt);
    };
    const dayAfter = (after: number) => new Date(START.getTime() + after).toISOString();
    expect((await seats()).map(({ keyFetchedAt }) => keyFetchedAt)).toEqual([null, null]);
    expect(await fetchKeys()).toEqual([dayAfter(0), dayAfter(0)]);
    const written = async () => (await portal.db.doc(`licenses/${id}`).get()).updateTime;
    const before = await written();
    portal.setClock(DAY - 1);
    expect(await fetchKeys()).toEqual([dayAfter(0), dayAfter(0)]);
    expect(await written()).toEqual(before);
    portal.setClock(DAY);
    expect(await fetchKeys()).toEqual([dayAfter(DAY), dayAfter(DAY)]);
  });

  test('is for the address that was invited, once it is proved', async () => {
    const { portal, give, accept, nora } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    const sten = await addPerson(portal, 'sten');
    expect(await accept(sten)).toMatchObject({ code: 'not-invited' });
    expect(await accept({ ...nora, emailVerified: false })).toMatchObject({
      code: 'email-not-verified',
    });
    expect(await accept({ ...nora, email: 'NORA@flexa.test' })).toMatchObject({ isNew: true });
  });

  test('from two tabs at once makes one licence', async () => {
    const { give, accept, live } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.filter((answer) => 'isNew' in answer && answer.isNew)).toHaveLength(1);
    expect(await live('nora')).toHaveLength(1);
  });

  test('after the seat was taken back, or the licence was, is refused', async () => {
    const { portal, give, accept, takeBack, id } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    await takeBack(1);
    expect(await accept()).toMatchObject({ code: 'not-invited' });
    await give(['nora@flexa.test']);
    await portal.db.doc(`licenses/${id}`).update({ deletedAt: START });
    expect(await accept()).toMatchObject({ code: 'license-not-active' });
  });

  test('again, once an admin has revoked it, is not said to have worked', async () => {
    const { portal, give, accept, id } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    await accept();
    const admin = portal.caller('ada', { isAdmin: true });
    await portal.get('revokeLicense', admin, { id: `${id}.1`, reason: 'Misuse' });
    expect(await accept()).toMatchObject({ code: 'license-not-active' });
  });

  test('outlasts a change of address', async () => {
    const { give, accept, nora, live } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    await accept();
    expect(await accept({ ...nora, email: 'new@flexa.test' })).toMatchObject({
      code: 'not-invited',
    });
    expect(await live('nora')).toHaveLength(1);
  });

  test('seats of two teams gives two licences', async () => {
    const { portal, give, accept, nora, live } = await portalWithSeats(3);
    const other = await addPerson(portal, 'other');
    await portal.db.doc('licenses/order-2').set({
      ...(await portal.db.doc('licenses/order-1').get()).data(),
      ...{ id: 'order-2', userId: 'other', visualType: 'tables' },
    });
    await give(['nora@flexa.test']);
    await portal.get('giveSeats', other, { id: 'order-2', emails: ['nora@flexa.test'] });
    await accept();
    await portal.get('acceptSeat', nora, { id: 'order-2' });
    expect((await live('nora')).map(({ visualType }) => visualType).sort()).toEqual([
      ...['suite', 'tables'],
    ]);
  });
});

describe('taking back', () => {
  test('ends the licence of the holder at once and frees the seat for another', async () => {
    const { portal, give, accept, takeBack, live, nora, id } = await portalWithSeats(2);
    await give(['nora@flexa.test']);
    await accept();
    const { key } = await portal.get('getLicenseKey', nora, { id: `${id}.1` });
    expect(await takeBack(1)).toMatchObject({ state: 'free', email: null, uid: null });
    expect(await takeBack(1)).toMatchObject({ state: 'free' });
    expect(await live('nora')).toEqual([]);
    expect(await portal.get('verifyLicense', nora, { key })).toMatchObject({ reason: 'revoked' });
    portal.setClock(DAY);
    const { list } = await portal.get('getRevocations', nora, {});
    const { keys } = await portal.get('getLicenseKeySet', nora, {});
    expect(readRevocations(list, keys)?.has(`${id}.1`)).toBe(true);

    await give(['nora@flexa.test']);
    const again = await accept();
    // Another licence, so that the key that was taken back stays so.
    expect(again).toMatchObject({ isNew: true, value: { id: `${id}.1.1` } });
    expect(await portal.get('listLicenses', nora, { uid: 'nora' })).toMatchObject({
      data: [{ id: `${id}.1.1` }, { id: `${id}.1`, revokedReason: REVOKED_REASONS.seat }],
    });
  });

  test('an invitation and inviting again mails no second time', async () => {
    const { give, takeBack, mailsTo } = await portalWithSeats(2);
    await give(['nora@flexa.test']);
    await takeBack(1);
    await give(['nora@flexa.test']);
    expect(await mailsTo('nora@flexa.test')).toBe(1);
  });

  test('more than five times in 30 days needs an admin', async () => {
    const { portal, give, takeBack } = await portalWithSeats(2);
    for (let move = 0; move < 5; move += 1) {
      expect((await give([`p${move}@flexa.test`])).data).toMatchObject([{ outcome: 'invited' }]);
      await takeBack(1);
    }
    const line = async (who?: Parameters<typeof give>[1]) =>
      (await give(['last@flexa.test'], who)).data[0]?.outcome;
    expect(await line()).toBe('moved-too-often');
    expect(await line(portal.caller('ada', { isAdmin: true }))).toBe('invited');
    await takeBack(1);
    portal.setClock(30 * DAY);
    expect(await line()).toBe('invited');
  });

  test('of the first seat gives the buyer’s own away, and its key is revoked', async () => {
    const { portal, give, takeBack, seats, buyer, id } = await portalWithSeats(2);
    expect(await seats()).toMatchObject([{ seat: 0, state: 'held', uid: 'buyer', email: null }]);
    await takeBack(0);
    expect((await give(['a@flexa.test', 'b@flexa.test'])).data).toMatchObject([
      { seat: 0, outcome: 'invited' },
      { seat: 1, outcome: 'invited' },
    ]);
    expect(await portal.run('getLicenseKey', buyer, { id })).toMatchObject({
      code: 'license-not-active',
    });
    const { list } = await portal.get('getRevocations', buyer, {});
    const { keys } = await portal.get('getLicenseKeySet', buyer, {});
    expect(readRevocations(list, keys)?.has(id)).toBe(true);
  });

  test('is for the team and the holder, and nobody else', async () => {
    const { portal, give, accept, takeBack, nora, id } = await portalWithSeats(3);
    await give(['nora@flexa.test']);
    await accept();
    const sten = await addPerson(portal, 'sten');
    expect(await portal.run('takeSeatBack', sten, { id, seat: 1 })).toMatchObject({
      code: 'permission-denied',
    });
    expect(await portal.run('takeSeatBack', sten, { id, seat: 2 })).toMatchObject({
      code: 'permission-denied',
    });
    expect(await takeBack(1, nora)).toMatchObject({ state: 'free' });
  });

  test('while it is being accepted ends in one of the two, never in between', async () => {
    const { give, accept, takeBack, live, seats } = await portalWithSeats(2);
    await give(['nora@flexa.test']);
    await Promise.all([accept(), takeBack(1)]);
    expect(await live('nora')).toEqual([]);
    expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'free' });
  });

  test('before it is given leaves it given, after it leaves it free', async () => {
    const { give, accept, takeBack, seats } = await portalWithSeats(2);
    expect(await takeBack(1)).toMatchObject({ state: 'free' });
    expect((await give(['nora@flexa.test'])).data).toMatchObject([{ outcome: 'invited' }]);
    expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'invited' });
    expect(await takeBack(1)).toMatchObject({ state: 'free' });
    expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'free', email: null });
    expect(await accept()).toMatchObject({ code: 'not-invited' });
  });

  test('while it is being given ends in one of the two, and one mail', async () => {
    const { give, accept, takeBack, live, seats, mailsTo } = await portalWithSeats(2);
    for (let turn = 0; turn < 3; turn += 1) {
      const both = [() => give(['nora@flexa.test']), () => takeBack(1)];
      const ordered = turn % 2 === 0 ? both : both.toReversed();
      await Promise.all(ordered.map((start) => start()));
      const isGiven = (await seats()).at(-1)?.state === 'invited';
      // The address is as the seat is: only an invited person can accept.
      expect(await accept()).toMatchObject(isGiven ? { isNew: true } : { code: 'not-invited' });
      expect(await live('nora')).toHaveLength(isGiven ? 1 : 0);
      await takeBack(1);
      expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'free', email: null });
    }
    expect((await give(['nora@flexa.test'])).data).toMatchObject([{ seat: 1, outcome: 'invited' }]);
    expect(await mailsTo('nora@flexa.test')).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { checkLicense } from '@flexa/license/core';
import { DAY, START, tally } from '../testing/test-portal';
import { addPerson, createPortalWithSeats } from '../testing/licenses';

describe('giveSeats', () => {
  test('giveSeats answers each line in order and mails each address once', async () => {
    const { give, mailsTo } = await createPortalWithSeats(3);
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

  test('giveSeats with the same list twice at once gives each address one seat and one mail', async () => {
    const { give, seats, invitations } = await createPortalWithSeats(501);
    const emails = Array.from({ length: 500 }, (_, n) => `person${n}@flexa.test`);
    const answers = await Promise.all([give(emails), give(emails)]);
    const outcomes = answers.flatMap(({ data }) => data.map(({ outcome }) => outcome));
    expect(tally(outcomes)).toEqual({ invited: 500, already: 500 });
    const given = await seats();
    expect(given).toHaveLength(501);
    expect(new Set(given.map(({ email }) => email)).size).toBe(501);
    expect((await invitations.get()).size).toBe(500);
  });

  test('the buyer, managers and admins can assign seats, with a confirmed address', async () => {
    const { portal, buyer, nora, id } = await createPortalWithSeats(3);
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

  test('seats can be assigned only from an active licence with free seats', async () => {
    const { portal, buyer, id } = await createPortalWithSeats(3);
    const give = () => portal.run('giveSeats', buyer, { id, emails: ['sten@flexa.test'] });
    portal.setClock(366 * DAY);
    expect((await give()).code).toBe('license-not-active');
    portal.setClock(0);
    await portal.db.doc(`licenses/${id}`).update({ quantity: 1 });
    expect((await give()).code).toBe('permission-denied');
  });
});

describe('acceptSeat', () => {
  test('accepting a seat adds a licence with its own key to the holder’s live list', async () => {
    const { portal, give, accept, live, nora, id, seats } = await createPortalWithSeats(3);
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
      state: 'valid',
      claims: { sub: 'nora', qty: 1, jti: `${id}.1` },
    });
    const [, seat] = await seats();
    expect(seat).toMatchObject({ state: 'held', keyFetchedAt: START.toISOString() });
    expect((await portal.get('getUser', nora, { uid: 'nora' })).hasPurchased).toBe(true);
  });

  test('the team records once a day when each person, the buyer included, last viewed their key', async () => {
    const { portal, give, accept, seats, buyer, nora, id } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    await accept();
    const fetchKeys = async () => {
      await portal.get('getLicenseKey', buyer, { id });
      await portal.get('getLicenseKey', nora, { id: `${id}.1` });
      return (await seats()).slice(0, 2).map(({ keyFetchedAt }) => keyFetchedAt);
    };
    const toIsoTime = (after: number) => new Date(START.getTime() + after).toISOString();
    expect((await seats()).map(({ keyFetchedAt }) => keyFetchedAt)).toEqual([null, null]);
    expect(await fetchKeys()).toEqual([toIsoTime(0), toIsoTime(0)]);
    const readWriteTime = async () => (await portal.db.doc(`licenses/${id}`).get()).updateTime;
    const before = await readWriteTime();
    portal.setClock(DAY - 1);
    expect(await fetchKeys()).toEqual([toIsoTime(0), toIsoTime(0)]);
    expect(await readWriteTime()).toEqual(before);
    portal.setClock(DAY);
    expect(await fetchKeys()).toEqual([toIsoTime(DAY), toIsoTime(DAY)]);
  });

  test('only the invited address, once confirmed, can accept a seat', async () => {
    const { portal, give, accept, nora } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    const sten = await addPerson(portal, 'sten');
    expect(await accept(sten)).toMatchObject({ code: 'not-invited' });
    expect(await accept({ ...nora, emailVerified: false })).toMatchObject({
      code: 'email-not-verified',
    });
    expect(await accept({ ...nora, email: 'NORA@flexa.test' })).toMatchObject({ isNew: true });
  });

  test('accepting a seat in two tabs at once makes one licence', async () => {
    const { give, accept, live } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.filter((answer) => 'isNew' in answer && answer.isNew)).toHaveLength(1);
    expect(await live('nora')).toHaveLength(1);
  });

  test('a seat can’t be accepted after it or its licence was revoked', async () => {
    const { portal, give, accept, takeBack, id } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    await takeBack(1);
    expect(await accept()).toMatchObject({ code: 'not-invited' });
    await give(['nora@flexa.test']);
    await portal.db.doc(`licenses/${id}`).update({ deletedAt: START });
    expect(await accept()).toMatchObject({ code: 'license-not-active' });
  });

  test('accepting a seat again after an admin revoked it is refused', async () => {
    const { portal, give, accept, seats, takeBack, id } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    await accept();
    const admin = portal.caller('ada', { isAdmin: true });
    await portal.get('revokeLicense', admin, { id: `${id}.1`, reason: 'Misuse' });
    expect(await accept()).toMatchObject({ code: 'license-not-active' });
    expect((await seats())[1]).toMatchObject({ state: 'held', isRevoked: true });

    await takeBack(1);
    expect((await seats())[1]).toMatchObject({ state: 'free' });
    await give(['sten@flexa.test']);
    expect((await seats())[1]?.isRevoked).toBeUndefined();
  });

  test('an accepted seat survives a change of address', async () => {
    const { give, accept, nora, live } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    await accept();
    expect(await accept({ ...nora, email: 'new@flexa.test' })).toMatchObject({
      code: 'not-invited',
    });
    expect(await live('nora')).toHaveLength(1);
  });

  test('accepting seats of two teams gives two licences', async () => {
    const { portal, give, accept, nora, live } = await createPortalWithSeats(3);
    const other = await addPerson(portal, 'other');
    await portal.db.doc('licenses/order-2').set({
      ...(await portal.db.doc('licenses/order-1').get()).data(),
      id: 'order-2',
      userId: 'other',
      visualType: 'tables',
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

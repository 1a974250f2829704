import { describe, expect, test } from 'vitest';
import { readRevocations } from '@flexa/license/core';
import { REVOKED_REASONS } from '@flexa/contracts/licenses';
import { DAY } from '../testing/test-portal';
import { addPerson, createPortalWithSeats } from '../testing/licenses';

describe('takeSeatBack', () => {
  test('removing a person ends their licence at once and frees the seat', async () => {
    const { portal, give, accept, takeBack, live, nora, id } = await createPortalWithSeats(2);
    await give(['nora@flexa.test']);
    await accept();
    const { key } = await portal.get('getLicenseKey', nora, { id: `${id}.1` });
    expect(await takeBack(1)).toMatchObject({ state: 'free', email: null, uid: null });
    expect(await takeBack(1)).toMatchObject({ state: 'free' });
    expect(await live('nora')).toEqual([]);
    expect(await portal.get('verifyLicense', nora, { key })).toMatchObject({ reason: 'revoked' });
    await portal.services.jobs.buildRevocations();
    const { list } = await portal.get('getRevocations', nora, {});
    const { keys } = await portal.get('getLicenseKeySet', nora, {});
    expect(readRevocations(list, keys)?.has(`${id}.1`)).toBe(true);

    await give(['nora@flexa.test']);
    const again = await accept();
    // Another licence, so that the revoked key stays revoked.
    expect(again).toMatchObject({ isNew: true, value: { id: `${id}.1.1` } });
    expect(await portal.get('listLicenses', nora, { uid: 'nora' })).toMatchObject({
      data: [{ id: `${id}.1.1` }, { id: `${id}.1`, revokedReason: REVOKED_REASONS.seat }],
    });
  });

  test('inviting a removed address again sends no second mail', async () => {
    const { give, takeBack, mailsTo } = await createPortalWithSeats(2);
    await give(['nora@flexa.test']);
    await takeBack(1);
    await give(['nora@flexa.test']);
    expect(await mailsTo('nora@flexa.test')).toBe(1);
  });

  test('the sixth removal in 30 days needs an admin', async () => {
    const { portal, give, takeBack } = await createPortalWithSeats(2);
    for (let move = 0; move < 5; move += 1) {
      expect((await give([`p${move}@flexa.test`])).data).toMatchObject([{ outcome: 'invited' }]);
      await takeBack(1);
    }
    const readOutcome = async (who?: Parameters<typeof give>[1]) =>
      (await give(['last@flexa.test'], who)).data[0]?.outcome;
    expect(await readOutcome()).toBe('moved-too-often');
    expect(await readOutcome(portal.caller('ada', { isAdmin: true }))).toBe('invited');
    await takeBack(1);
    portal.setClock(30 * DAY);
    expect(await readOutcome()).toBe('invited');
  });

  test('removing the buyer gives their own seat away and revokes its key', async () => {
    const { portal, give, takeBack, seats, buyer, id } = await createPortalWithSeats(2);
    expect(await seats()).toMatchObject([{ seat: 0, state: 'held', uid: 'buyer', email: null }]);
    await portal.get('getLicenseKey', buyer, { id });
    await takeBack(0);
    expect((await give(['a@flexa.test', 'b@flexa.test'])).data).toMatchObject([
      { seat: 0, outcome: 'invited' },
      { seat: 1, outcome: 'invited' },
    ]);
    expect(await portal.run('getLicenseKey', buyer, { id })).toMatchObject({
      code: 'license-not-active',
    });
    await portal.services.jobs.buildRevocations();
    const { list } = await portal.get('getRevocations', buyer, {});
    const { keys } = await portal.get('getLicenseKeySet', buyer, {});
    expect(readRevocations(list, keys)?.has(id)).toBe(true);
  });

  test('only the team and the holder can give up a seat', async () => {
    const { portal, give, accept, takeBack, nora, id } = await createPortalWithSeats(3);
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

  test('a seat removed while it is accepted ends up either removed or accepted', async () => {
    const { give, accept, takeBack, live, seats } = await createPortalWithSeats(2);
    await give(['nora@flexa.test']);
    await Promise.all([accept(), takeBack(1)]);
    expect(await live('nora')).toEqual([]);
    expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'free' });
  });

  test('a removal before an assignment leaves the seat assigned, and one after it leaves it free', async () => {
    const { give, accept, takeBack, seats } = await createPortalWithSeats(2);
    expect(await takeBack(1)).toMatchObject({ state: 'free' });
    expect((await give(['nora@flexa.test'])).data).toMatchObject([{ outcome: 'invited' }]);
    expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'invited' });
    expect(await takeBack(1)).toMatchObject({ state: 'free' });
    expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'free', email: null });
    expect(await accept()).toMatchObject({ code: 'not-invited' });
  });

  test('a seat removed while it is assigned ends up either removed or assigned, with one mail', async () => {
    const { give, accept, takeBack, live, seats, mailsTo } = await createPortalWithSeats(2);
    for (let turn = 0; turn < 3; turn += 1) {
      const both = [() => give(['nora@flexa.test']), () => takeBack(1)];
      const ordered = turn % 2 === 0 ? both : both.toReversed();
      await Promise.all(ordered.map((start) => start()));
      const isGiven = (await seats()).at(-1)?.state === 'invited';
      // The address matches the seat, so only an invited person can accept.
      expect(await accept()).toMatchObject(isGiven ? { isNew: true } : { code: 'not-invited' });
      expect(await live('nora')).toHaveLength(isGiven ? 1 : 0);
      await takeBack(1);
      expect((await seats()).at(-1)).toMatchObject({ seat: 1, state: 'free', email: null });
    }
    expect((await give(['nora@flexa.test'])).data).toMatchObject([{ seat: 1, outcome: 'invited' }]);
    expect(await mailsTo('nora@flexa.test')).toBe(1);
  });
});

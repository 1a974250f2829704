import { expect, test } from 'vitest';
import type { Caller } from '../platform/handlers';
import { markProved } from '../platform/account';
import { queueMail } from '../mail/outbox';
import { createRecordingMailer } from '../testing/outbox';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { addBuyer, addPerson, addSeatedLicense } from '../testing/licenses';
import { findIn } from '../testing/stored-data';
import type { Platform } from '../platform/platform';

const MINUTES_16 = 16 * 60 * 1000;

/** Gives someone's account its address, as proved. */
async function prove({ auth }: TestPortal, uid: string): Promise<void> {
  await markProved(auth, await auth.updateUser(uid, { email: `${uid}@flexa.test` }));
}

async function hold(portal: TestPortal, buyer: Caller, id: string, uid: string): Promise<void> {
  await portal.get('giveSeats', buyer, { id, emails: [`${uid}@flexa.test`] });
  await portal.get('acceptSeat', portal.caller(uid), { id });
}

/** Creates a buyer of five seats. Nora and Sten hold one each, and Sten manages the team. */
async function setUpTeam(parts: Partial<Platform> = {}) {
  const portal = createTestPortal(parts);
  const { buyer, license } = await addBuyer(portal, 5);
  await prove(portal, 'buyer');
  const [nora, sten] = [await addPerson(portal, 'nora'), await addPerson(portal, 'sten')];
  for (const uid of ['nora', 'sten']) {
    await prove(portal, uid);
    await hold(portal, buyer, license.id, uid);
  }
  const domains = ['flexa.test'];
  await portal.get('updateTeam', buyer, { id: 'buyer', name: 'Lindqvist', domains, link: true });
  const manager = { id: 'buyer', email: 'sten@flexa.test', role: 'manager' } as const;
  await portal.get('setTeamMember', buyer, manager);
  const transfer = (caller: Caller, email = 'nora@flexa.test') =>
    portal.run('transferTeam', caller, { id: 'buyer', email });
  return { portal, buyer, nora, sten, license, transfer };
}

test('an owner transfers the team, and everybody keeps their seat', async () => {
  const { portal, buyer, nora, sten, license, transfer } = await setUpTeam();
  const held = await portal.get('getUser', sten, { uid: 'sten' });
  const { key } = await portal.get('getLicenseKey', buyer, { id: license.id });
  const { link } = (await portal.get('getTeam', buyer, { id: 'buyer' })).team;

  expect((await transfer(buyer)).code).toBeUndefined();

  const { team, people, licenses } = await portal.get('getTeam', nora, { id: 'nora' });
  expect(team).toEqual({ id: 'nora', name: 'Lindqvist', domains: ['flexa.test'], link });
  expect(licenses.map(({ id }) => id)).toEqual([license.id]);
  expect(people.map(({ email, role, seats }) => [email, role, seats.length])).toEqual([
    // The first seat, beside the one held before.
    ['nora@flexa.test', 'owner', 2],
    ['sten@flexa.test', 'manager', 1],
    ['buyer@flexa.test', 'manager', 0],
  ]);
  const after = await portal.get('getUser', sten, { uid: 'sten' });
  expect(after.props.licenses.map(({ id }) => id)).toEqual(held.props.licenses.map(({ id }) => id));
  // The previous owner's fetch of the key doesn't count for the next owner.
  const { data: first } = await portal.get('listSeats', nora, { id: license.id });
  expect(first[0]).toMatchObject({ seat: 0, uid: 'nora', keyFetchedAt: null });
  // Reports with the first seat's key keep working.
  expect(await portal.get('verifyLicense', sten, { key })).toMatchObject({ valid: true });
  // The earlier link leads to the next owner's team.
  const eva = await addPerson(portal, 'eva');
  const claim = await portal.run('acceptSeat', eva, { id: license.id, link: link ?? '' });
  expect(claim.code).toBeUndefined();

  expect((await portal.get('getUser', buyer, { uid: 'buyer' })).props.licenses).toEqual([]);
  expect((await portal.get('getUser', nora, { uid: 'nora' })).hasPurchased).toBe(true);
  const renamed = await portal.run('updateTeam', buyer, { id: 'nora', name: 'Mine' });
  expect(renamed.code).toBe('permission-denied');
});

test('after a transfer the licences and those of their seats carry the name of the team', async () => {
  const { portal, buyer, license, transfer } = await setUpTeam();
  await transfer(buyer);
  await portal.services.seats.syncDue();
  const named = await portal.db.collection('licenses').get();
  const names = named.docs.map((document) => [document.id, document.get('name') as string]);
  expect(names.every(([, name]) => name === 'Lindqvist')).toBe(true);
  expect(names.length).toBe(3);
  expect(named.docs.find(({ id }) => id === license.id)?.get('userId')).toBe('nora');
});

test('the previous owner’s billing contact is not transferred with the team', async () => {
  const { portal, buyer, nora, transfer } = await setUpTeam();
  const email = 'invoices@lindqvist.test';
  await portal.get('setBillingContact', buyer, { id: 'buyer', email });
  expect((await transfer(buyer)).code).toBeUndefined();
  const { team } = await portal.get('getTeam', nora, { id: 'nora' });
  expect(team).toMatchObject({ name: 'Lindqvist' });
  expect(team.billingContact).toBeUndefined();
  expect((await portal.db.doc('teams/buyer').get()).exists).toBe(false);
});

test('both owners get a mail about a transfer, and the audit names both', async () => {
  const { portal, buyer, transfer } = await setUpTeam();
  await transfer(buyer);
  const mails = await portal.db
    .collection('mail')
    .where('content.template', '==', 'team-owner')
    .get();
  const mailed = mails.docs.map((mail) => [
    mail.get('to') as string,
    mail.get('content.data.isNext') as boolean,
  ]);
  expect(mailed.sort()).toEqual([
    ['buyer@flexa.test', false],
    ['nora@flexa.test', true],
  ]);
  const audit = await portal.db.collection('audit').where('action', '==', 'team.transfer').get();
  expect(audit.docs.map((entry) => entry.data())).toMatchObject([
    { actor: 'buyer', target: 'buyer', changes: { userId: 'buyer', to: 'nora', licences: 1 } },
  ]);
});

test('only the owner or an admin transfers a team, after a fresh proof of identity', async () => {
  const { portal, buyer, nora, sten, transfer } = await setUpTeam();
  for (const other of [nora, sten]) expect((await transfer(other)).code).toBe('permission-denied');
  const old = new Date(buyer.signedInAt.getTime() - MINUTES_16);
  const stale = { ...buyer, signedInAt: old, freshProof: 'none' as const };
  expect((await transfer(stale)).code).toBe('step-up-required');
  expect((await transfer({ ...buyer, emailVerified: false })).code).toBe('email-not-verified');
  const admin = portal.caller('admin', { isAdmin: true });
  expect((await transfer(admin)).code).toBeUndefined();
});

test('only a member with a confirmed address can become the owner', async () => {
  const { portal, buyer, license, transfer } = await setUpTeam();
  const refused = { code: 'cannot-own-team' };
  await portal.get('giveSeats', buyer, { id: license.id, emails: ['eva@flexa.test'] });
  await addPerson(portal, 'eva');
  await prove(portal, 'eva');
  for (const email of ['eva@flexa.test', 'nobody@flexa.test', 'buyer@flexa.test']) {
    expect(await transfer(buyer, email)).toMatchObject(refused);
  }
  await portal.auth.updateUser('nora', { disabled: true });
  expect(await transfer(buyer)).toMatchObject(refused);
  await portal.auth.updateUser('nora', { disabled: false, emailVerified: false });
  expect(await transfer(buyer)).toMatchObject(refused);
});

test('a new owner who has a team takes the licences into it, and it keeps its managers', async () => {
  const { portal, buyer, nora, sten, transfer } = await setUpTeam();
  await addSeatedLicense(portal, 3, { id: 'order-2', userId: 'nora', visualType: 'tables' });
  expect((await transfer(buyer)).code).toBeUndefined();
  const { team, licenses, people } = await portal.get('getTeam', nora, { id: 'nora' });
  expect(team).toEqual({ id: 'nora', name: null, domains: [], link: null });
  expect(licenses.map(({ id }) => id).sort()).toEqual(['order-1', 'order-2']);
  expect(people.map(({ role }) => role)).toEqual(['owner', 'member']);
  for (const former of [buyer, sten]) {
    expect((await portal.run('getTeam', former, { id: 'nora' })).code).toBe('permission-denied');
  }
});

test.each([
  ['whose next owner has no team', 1, []],
  ['that joins a team with fewer company builds', 1, ['order-9']],
  ['that joins a team with more company builds', 3, ['order-9', 'order-9', 'order-9']],
] as const)('a team %s goes on counting its company builds', async (_, before, own) => {
  const { portal, buyer, nora, license, transfer } = await setUpTeam();
  const build = async (who: Caller, id: string) =>
    (await portal.get('buildForCompany', who, { id })).build;
  if (own.length > 0) await addSeatedLicense(portal, 3, { id: 'order-9', userId: 'nora' });
  for (const id of own) await build(nora, id);
  await build(buyer, license.id);
  expect((await transfer(buyer)).code).toBeUndefined();
  expect(await build(nora, license.id)).toBe(before + 1);
});

test('renewals and suspended licences are transferred too; ended ones stay', async () => {
  const { portal, buyer, transfer } = await setUpTeam();
  const addOwnedLicense = (id: string, changes: object) =>
    addSeatedLicense(portal, 3, { id, ...changes });
  await addOwnedLicense('suspended', {
    deletedAt: '2026-11-19T12:00:00.000Z',
    revokedReason: 'disputed',
  });
  await addOwnedLicense('revoked', {
    deletedAt: '2026-11-19T12:00:00.000Z',
    revokedReason: 'misuse',
  });
  await addOwnedLicense('ended', { expiresAt: '2026-11-19T12:00:00.000Z' });
  await addOwnedLicense('single', { quantity: 1 });
  await addOwnedLicense('next', { quantity: 1, expiresAt: '2099-01-01T00:00:00.000Z' });
  await portal.db.doc('licenses/order-1').update({ renewedBy: 'next' });
  expect((await transfer(buyer)).code).toBeUndefined();
  const moved = await portal.db.collection('licenses').where('userId', '==', 'nora').get();
  const ids = moved.docs.map(({ id }) => id).filter((id) => !id.includes('.'));
  expect(ids.sort()).toEqual(['next', 'order-1', 'suspended']);
});

test('a transfer requested again, or to two people at once, leaves one owner', async () => {
  const { portal, buyer, transfer } = await setUpTeam();
  const outcomes = await Promise.all([transfer(buyer), transfer(buyer, 'sten@flexa.test')]);
  expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
  const owner = (await portal.db.doc('licenses/order-1').get()).get('userId') as string;
  expect(['nora', 'sten']).toContain(owner);
  expect((await transfer(buyer, `${owner}@flexa.test`)).code).toBe('cannot-own-team');
  expect((await portal.db.doc('licenses/order-1').get()).get('userId')).toBe(owner);
});

test('after a transfer only mails to the new owner contain the key', async () => {
  const { mailer, taken } = createRecordingMailer();
  const { portal, buyer, nora, license, transfer } = await setUpTeam({ mailer });
  const { id: licenseId, visualType, quantity, expiresAt } = license;
  const content = {
    template: 'license-granted',
    data: { licenseId, visualType, quantity, expiresAt },
  } as const;
  const batch = portal.db.batch();
  for (const uid of ['buyer', 'nora']) {
    queueMail(
      portal.db,
      batch,
      { id: `to-${uid}`, to: `${uid}@flexa.test`, uid, content },
      portal.platform.clock(),
    );
  }
  await batch.commit();
  await transfer(buyer);
  for (const id of ['to-buyer', 'to-nora']) await portal.services.mail.sendMail(id);
  const { key } = await portal.get('getLicenseKey', nora, { id: licenseId });
  const [former, next] = taken;
  expect(former?.text).not.toContain(key);
  expect(former?.text).toContain('There is no key in this e-mail');
  expect(next?.text).toContain(key);
});

test('deleting the previous owner’s account leaves the team running and no trace of them', async () => {
  const { portal, buyer, nora, license, transfer } = await setUpTeam();
  expect((await portal.run('deleteUser', buyer, { id: 'buyer' })).code).toBe('team-in-use');
  await transfer(buyer);
  await portal.services.seats.syncDue();
  await portal.get('deleteUser', buyer, { id: 'buyer' });
  const { licenses } = await portal.get('getTeam', nora, { id: 'nora' });
  expect(licenses.map(({ id }) => id)).toEqual([license.id]);
  expect(await findIn(portal.db, 'bea buyer')).toEqual([]);
  expect((await portal.db.doc('teams/nora').get()).get('managerUids')).toEqual(['sten']);
});

test('an admin who deletes an owner must confirm that the team ends', async () => {
  const { portal } = await setUpTeam();
  const admin = portal.caller('admin', { isAdmin: true });
  const input = { id: 'buyer', uid: 'buyer' };
  expect((await portal.run('deleteUser', admin, input)).code).toBe('team-in-use');
  expect((await portal.run('deleteUser', admin, { ...input, team: 'end' })).code).toBeUndefined();
});

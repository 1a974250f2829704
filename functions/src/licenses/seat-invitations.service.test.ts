import { describe, expect, test } from 'vitest';
import { createMailSender } from '../mail/sender';
import { markProved } from '../platform/account';
import { createTestPortal, type TestPortal, START } from '../testing/test-portal';
import { addPerson, addSeatedLicense, createPortalWithSeats } from '../testing/licenses';
import { openShop } from '../testing/shop';
import {
  readMail,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  createSharedPortal,
  signUpPerson,
  signInByPassword,
  signUpWith,
  requireValue,
} from '../testing/people';

const noKey = async () => null;
const noName = async () => null;

/** Confirms the address of someone's account. */
async function prove({ auth }: Pick<TestPortal, 'auth'>, uid: string): Promise<void> {
  await markProved(auth, await auth.updateUser(uid, { email: `${uid}@flexa.test` }));
}

const readGiver = async (portal: TestPortal, to: string) =>
  (await readMail(portal, to, 'seat-invitation'))['giver'];

describe('the giver in an invitation mail', () => {
  test('an invitation names its giver by the profile’s name and the confirmed address', async () => {
    const { portal, give } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    expect(await readGiver(portal, 'nora@flexa.test')).toEqual({
      name: 'Bea Buyer',
      company: null,
      email: 'buyer@flexa.test',
    });
  });

  test('an invitation names its giver by the address alone if the name contains a link', async () => {
    const { portal, give } = await createPortalWithSeats(3);
    await portal.db.doc('users/buyer').update({ name: 'You won: prize.example' });
    await give(['nora@flexa.test']);
    expect(await readGiver(portal, 'nora@flexa.test')).toMatchObject({ name: null });
  });

  test('an invitation names the company on the invoice of the paid order, and none that was only typed', async () => {
    const { stripe, shop, me } = await openShop();
    const order = await shop.checkout(me, { billing: { company: 'Cedar Freight' } });
    await stripe.act(order, 'pay');
    await shop.payments.fulfil(order);
    await shop.get('updateTeam', me, { id: 'me', billing: { company: 'Famous Bank' } });
    const readGiverCompany = async (to: string) => {
      await shop.get('giveSeats', me, { id: `order-${order}`, emails: [to] });
      const found = await shop.db.collection('mail').where('to', '==', to).get();
      const company: unknown = found.docs[0]?.get('content.data.giver.company');
      await shop.get('takeSeatBack', me, { id: `order-${order}`, seat: 1 });
      return company;
    };
    expect(await readGiverCompany('one@flexa.test')).toBe('Cedar Freight');
    await shop.db.doc(`orders/${order}`).update({ taxIdStatus: 'unverified' });
    expect(await readGiverCompany('two@flexa.test')).toBeNull();
    await shop.db.doc(`orders/${order}`).update({ taxIdStatus: 'verified', state: 'refunded' });
    expect(await readGiverCompany('three@flexa.test')).toBeNull();
  });

  test('an invitation names the owner if an admin assigned the seat, and a manager who did', async () => {
    const { portal, give, accept, buyer } = await createPortalWithSeats(4);
    await prove(portal, 'buyer');
    await give(['nora@flexa.test'], portal.caller('ada', { isAdmin: true }));
    expect(await readGiver(portal, 'nora@flexa.test')).toMatchObject({ email: 'buyer@flexa.test' });
    await accept();
    const input = { id: 'buyer', email: 'nora@flexa.test', role: 'manager' } as const;
    await portal.get('setTeamMember', buyer, input);
    await give(['sten@flexa.test'], portal.caller('nora'));
    expect(await readGiver(portal, 'sten@flexa.test')).toMatchObject({ email: 'nora@flexa.test' });
  });
});

describe('pending seats', () => {
  test('pending seats are listed for the confirmed address until they are accepted', async () => {
    const { portal, give, accept, nora, id, license } = await createPortalWithSeats(3);
    await prove(portal, 'buyer');
    await give(['nora@flexa.test', 'sten@flexa.test']);
    const list = (who = nora) => portal.run('listInvitations', who, {});
    const giver = { name: 'Bea Buyer', company: null, email: 'buyer@flexa.test' };
    const { visualType, expiresAt } = license;
    const pending = { licenseId: id, visualType, expiresAt, giver };
    expect(await list()).toMatchObject({ value: { data: [pending] } });
    expect(await list({ ...nora, emailVerified: false })).toMatchObject({
      code: 'email-not-verified',
    });
    expect(await list(await addPerson(portal, 'ola'))).toMatchObject({ value: { data: [] } });
    await accept();
    expect(await list()).toMatchObject({ value: { data: [] } });
  });

  test('pending seats leave out removed seats and ended licences', async () => {
    const { portal, give, takeBack, nora, buyer } = await createPortalWithSeats(3);
    await give(['nora@flexa.test']);
    await takeBack(1);
    await addSeatedLicense(portal, 2, { id: 'order-2', expiresAt: START.toISOString() });
    portal.setClock(-1);
    await portal.get('giveSeats', buyer, { id: 'order-2', emails: ['nora@flexa.test'] });
    portal.setClock(0);
    expect(await portal.get('listInvitations', nora, {})).toEqual({ data: [] });
  });

  test('pending seats name the owner after the manager who assigned them deleted their account', async () => {
    const { portal, give, accept, buyer, nora, mailsTo, takeBack } = await createPortalWithSeats(4);
    await prove(portal, 'buyer');
    await prove(portal, 'nora');
    await give(['nora@flexa.test']);
    await accept();
    const input = { id: 'buyer', email: 'nora@flexa.test', role: 'manager' } as const;
    await portal.get('setTeamMember', buyer, input);
    await give(['sten@flexa.test'], nora);
    const sten = await addPerson(portal, 'sten');
    const readGiverCompany = async () =>
      (await portal.get('listInvitations', sten, {})).data.map((each) => each.giver?.email);
    expect(await readGiverCompany()).toEqual(['nora@flexa.test']);
    await portal.get('deleteUser', nora, { id: 'nora' });
    expect(await readGiverCompany()).toEqual(['buyer@flexa.test']);
    const left = await portal.db.collectionGroup('seats').where('invitedBy', '==', 'nora').get();
    expect(left.size).toBe(0);
    // The mail named the manager and was deleted unsent, so the address gets another one.
    expect(await mailsTo('sten@flexa.test')).toBe(0);
    await takeBack(2);
    await give(['sten@flexa.test']);
    expect(await readGiver(portal, 'sten@flexa.test')).toMatchObject({ email: 'buyer@flexa.test' });
  });
});

describe('the link of an invitation', () => {
  const portal = createSharedPortal();

  /** Invites a new address. */
  async function invite() {
    const id = `seats-${newEmail().split('@')[0]}`;
    const owner = portal.caller(`owner-${id}`);
    await portal.signUp(owner, 'Bea Buyer');
    const now = Date.now();
    await addSeatedLicense(portal, 2, {
      id,
      userId: owner.uid,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 40 * 24 * 60 * 60 * 1000).toISOString(),
    });
    const email = newEmail();
    await portal.get('giveSeats', owner, { id, emails: [email] });
    const code = String((await readMail(portal, email, 'seat-invitation'))['code']);
    return { id, owner, email, code };
  }
  const confirm = (code: string, session?: string) =>
    portal.run('confirmAddress', portal.caller('x'), { code, ...(session && { session }) });
  const read = (code: string) => portal.run('readInvitation', portal.caller('x'), { code });
  const change = (id: string, changes: object) => portal.db.doc(`licenses/${id}`).update(changes);
  const isProved = async (uid: string) => (await portal.auth.getUser(uid)).emailVerified;

  test('an invitation link shows the invitation and its address each time the page is opened', async () => {
    const { id, email, code } = await invite();
    for (const _time of [1, 2]) {
      expect(await read(code)).toMatchObject({
        value: { licenseId: id, email, visualType: 'suite' },
      });
    }
    expect(await read('guessed')).toMatchObject({ code: 'link-refused' });
  });

  test('an invitation link is refused after the seat was removed, also while another address has it', async () => {
    const { id, owner, email, code } = await invite();
    await portal.get('takeSeatBack', owner, { id, seat: 1 });
    const refused = { code: 'not-invited', message: 'This seat was taken back' };
    expect(await read(code)).toEqual(refused);
    const [other] = (await portal.get('giveSeats', owner, { id, emails: [newEmail()] })).data;
    expect(other).toMatchObject({ seat: 1, outcome: 'invited' });
    expect(await read(code)).toEqual(refused);
    // Given to the first address again, the link that it was mailed works again.
    await portal.get('takeSeatBack', owner, { id, seat: 1 });
    await portal.get('giveSeats', owner, { id, emails: [email] });
    expect(await read(code)).toMatchObject({ value: { licenseId: id, email } });
  });

  test.each([
    ['has ended', { expiresAt: new Date(0) }, 'license-not-active'],
    ['was refunded', { deletedAt: new Date(), revokedReason: 'refunded' }, 'license-not-active'],
    ['has lost this seat to a refund', { quantity: 1 }, 'seats-full'],
  ])('an invitation link names nobody once the licence %s', async (_, changes, reason) => {
    const { id, code } = await invite();
    await change(id, changes);
    expect(await read(code)).toMatchObject({ code: reason });
  });

  test('an invitation link names the giver after a transfer, and the new owner once the giver is gone', async () => {
    const { id, owner, code } = await invite();
    const next = `next-${id}`;
    for (const uid of [owner.uid, next]) {
      await portal.auth.updateUser(uid, {}).catch(() => portal.auth.createUser({ uid }));
      await prove(portal, uid);
    }
    await change(id, { userId: next });
    const readGiverCompany = async () => requireValue(await read(code)).giver?.email;
    expect(await readGiverCompany()).toBe(`${owner.uid}@flexa.test`);
    await portal.auth.updateUser(owner.uid, { disabled: true });
    expect(await readGiverCompany()).toBe(`${next}@flexa.test`);
    await portal.auth.deleteUser(owner.uid);
    expect(await readGiverCompany()).toBe(`${next}@flexa.test`);
  });

  test('the code of an invitation link is in neither the audit nor a sent mail', async () => {
    const { id, email, code } = await invite();
    const nora = await signUpPerson(portal, email);
    requireValue(await confirm(code, nora.token));
    requireValue(await portal.with(nora, 'acceptSeat', { id }));
    const found = await portal.db.collection('mail').where('to', '==', email).get();
    const invitation = found.docs.find((mail) => mail.get('template') === 'seat-invitation');
    const { platform } = portal;
    const mailer = { send: async () => undefined };
    const { sendMail } = createMailSender({ ...platform, mailer }, noKey, noName, async () => true);
    expect(await sendMail(invitation?.id ?? '')).toBe('sent');
    const everything = await Promise.all(
      (await portal.db.listCollections()).map((collection) => collection.get()),
    );
    const holders = everything
      .flatMap(({ docs }) => docs)
      .filter((document) => JSON.stringify(document.data()).includes(code));
    expect(holders.map(({ ref }) => ref.path)).toEqual([]);
  });

  test('an invitation link proves the address of the account that has it, which can then accept the seat', async () => {
    const { id, email, code } = await invite();
    const nora = await signUpPerson(portal, email);
    expect(await portal.with(nora, 'acceptSeat', { id })).toMatchObject({
      code: 'email-not-verified',
    });
    const confirmed = await confirm(code, nora.token);
    expect(requireValue(confirmed)).toEqual({ email, confirmed: true, canSetPassword: false });
    const account = await portal.auth.getUser(nora.uid);
    expect(account).toMatchObject({ emailVerified: true, customClaims: { proved: [email] } });
    expect(requireValue(await portal.with(nora, 'acceptSeat', { id }))).toMatchObject({
      seatOf: id,
    });
    expect((await signInByPassword(email, PASSWORD)).uid).toBe(nora.uid);
  });

  test('an invitation link proves nothing for a mail scanner or for someone who was forwarded the mail', async () => {
    const { email, code } = await invite();
    const nora = await signUpPerson(portal, email);
    const other = await signUpWith(newEmail(), OTHER_PASSWORD);
    for (const session of [undefined, other.token, 'a.b.c']) {
      const outcome = requireValue(await confirm(code, session));
      expect(outcome).toEqual({ email, confirmed: false, canSetPassword: false });
    }
    expect(await isProved(other.uid)).toBe(false);
    expect(await isProved(nora.uid)).toBe(false);
    // It still works for the account with the address.
    expect(requireValue(await confirm(code, nora.token))).toMatchObject({ confirmed: true });
  });

  test('an invitation link opened in two tabs at once proves the address once, and both may accept', async () => {
    const { id, email, code } = await invite();
    const nora = await signUpPerson(portal, email);
    const both = await Promise.all([confirm(code, nora.token), confirm(code, nora.token)]);
    expect(both.map(requireValue)).toEqual(
      Array(2).fill({ email, confirmed: true, canSetPassword: false }),
    );
    const accepted = await Promise.all([1, 2].map(() => portal.with(nora, 'acceptSeat', { id })));
    expect(new Set(accepted.map((each) => requireValue(each).id)).size).toBe(1);
  });

  test('an invitation link sets no password and proves an address once', async () => {
    const { email, code } = await invite();
    const nora = await signUpPerson(portal, email);
    const input = { code, password: OTHER_PASSWORD };
    const byPassword = await portal.run('confirmAddress', portal.caller('x'), input);
    expect(requireValue(byPassword)).toMatchObject({ confirmed: false });
    expect((await signInByPassword(email, PASSWORD)).uid).toBe(nora.uid);
    requireValue(await confirm(code, nora.token));
    // The account is deleted, and someone signs up with the same address.
    await portal.auth.deleteUser(nora.uid);
    const next = await signUpWith(email, OTHER_PASSWORD);
    expect(await confirm(code, next.token)).toMatchObject({ code: 'link-refused' });
    expect(await isProved(next.uid)).toBe(false);
  });

  test('an invitation link ends after 30 days', async () => {
    const { code } = await invite();
    const addDays = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
    const late = createTestPortal({ clock: () => addDays(31), db: portal.db, auth: portal.auth });
    const refused = await late.run('readInvitation', portal.caller('x'), { code });
    expect(refused).toMatchObject({ code: 'link-refused' });
  });
});

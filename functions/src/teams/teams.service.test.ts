import { describe, expect, test } from 'vitest';
import { markProved } from '../platform/account';
import type { Caller } from '../platform/handlers';
import { createTestPortal, START, tally, type TestPortal } from '../testing/test-portal';
import { addBuyer, addPerson, addSeatedLicense } from '../testing/licenses';
import { findIn } from '../testing/stored-data';

const at = START.toISOString();

/** Gives someone's account its address, as proved. */
async function prove({ auth }: TestPortal, uid: string): Promise<string> {
  const email = `${uid}@flexa.test`;
  await markProved(auth, await auth.updateUser(uid, { email }));
  return email;
}

/** Gives a seat to someone, who accepts it. */
async function hold(portal: TestPortal, buyer: Caller, id: string, uid: string): Promise<void> {
  await portal.get('giveSeats', buyer, { id, emails: [`${uid}@flexa.test`] });
  await portal.get('acceptSeat', portal.caller(uid), { id });
}

describe('getTeam and updateTeam', () => {
  test('a team lists its people by address, with all their seats', async () => {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    await addSeatedLicense(portal, 2, { id: 'order-2', visualType: 'tables' });
    await addSeatedLicense(portal, 1, { id: 'order-3', visualType: 'analytics' });
    const nora = await addPerson(portal, 'nora');
    await portal.get('giveSeats', buyer, { id: license.id, emails: ['nora@flexa.test'] });
    await portal.get('giveSeats', buyer, { id: 'order-2', emails: ['nora@flexa.test'] });
    await portal.get('acceptSeat', nora, { id: license.id });
    const view = await portal.get('getTeam', buyer, { id: 'buyer' });
    expect(view.licenses.map(({ id, free }) => [id, free]).sort()).toEqual([
      ['order-1', 1],
      ['order-2', 0],
    ]);
    expect(view.people.map(({ email, role }) => [email, role])).toEqual([
      ['buyer@flexa.test', 'owner'],
      ['nora@flexa.test', 'member'],
    ]);
    expect(view.people.map(({ name }) => name)).toEqual(['Bea Buyer', 'nora']);
    const [owner, member] = view.people;
    expect(owner?.seats).toHaveLength(2);
    const seats = [...(member?.seats ?? [])].sort((a, b) => a.licenseId.localeCompare(b.licenseId));
    expect(seats).toMatchObject([
      { licenseId: 'order-1', seat: 1, state: 'held', invitedAt: at, heldAt: at },
      { licenseId: 'order-2', seat: 1, state: 'invited', heldAt: null },
    ]);
  });

  test('a team names nobody who has not accepted, whether or not the address has an account', async () => {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    await addPerson(portal, 'nora');
    const emails = ['nora@flexa.test', 'nobody@flexa.test'];
    await portal.get('giveSeats', buyer, { id: license.id, emails });
    const view = await portal.get('getTeam', buyer, { id: 'buyer' });
    expect(view.people.map(({ name }) => name)).toEqual(['Bea Buyer', null, null]);
  });

  test('the owner, managers and admins see a team, and its people see that they are in it', async () => {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    const nora = await addPerson(portal, 'nora');
    const see = (who: typeof nora) => portal.run('getTeam', who, { id: 'buyer' });
    expect(await see(nora)).toMatchObject({ code: 'permission-denied' });
    expect((await see(portal.caller('ada', { isAdmin: true }))).code).toBeUndefined();
    const manager = { id: 'buyer', email: 'nora@flexa.test', role: 'manager' } as const;
    await hold(portal, buyer, license.id, 'nora');
    await portal.get('setTeamMember', buyer, manager);
    await portal.get('updateTeam', buyer, { id: 'buyer', name: 'Lindqvist AB' });
    expect((await see(nora)).code).toBeUndefined();
    expect(await portal.get('listTeams', nora, {})).toEqual({
      data: [
        { id: 'nora', name: null, role: 'owner' },
        { id: 'buyer', name: 'Lindqvist AB', role: 'manager' },
      ],
    });
    expect(await portal.run('updateTeam', nora, { id: 'buyer', name: 'Mine' })).toMatchObject({
      code: 'permission-denied',
    });
    expect(await portal.run('setTeamMember', nora, manager)).toMatchObject({
      code: 'permission-denied',
    });
  });

  test('the billing details of a team are saved as a whole', async () => {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    const nora = await addPerson(portal, 'nora');
    await prove(portal, 'nora');
    await hold(portal, buyer, license.id, 'nora');
    const billing = { company: 'Lindqvist AB', email: 'books@lind.test', poNumber: 'PO 7' };
    await portal.get('updateTeam', buyer, { id: 'buyer', billing });
    expect((await portal.get('getTeam', buyer, { id: 'buyer' })).team.billing).toEqual(billing);
    const own = (await portal.get('listTeams', buyer, {})).data;
    expect(own).toEqual([{ id: 'buyer', name: null, role: 'owner', billing }]);
    const { teams } = await portal.get('exportUser', buyer, { uid: 'buyer' });
    expect(teams).toMatchObject([{ role: 'owner', billing }]);

    const others = await portal.run('updateTeam', nora, { id: 'buyer', billing: {} });
    expect(others.code).toBe('permission-denied');
    const wrong = { id: 'buyer', billing: { email: 'no address' } };
    expect((await portal.run('updateTeam', buyer, wrong)).code).toBe('invalid-argument');
    await portal.get('updateTeam', buyer, { id: 'buyer', billing: { company: 'Lindqvist' } });
    const { team } = await portal.get('getTeam', buyer, { id: 'buyer' });
    expect(team.billing).toEqual({ company: 'Lindqvist' });

    await portal.get('deleteUser', buyer, { id: 'buyer', team: 'end' });
    expect(await findIn(portal.db, 'lindqvist')).toEqual([]);
  });

  test('only people who hold a seat can become managers, which reveals no accounts', async () => {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    const nora = await addPerson(portal, 'nora');
    const known = await prove(portal, 'nora');
    const appoint = (email: string) =>
      portal.run('setTeamMember', buyer, { id: 'buyer', email, role: 'manager' });
    const emails = [known, 'nobody@flexa.test'];
    const refused = { code: 'not-a-member' };
    for (const email of emails) expect(await appoint(email)).toMatchObject(refused);
    await portal.get('giveSeats', buyer, { id: license.id, emails });
    for (const email of emails) expect(await appoint(email)).toMatchObject(refused);
    for (const role of ['member', 'none'] as const) {
      for (const email of emails) {
        const outcome = await portal.run('setTeamMember', buyer, { id: 'buyer', email, role });
        expect(outcome.code).toBeUndefined();
      }
    }
    await hold(portal, buyer, license.id, 'nora');
    expect((await appoint(known)).code).toBeUndefined();
    // A manager stays one without a seat, and by whatever address they have now.
    await portal.get('takeSeatBack', buyer, { id: license.id, seat: 1 });
    expect((await appoint(known)).code).toBeUndefined();
    const { people } = await portal.get('getTeam', nora, { id: 'buyer' });
    expect(people.map(({ role }) => role)).toEqual(['owner', 'manager']);
    const ended = { id: 'buyer', email: known, role: 'member' } as const;
    await portal.get('setTeamMember', buyer, ended);
    expect(await portal.run('getTeam', nora, { id: 'buyer' })).toMatchObject({
      code: 'permission-denied',
    });
  });

  test('removing an address from a team frees all its seats', async () => {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    await addSeatedLicense(portal, 2, { id: 'order-2', visualType: 'tables' });
    const nora = await addPerson(portal, 'nora');
    const email = await prove(portal, 'nora');
    for (const id of [license.id, 'order-2']) await hold(portal, buyer, id, 'nora');
    await portal.get('setTeamMember', buyer, { id: 'buyer', email, role: 'manager' });
    const view = await portal.get('setTeamMember', buyer, { id: 'buyer', email, role: 'none' });
    expect(view.people.map((person) => person.email)).toEqual(['buyer@flexa.test']);
    expect((await portal.get('getUser', nora, { uid: 'nora' })).props.licenses).toEqual([]);
    const again = await portal.get('setTeamMember', buyer, { id: 'buyer', email, role: 'none' });
    expect(again).toEqual(view);
  });

  test('a team keeps its people and forgets removed ones while a dispute suspends a licence', async () => {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    const nora = await addPerson(portal, 'nora');
    const email = await prove(portal, 'nora');
    await hold(portal, buyer, license.id, 'nora');
    const setLicenseState = async (state: object) => {
      const seatSync = new Date(START.getTime() + 60_000);
      await portal.db.doc(`licenses/${license.id}`).update({ ...state, seatSync });
      await portal.services.jobs.syncSeats();
    };
    await setLicenseState({ deletedAt: START, revokedReason: 'disputed' });
    expect((await portal.run('deleteUser', buyer, { id: 'buyer' })).code).toBe('team-in-use');
    await portal.get('setTeamMember', buyer, { id: 'buyer', email, role: 'none' });
    await setLicenseState({ deletedAt: null, revokedReason: null });
    expect((await portal.get('getUser', nora, { uid: 'nora' })).props.licenses).toEqual([]);
    const { data } = await portal.get('listSeats', buyer, { id: license.id });
    expect(data.filter((seat) => seat.email !== null)).toEqual([]);
  });
});

describe('team links', () => {
  async function setUpLink(quantity: number) {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, quantity);
    const input = { id: 'buyer', domains: ['Flexa.test'], link: true };
    const { link } = await portal.get('updateTeam', buyer, input);
    const claim = (uid: string, changes: object = {}, code = link ?? '') =>
      portal.run(
        'acceptSeat',
        { ...portal.caller(uid), ...changes },
        { id: license.id, link: code },
      );
    return { portal, buyer, license, claim, link: link ?? '' };
  }

  test('a team link admits confirmed addresses of its domains, and nobody else', async () => {
    const { portal, buyer, license, claim, link } = await setUpLink(3);
    for (const uid of ['nora', 'sten', 'eva']) await portal.addProfile(uid);
    expect((await claim('sten', { email: 'sten@flexa.test.evil.com' })).code).toBe('not-invited');
    expect((await claim('sten', { email: 'sten@other.test' })).code).toBe('not-invited');
    expect((await claim('sten', { emailVerified: false })).code).toBe('email-not-verified');
    expect((await claim('sten', {}, 'guessed')).code).toBe('not-invited');
    expect((await claim('nora')).code).toBeUndefined();
    expect(await claim('nora')).toMatchObject({ isNew: false });
    // A person who takes and returns seats uses up only their own limit.
    for (let round = 1; round <= 5; round += 1) {
      portal.setClock(round * 1000);
      const eva = portal.caller('eva');
      const { seat = 0 } = await portal.get('acceptSeat', eva, { id: license.id, link });
      await portal.get('takeSeatBack', eva, { id: license.id, seat });
    }
    expect((await claim('eva')).code).toBe('moved-too-often');
    const emails = ['eva@flexa.test'];
    const invited = await portal.get('giveSeats', buyer, { id: license.id, emails });
    expect(invited.data).toMatchObject([{ outcome: 'invited' }]);
    await portal.get('updateTeam', buyer, { id: 'buyer', link: false });
    expect((await claim('sten')).code).toBe('not-invited');
  });

  test('a team link takes no seat for the owner, unless they gave theirs away', async () => {
    const { portal, buyer, license, claim } = await setUpLink(2);
    expect(await claim('buyer')).toMatchObject({ isNew: false, value: { id: license.id } });
    await portal.get('takeSeatBack', buyer, { id: license.id, seat: 0 });
    expect(await claim('buyer')).toMatchObject({ isNew: true, value: { seatOf: license.id } });
  });

  test('a team link gives 25 seats to 25 of 60 people who ask at once', async () => {
    const { portal, license, claim } = await setUpLink(26);
    const uids = Array.from({ length: 60 }, (_, n) => `c${n}`);
    await Promise.all(uids.map((uid) => portal.addProfile(uid)));
    const answers = await Promise.all(uids.map((uid) => claim(uid)));
    expect(tally(answers.map(({ code }) => code ?? 'seat'))).toEqual({
      seat: 25,
      'seats-full': 35,
    });
    const held = await portal.db.collection('licenses').where('seatOf', '==', license.id).get();
    expect(new Set(held.docs.map((seat) => String(seat.get('userId')))).size).toBe(25);
  });
});

describe('a person who holds a seat, was offered another and manages a team', () => {
  async function setUpNora() {
    const portal = createTestPortal();
    const { buyer, license } = await addBuyer(portal, 3);
    await addSeatedLicense(portal, 2, { id: 'order-2', visualType: 'tables' });
    const nora = await addPerson(portal, 'nora');
    const email = await prove(portal, 'nora');
    await portal.get('updateTeam', buyer, { id: 'buyer', name: 'Lindqvist AB' });
    await portal.get('updateTeam', nora, { id: 'nora', name: 'Noras', domains: ['nora.test'] });
    await hold(portal, buyer, license.id, 'nora');
    await portal.get('setTeamMember', buyer, { id: 'buyer', email, role: 'manager' });
    await portal.get('giveSeats', buyer, { id: 'order-2', emails: [email] });
    return { portal, nora, buyer };
  }

  test('the export of a manager contains all their seats and roles, and nothing about other people', async () => {
    const { portal, nora } = await setUpNora();
    const { seats, teams } = await portal.get('exportUser', nora, { uid: 'nora' });
    expect(seats.map(({ licenseId, state }) => [licenseId, state]).sort()).toEqual([
      ['order-1', 'held'],
      ['order-2', 'invited'],
    ]);
    expect(teams).toEqual([
      {
        id: 'nora',
        name: 'Noras',
        domains: ['nora.test'],
        link: null,
        role: 'owner',
      },
      { id: 'buyer', name: 'Lindqvist AB', role: 'manager' },
    ]);
  });

  test('deleting a manager’s account frees their seats and leaves no trace', async () => {
    const { portal, nora, buyer } = await setUpNora();
    await portal.get('deleteUser', nora, { id: 'nora' });
    // Until it is sent.
    expect(await findIn(portal.db, 'nora@flexa.test')).toEqual(['mail/account-deleted-nora']);
    expect(await findIn(portal.db, 'noras')).toEqual([]);
    const { people, licenses } = await portal.get('getTeam', buyer, { id: 'buyer' });
    expect(people.map(({ email }) => email)).toEqual(['buyer@flexa.test']);
    expect(licenses.map(({ free }) => free).sort()).toEqual([1, 2]);
    expect((await portal.db.doc('teams/buyer').get()).get('managerUids')).toEqual([]);
  });
});

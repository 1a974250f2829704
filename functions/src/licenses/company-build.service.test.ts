import { describe, expect, test } from 'vitest';
import { checkLicense } from '@flexa/license/core';
import { API_PREFIX } from '@flexa/contracts/operation';
import { REVOKED_REASONS } from '@flexa/contracts/licenses';
import { createApp } from '../http/app';
import {
  addPerson,
  addSeatedLicense,
  createPortalWithSeats,
  toTimestamp,
} from '../testing/licenses';
import { createTestApp } from '../testing/test-app';
import { DAY, START } from '../testing/test-portal';

type Portal = Awaited<ReturnType<typeof createPortalWithSeats>>;

/** Creates a portal in which Nora holds a seat, and a function that requests a company build. */
async function setUpTeam() {
  const setUp = await createPortalWithSeats(3);
  await setUp.give(['nora@flexa.test']);
  await setUp.accept();
  const build = (who: Portal['nora'] = setUp.buyer, id = setUp.id) =>
    setUp.portal.run('buildForCompany', who, { id });
  const setRole = (role: 'manager' | 'member') =>
    setUp.portal.get('setTeamMember', setUp.buyer, { id: 'buyer', email: 'nora@flexa.test', role });
  return { ...setUp, build, setRole };
}

describe('createCompanyBuild', () => {
  test('a company build has the licence’s own key and names the visuals it unlocks', async () => {
    const { portal, build, buyer, id, license } = await setUpTeam();
    const { value } = (await build()) as { value: { key: string } };
    expect(value).toEqual({
      key: (await portal.get('getLicenseKey', buyer, { id })).key,
      endsAt: license.expiresAt,
      build: 1,
      visuals: ['variance-columns', 'bullet-list', 'bridge', 'key-figure'],
    });
    const { keys } = await portal.get('getLicenseKeySet', buyer, {});
    expect(checkLicense(value.key, { product: 'suite', now: START, keys }).state).toBe('valid');
  });

  test('a company build has a higher number than every earlier build of the team, whatever the licence', async () => {
    const { portal, build, buyer, nora, id, setRole } = await setUpTeam();
    await setRole('manager');
    // Ends on the same day.
    await addSeatedLicense(portal, 3, { id: 'order-2' });
    const numbers: (number | undefined)[] = [];
    for (const [who, licenseId] of [
      [buyer, id],
      [nora, 'order-2'],
      [buyer, id],
    ] as const) {
      const outcome = (await build(who, licenseId)) as { value: { build: number } };
      numbers.push(outcome.value.build);
    }
    expect(numbers).toEqual([1, 2, 3]);
    const both = await Promise.all([build(buyer, id), build(nora, 'order-2')]);
    expect(
      both.map((outcome) => (outcome as { value: { build: number } }).value.build).sort(),
    ).toEqual([4, 5]);
  });

  test('a team’s answer does not contain the number of its latest company build', async () => {
    const { portal, build, buyer } = await setUpTeam();
    await portal.get('updateTeam', buyer, { id: 'buyer', name: 'House' });
    await build();
    const { team } = await portal.get('getTeam', buyer, { id: 'buyer' });
    expect(team).toEqual({ id: 'buyer', name: 'House', domains: [], link: null });
  });

  test('the owner and the managers of a team can make a company build', async () => {
    const { portal, build, nora, id, setRole } = await setUpTeam();
    expect((await build(nora)).code).toBe('permission-denied');
    expect((await build(nora, `${id}.1`)).code).toBe('permission-denied');
    await setRole('manager');
    expect((await build(nora)).code).toBeUndefined();
    await setRole('member');
    expect((await build(nora)).code).toBe('permission-denied');
    const stranger = await addPerson(portal, 'sten');
    expect((await build(stranger)).code).toBe('permission-denied');
    expect((await build({ ...stranger, isAdmin: true })).code).toBe('permission-denied');
  });

  test('a manager of another team can’t make a company build', async () => {
    const { portal, build, nora, setRole } = await setUpTeam();
    await setRole('manager');
    await addPerson(portal, 'other');
    await addSeatedLicense(portal, 3, { id: 'order-2', userId: 'other' });
    expect((await build(nora, 'order-2')).code).toBe('permission-denied');
  });

  test('a company build needs a licence with seats and a confirmed address', async () => {
    const { portal, build, buyer, id } = await setUpTeam();
    expect((await build({ ...buyer, emailVerified: false })).code).toBe('email-not-verified');
    await portal.db.doc(`licenses/${id}`).update({ quantity: 1 });
    expect((await build()).code).toBe('permission-denied');
  });

  test('a licence that has ended, was refunded or has not begun gets no company build', async () => {
    const { portal, build, id } = await setUpTeam();
    const stored = portal.db.doc(`licenses/${id}`);
    portal.setClock(366 * DAY);
    expect((await build()).code).toBe('license-not-active');
    portal.setClock(0);
    await stored.update({ deletedAt: START, revokedReason: REVOKED_REASONS.refunded });
    expect((await build()).code).toBe('license-not-active');
    await stored.update({ deletedAt: null, revokedReason: null, startsAt: toTimestamp(DAY) });
    expect((await build()).code).toBe('license-not-active');
    const audit = await portal.db.collection('audit').get();
    expect(audit.docs.map((entry) => entry.get('action') as string)).not.toContain(
      'license.company-build',
    );
  });

  test('the audit names who made a company build, without the key', async () => {
    const { portal, build, id } = await setUpTeam();
    await build();
    const admin = portal.caller('ada', { isAdmin: true });
    const { data } = await portal.get('listAudit', admin, { kind: 'licences' });
    expect(data).toMatchObject([
      { actor: 'buyer', action: 'license.company-build', target: id, changes: { userId: 'buyer' } },
    ]);
  });

  test('a licence records its company build, and its renewal offers a new one', async () => {
    const { portal, build, buyer, id } = await setUpTeam();
    const listLicenses = async () => (await portal.get('getTeam', buyer, { id: 'buyer' })).licenses;
    expect((await listLicenses())[0]).not.toHaveProperty('companyBuiltAt');
    await build();
    expect(await listLicenses()).toMatchObject([{ companyBuiltAt: START.toISOString() }]);
    await addSeatedLicense(portal, 3, { id: 'order-2', follows: id });
    const renewal = async () => (await listLicenses()).find((license) => license.id === 'order-2');
    expect(await renewal()).toMatchObject({ replacesCompanyBuild: true });
    await build(buyer, 'order-2');
    expect(await renewal()).not.toHaveProperty('replacesCompanyBuild');
  });

  test('a company build keeps working when the buyer gives their own seat away, and stops at a refund', async () => {
    const { portal, build, buyer, id } = await setUpTeam();
    const { value } = (await build()) as { value: { key: string } };
    const stored = portal.db.doc(`licenses/${id}`);
    const verify = () => portal.get('verifyLicense', buyer, { key: value.key });
    const listRevoked = () => portal.services.licenses.withdrawn(START);
    await stored.update({ held: false });
    expect(await verify()).toMatchObject({ valid: true });
    expect(await listRevoked()).toEqual([]);
    await stored.update({ deletedAt: START, revokedReason: REVOKED_REASONS.refunded });
    expect(await verify()).toMatchObject({ valid: false, reason: 'revoked' });
    expect(await listRevoked()).toEqual([id]);
  });

  test.each([
    ['the seat of the upgraded pack', { pack: false, membership: true }],
    ['the seat of the membership', { pack: true, membership: false }],
    ['both seats', { pack: false, membership: false }],
  ])(
    'a company build keeps working after an upgrade to a membership when the buyer gives away %s',
    async (_, held) => {
      const { portal, build, buyer, id } = await setUpTeam();
      const { value } = (await build()) as { value: { key: string } };
      await addSeatedLicense(portal, 3, { id: 'order-2', visualType: 'suite' });
      await portal.db.doc(`licenses/${id}`).update({
        deletedAt: START,
        revokedReason: REVOKED_REASONS.upgraded,
        upgradedBy: 'order-2',
        held: held.pack,
      });
      const membership = portal.db.doc('licenses/order-2');
      await membership.update({ held: held.membership });
      const verify = () => portal.get('verifyLicense', buyer, { key: value.key });
      const listRevoked = () => portal.services.licenses.withdrawn(START);
      expect(await verify()).toMatchObject({ valid: true });
      expect(await listRevoked()).toEqual([]);
      await membership.update({ deletedAt: START, revokedReason: REVOKED_REASONS.refunded });
      expect(await verify()).toMatchObject({ valid: false, reason: 'revoked' });
      expect(await listRevoked()).toEqual([id]);
    },
  );

  test('a person can make ten company builds an hour, also across a restart', async () => {
    const app = await createTestApp();
    const { token } = await app.person('buyer');
    const { id } = await addSeatedLicense(app, 3);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await app.ask('buildForCompany', { id }, token)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const restarted = createApp(app.platform, app.handlers);
    const answer = await restarted.request(`${API_PREFIX}/licenses/${id}/company-build`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
    });
    expect(answer.status).toBe(429);
  });
});

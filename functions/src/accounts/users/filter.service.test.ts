import { expect, test } from 'vitest';
import type { UserFilter } from '@flexa/contracts/users';
import { addUsersInBulk } from './bulk-users';
import { addLicense, toTimestamp } from '../../testing/licenses';
import { DAY, createTestPortal, START, type TestPortal } from '../../testing/test-portal';

const createAdminCaller = (portal: TestPortal) => portal.caller('boss', { isAdmin: true });

async function setUpCrowd(): Promise<TestPortal> {
  const portal = createTestPortal();
  const rights = [{ isAdmin: true }, { disabled: true }, { isAdmin: true, disabled: true }, {}, {}];
  const people = rights.map((right, n) => ({
    uid: `p${n}`,
    name: `Person ${'edcba'.charAt(n)}`,
    email: `p${n}@flexa.test`,
    ...right,
    createdAt: new Date(START.getTime() - n * DAY),
  }));
  await addUsersInBulk(portal.db, people);
  await addLicense(portal, 'soon', 10 * DAY, { userId: 'p0' });
  await addLicense(portal, 'renewed', 10 * DAY, { userId: 'p1', renewedBy: 'later' });
  await addLicense(portal, 'tables', 90 * DAY, { userId: 'p3', visualType: 'tables' });
  await addLicense(portal, 'again', 95 * DAY, { userId: 'p3', visualType: 'tables' });
  await addLicense(portal, 'ended', -1, { userId: 'p4' });
  await addLicense(portal, 'revoked', 90 * DAY, { userId: 'p4', deletedAt: toTimestamp(-1) });
  await addLicense(portal, 'ahead', 90 * DAY, { userId: 'p4', startsAt: toTimestamp(DAY) });
  await addLicense(portal, 'nobody', 90 * DAY, { userId: 'gone' });
  return portal;
}

test.each<[UserFilter, string[]]>([
  ['admins', ['p0', 'p2']],
  ['disabled', ['p1', 'p2']],
  ['licensed', ['p0', 'p1', 'p3']],
  ['expiring', ['p0']],
  ['tables', ['p3']],
  ['suite', []],
])('the filter %s shows the same people in the list and in the file', async (show, uids) => {
  const portal = await setUpCrowd();
  const list = await portal.get('listUsers', createAdminCaller(portal), { show });
  expect(list).toMatchObject({ total: uids.length, totalIsExact: true });
  expect(list.data.map(({ uid }) => uid)).toEqual(uids);
  const csv = await portal.get('exportUsersCsv', createAdminCaller(portal), { show });
  const rows = csv.trimEnd().split('\r\n').slice(1);
  // Oldest first, like the file of all users.
  expect(rows.map((row) => row.split(',')[0])).toEqual(uids.toReversed());
});

test('filtered users can be searched, sorted and paged', async () => {
  const portal = await setUpCrowd();
  const sort = { sortBy: 'name', sortOrder: 'asc' } as const;
  const query = { show: 'licensed', search: 'pers', limit: 2, ...sort } as const;
  const first = await portal.get('listUsers', createAdminCaller(portal), query);
  const second = await portal.get('listUsers', createAdminCaller(portal), { ...query, page: 2 });
  expect([...first.data, ...second.data].map(({ uid }) => uid)).toEqual(['p3', 'p1', 'p0']);
  expect(second).toMatchObject({ page: 2, totalPages: 2, total: 3 });
  expect(
    await portal.get('listUsers', createAdminCaller(portal), { ...query, search: 'nobody' }),
  ).toMatchObject({
    total: 0,
  });
});

test.each([
  ['pers', 'licensed', ['p3', 'p1', 'p0']],
  ['p1@flexa.test', undefined, ['p1']],
  ['person d', undefined, ['p1']],
  ['nobody', undefined, []],
  ['***', undefined, []],
] as const)(
  'the file for the search “%s” among %s users has the same people as the list',
  async (search, show, uids) => {
    const portal = await setUpCrowd();
    const input = { search, ...(show && { show }) };
    const list = await portal.get('listUsers', createAdminCaller(portal), input);
    const csv = await portal.get('exportUsersCsv', createAdminCaller(portal), input);
    const rows = csv.trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(uids);
    expect(list.data.map(({ uid }) => uid)).toEqual(uids.toReversed());
    const { data } = await portal.get('listAudit', createAdminCaller(portal), {});
    const changes = { rows: uids.length, ...(show && { show }), search: true };
    expect(data.map((entry) => entry.changes)).toContainEqual(changes);
  },
);

test('a file of filtered users takes no sign-up period, and the audit records the filter', async () => {
  const portal = await setUpCrowd();
  const both = { show: 'admins', since: START.toISOString() } as const;
  expect(await portal.run('exportUsersCsv', createAdminCaller(portal), both)).toMatchObject({
    code: 'invalid-argument',
  });
  await portal.get('exportUsersCsv', createAdminCaller(portal), { show: 'admins' });
  const { data } = await portal.get('listAudit', createAdminCaller(portal), {});
  expect(data.map(({ changes }) => changes)).toContainEqual({ rows: 2, show: 'admins' });
});

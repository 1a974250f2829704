import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import { newAdmin, request } from '../../testing/shared-project';
import { addBuyer, addPerson } from '../../testing/licenses';
import { DAY, createTestPortal, START, type TestPortal } from '../../testing/test-portal';

const toTimestamp = (after: number) => Timestamp.fromMillis(START.getTime() + after);
const toIsoTime = (after: number) => toTimestamp(after).toDate().toISOString();
const createAdminCaller = (portal: TestPortal) => portal.caller('boss', { isAdmin: true });

describe('GET /admin/users.csv', () => {
  test('GET /admin/users.csv returns everyone, oldest first, and records the export in the audit', async () => {
    const portal = createTestPortal();
    const names = ['Zoë "Z" Lind', 'Lind, Nora', '=HYPERLINK("http://x")', '+1', '-1', '@x'];
    for (const [n, name] of names.entries()) {
      portal.setClock(n);
      await portal.signUp(portal.caller(`u${n}`), name);
    }
    const csv = await portal.get('exportUsersCsv', createAdminCaller(portal), {});
    const formatRow = (n: number, name: string) =>
      `u${n},${name},u${n}@flexa.test,false,false,false,false,${toIsoTime(n)},0,0,,0,usd,SEEN`;
    // The identity service uses the machine's clock.
    const rows = csv.replaceAll(/,20[\dT:.-]+Z\r\n/g, ',SEEN\r\n').split('\r\n');
    expect(rows).toEqual([
      'uid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt',
      formatRow(0, '"Zoë ""Z"" Lind"'),
      formatRow(1, '"Lind, Nora"'),
      formatRow(2, '"\'=HYPERLINK(""http://x"")"'),
      formatRow(3, "'+1"),
      formatRow(4, "'-1"),
      formatRow(5, "'@x"),
      '',
    ]);
    const { data } = await portal.get('listAudit', createAdminCaller(portal), {});
    expect(data).toMatchObject([
      { actor: 'boss', action: 'users.export', target: 'users', changes: { rows: 6 } },
    ]);
  });

  test('GET /admin/users.csv contains licences, seats, packs, payments and the last sign-in of each person', async () => {
    const portal = createTestPortal();
    const { license } = await addBuyer(portal, 5);
    const order = { uid: 'buyer', amount: 9000, refunded: 500, currency: 'usd', state: 'paid' };
    await portal.db.doc('orders/1').set({ ...order, paidAt: toTimestamp(0) });
    const seatHolder = await addPerson(portal, 'nora');
    const buyer = portal.caller('buyer');
    await portal.get('giveSeats', buyer, { id: license.id, emails: ['nora@flexa.test'] });
    await portal.get('acceptSeat', seatHolder, { id: license.id });
    const csv = await portal.get('exportUsersCsv', createAdminCaller(portal), {});
    const cells = csv.split('\r\n').map((row) => row.split(','));
    const findCells = (uid: string) => cells.find(([first]) => first === uid)?.slice(8, 13);
    expect(findCells('buyer')).toEqual(['1', '5', 'suite', '8500', 'usd']);
    expect(findCells('nora')).toEqual(['0', '0', 'suite', '0', 'usd']);
  });

  test('GET /admin/users.csv returns everyone once from more than two pages with equal sign-up times', async () => {
    const portal = createTestPortal();
    const writer = portal.db.bulkWriter({ throttling: false });
    for (let n = 0; n < 2_100; n += 1) {
      const uid = `u${n}`;
      void writer.set(portal.db.doc(`users/${uid}`), {
        id: uid,
        uid,
        name: uid,
        email: `${uid}@flexa.test`,
        isAdmin: false,
        isSupport: false,
        hasPurchased: false,
        disabled: false,
        createdAt: toTimestamp(n < 1_500 ? 0 : n),
      });
    }
    await writer.close();
    const csv = await portal.get('exportUsersCsv', createAdminCaller(portal), {});
    const rows = csv.split('\r\n').slice(1, -1);
    expect(rows).toHaveLength(2_100);
    expect(new Set(rows).size).toBe(2_100);
    expect(rows.at(-1)).toMatch(/^u2099,/);
  });

  test('GET /admin/users.csv returns the sign-ups of a period, and refuses more than one file can hold', async () => {
    const portal = createTestPortal();
    for (let n = 0; n < 4; n += 1) {
      portal.setClock(n * DAY);
      await portal.signUp(portal.caller(`u${n}`), 'Nora');
    }
    const time = { since: toIsoTime(DAY), until: toIsoTime(3 * DAY) };
    const csv = await portal.get('exportUsersCsv', createAdminCaller(portal), time);
    expect(csv.split('\r\n').map((row) => row.slice(0, 2))).toEqual(['ui', 'u1', 'u2', '']);
    const countSnapshot = await portal.db.collection('users').count().get();
    const many = vi.spyOn(Reflect.getPrototypeOf(countSnapshot) as typeof countSnapshot, 'data');
    onTestFinished(() => many.mockRestore());
    many.mockReturnValue({ count: CSV_ROWS_MAX + 1 });
    const all = await portal.run('exportUsersCsv', createAdminCaller(portal), {});
    expect(all).toMatchObject({ code: 'invalid-argument' });
  });

  test('GET /admin/users.csv returns only the header without users', async () => {
    const portal = createTestPortal();
    const csv = await portal.get('exportUsersCsv', createAdminCaller(portal), {});
    expect(csv).toBe(
      'uid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt\r\n',
    );
  });

  test('GET /admin/users.csv answers CSV that must not be cached', async () => {
    const { email, token } = await newAdmin();
    const answer = await request('/admin/users.csv', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const rows = (await answer.text()).split('\r\n');
    expect(rows[0]).toBe(
      'uid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt',
    );
    expect(rows.filter((row) => row.includes(email))).toHaveLength(1);
    expect(rows.at(-1)).toBe('');
  });
});

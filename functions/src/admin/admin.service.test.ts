import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import { newAdmin, newUser, newWord } from '../testing/accounts';
import { call, request } from '../testing/http';
import { anInstant } from '../testing/matchers';
import { DAY, ownPortal, START, type OwnPortal } from '../testing/own-portal';
import { addBuyer, addPerson } from '../testing/seats';

const at = (after: number) => Timestamp.fromMillis(START.getTime() + after);
const iso = (after: number) => at(after).toDate().toISOString();
const adminOf = (portal: OwnPortal) => portal.caller('boss', { isAdmin: true });

describe('GET /admin/stats', () => {
  test('is all zeros over nothing', async () => {
    const portal = ownPortal();
    expect(await portal.get('getStats', adminOf(portal), {})).toEqual({
      at: iso(0),
      users: { total: 0, recent: 0, admins: 0 },
      activeLicenses: { free: 0, standard: 0, membership: 0 },
      orders: { paid: 0, recent: 0, recentRevenue: 0, flagged: 0, unowned: 0, refundFailed: 0 },
      offer: { expiryDate: '', placesLeft: 0 },
      openTickets: 0,
      waitList: 0,
      failedMails: 0,
      series: null,
    });
  });

  test('counts what is there, and as recent what is 30 days old', async () => {
    const portal = ownPortal();
    const { db } = portal;
    const put = (path: string, data: object) => db.doc(path).set(data);
    for (const uid of ['a', 'b']) await portal.signUp(portal.caller(uid), uid);
    portal.setClock(1);
    await portal.signUp(portal.caller('c'), 'c');
    portal.setClock(30 * DAY + 1);

    const license = (id: string, licenseType: string, endsAfter: number, deletedAt: unknown) =>
      put(`licenses/${id}`, { licenseType, expiresAt: at(30 * DAY + 1 + endsAfter), deletedAt });
    await license('1', 'free', 1, null);
    await license('2', 'free', 0, null);
    await license('3', 'standard', DAY, null);
    await license('4', 'standard', DAY, at(0));
    await license('5', 'membership', DAY, null);
    await license('6', 'membership', DAY, null);
    // Bought ahead: it has not begun.
    await license('7', 'standard', 2 * DAY, null);
    await db.doc('licenses/7').update({ startsAt: at(31 * DAY + 1) });

    const order = (id: string, state: string, amount: number, refunded: number, paidAt: unknown) =>
      put(`orders/${id}`, { state, amount, refunded, paidAt, currency: 'usd', unowned: false });
    await order('1', 'paid', 4000, 0, at(1));
    await order('2', 'paid', 9999, 0, at(0));
    await order('3', 'partially-refunded', 8000, 500, at(2));
    await order('4', 'refunded', 1500, 1500, at(3));
    await order('5', 'lost', 1500, 200, at(4));
    await order('6', 'disputed', 100, 0, at(5));
    await order('7', 'open', 77_777, 0, null);
    await order('8', 'expired', 77_777, 0, null);

    await portal.openOffer('launch', 5, 60 * DAY);
    await portal.db.doc('offers/launch/places/0').update({ uid: 'a' });
    for (const state of ['open', 'open', 'closed']) await db.collection('tickets').add({ state });
    await put('waitList/1', { product: 'theme' });
    for (const state of ['failed', 'sent', 'queued']) await db.collection('mail').add({ state });

    expect(await portal.get('getStats', adminOf(portal), {})).toEqual({
      at: iso(30 * DAY + 1),
      users: { total: 3, recent: 1, admins: 0 },
      activeLicenses: { free: 1, standard: 1, membership: 2 },
      orders: {
        paid: 6,
        recent: 5,
        recentRevenue: 4000 + 7500 + 0 + 0 + 100,
        flagged: 2,
        unowned: 0,
        refundFailed: 0,
      },
      offer: { expiryDate: iso(60 * DAY), placesLeft: 4 },
      openTickets: 2,
      waitList: 1,
      failedMails: 1,
      series: null,
    });
  });
});

describe('GET /admin/users.csv', () => {
  test('gives everybody, oldest first, and says in the audit who took it', async () => {
    const portal = ownPortal();
    const names = ['Zoë "Z" Lind', 'Lind, Nora', '=HYPERLINK("http://x")', '+1', '-1', '@x'];
    for (const [n, name] of names.entries()) {
      portal.setClock(n);
      await portal.signUp(portal.caller(`u${n}`), name);
    }
    const csv = await portal.get('exportUsersCsv', adminOf(portal), {});
    const row = (n: number, name: string) =>
      `u${n},${name},u${n}@flexa.test,false,false,false,false,${iso(n)},0,0,,0,usd,SEEN`;
    // The identity service has the clock of the machine.
    const rows = csv.replaceAll(/,20[\dT:.-]+Z\r\n/g, ',SEEN\r\n').split('\r\n');
    expect(rows).toEqual([
      'uid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt',
      row(0, '"Zoë ""Z"" Lind"'),
      row(1, '"Lind, Nora"'),
      row(2, '"\'=HYPERLINK(""http://x"")"'),
      row(3, "'+1"),
      row(4, "'-1"),
      row(5, "'@x"),
      '',
    ]);
    const { data } = await portal.get('listAudit', adminOf(portal), {});
    expect(data).toMatchObject([
      { actor: 'boss', action: 'users.export', target: 'users', changes: { rows: 6 } },
    ]);
  });

  test('says what each has: licences, seats, packs, what was paid and when they were last seen', async () => {
    const portal = ownPortal();
    const { license } = await addBuyer(portal, 5);
    const order = { uid: 'buyer', amount: 9000, refunded: 500, currency: 'usd', state: 'paid' };
    await portal.db.doc('orders/1').set({ ...order, paidAt: at(0) });
    const seated = await addPerson(portal, 'nora');
    const buyer = portal.caller('buyer');
    await portal.get('giveSeats', buyer, { id: license.id, emails: ['nora@flexa.test'] });
    await portal.get('acceptSeat', seated, { id: license.id });
    const csv = await portal.get('exportUsersCsv', adminOf(portal), {});
    const cells = csv.split('\r\n').map((row) => row.split(','));
    const of = (uid: string) => cells.find(([first]) => first === uid)?.slice(8, 13);
    expect(of('buyer')).toEqual(['1', '5', 'suite', '8500', 'usd']);
    expect(of('nora')).toEqual(['0', '0', 'suite', '0', 'usd']);
  });

  test('gives everybody once where they are more than two pages, some of one moment', async () => {
    const portal = ownPortal();
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
        createdAt: at(n < 1_500 ? 0 : n),
      });
    }
    await writer.close();
    const csv = await portal.get('exportUsersCsv', adminOf(portal), {});
    const rows = csv.split('\r\n').slice(1, -1);
    expect(rows).toHaveLength(2_100);
    expect(new Set(rows).size).toBe(2_100);
    expect(rows.at(-1)).toMatch(/^u2099,/);
  });

  test('gives those who signed up in a time, and refuses more than one file takes', async () => {
    const portal = ownPortal();
    for (let n = 0; n < 4; n += 1) {
      portal.setClock(n * DAY);
      await portal.signUp(portal.caller(`u${n}`), 'Nora');
    }
    const time = { since: iso(DAY), until: iso(3 * DAY) };
    const csv = await portal.get('exportUsersCsv', adminOf(portal), time);
    expect(csv.split('\r\n').map((row) => row.slice(0, 2))).toEqual(['ui', 'u1', 'u2', '']);
    const counted = await portal.db.collection('users').count().get();
    const many = vi.spyOn(Reflect.getPrototypeOf(counted) as typeof counted, 'data');
    onTestFinished(() => many.mockRestore());
    many.mockReturnValue({ count: CSV_ROWS_MAX + 1 });
    const all = await portal.run('exportUsersCsv', adminOf(portal), {});
    expect(all).toMatchObject({ code: 'invalid-argument' });
  });

  test('is a header where there is nobody', async () => {
    const portal = ownPortal();
    const csv = await portal.get('exportUsersCsv', adminOf(portal), {});
    expect(csv).toBe(
      'uid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt\r\n',
    );
  });
});

describe('over HTTP', () => {
  const PATHS = [
    ['GET', '/admin/stats'],
    ['GET', '/admin/audit'],
    ['GET', '/admin/users.csv'],
    ['PUT', '/admin/offers/by-a-stranger'],
  ] as const;

  test.each(PATHS)('%s %s is for admins', async (method, path) => {
    const { token } = await newUser();
    expect((await call(method, path)).status).toBe(401);
    expect((await call(method, path, { token })).status).toBe(403);
  });

  test('users.csv answers CSV that nothing keeps', async () => {
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

  test('stats and audit answer JSON', async () => {
    const { uid, token } = await newAdmin();
    const other = await newUser();
    await call('PUT', `/users/${other.uid}`, { token, body: { name: newWord() } });
    const stats = await call('GET', '/admin/stats', { token });
    expect(stats.status).toBe(200);
    expect(stats.body).toMatchObject({ at: anInstant });
    const audit = await call('GET', `/admin/audit?target=${other.uid}&limit=1`, { token });
    expect(audit.status).toBe(200);
    expect(audit.body).toMatchObject({
      data: [{ actor: uid, action: 'user.update', changes: { name: 'changed' } }],
      next: null,
    });
    expect((await call('GET', '/admin/audit?limit=0', { token })).status).toBe(400);
  });
});

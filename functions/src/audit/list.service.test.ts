import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import type { OperationInput } from '@flexa/contracts/operations';
import { call, newAdmin, newUser } from '../testing/shared-project';
import { newWord } from '../testing/accounts';
import { createTestPortal, START, type TestPortal } from '../testing/test-portal';

const toTimestamp = (after: number) => Timestamp.fromMillis(START.getTime() + after);
const toIsoTime = (after: number) => toTimestamp(after).toDate().toISOString();
const createAdminCaller = (portal: TestPortal) => portal.caller('boss', { isAdmin: true });

describe('GET /admin/audit', () => {
  /** Entries at those milliseconds; their targets tell them apart. */
  async function setUpEntries(moments: readonly number[]) {
    const portal = createTestPortal();
    for (const [n, after] of moments.entries()) {
      const entry = { actor: 'boss', action: 'user.update', target: `t${n}`, changes: {} };
      await portal.db.doc(`audit/${n}`).set({ ...entry, at: toTimestamp(after) });
    }
    return portal;
  }

  async function readAllPages(portal: TestPortal, input: OperationInput<'listAudit'>) {
    const pages: string[][] = [];
    let before: string | null = null;
    do {
      const request: OperationInput<'listAudit'> = { ...input, ...(before && { before }) };
      const page = await portal.get('listAudit', createAdminCaller(portal), request);
      pages.push(page.data.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    return pages;
  }

  test('GET /admin/audit lists newest first, page by page', async () => {
    const portal = await setUpEntries([1, 2, 3, 4, 5]);
    expect(await readAllPages(portal, { limit: 2 })).toEqual([['4', '3'], ['2', '1'], ['0']]);
    expect(await readAllPages(portal, { limit: 5 })).toEqual([['4', '3', '2', '1', '0']]);
    expect(await readAllPages(portal, {})).toEqual([['4', '3', '2', '1', '0']]);
  });

  test('GET /admin/audit keeps entries of one moment on one page, and so loses none', async () => {
    const portal = await setUpEntries([1, 2, 2, 2, 3]);
    const [first = [], ...rest] = await readAllPages(portal, { limit: 2 });
    expect(first[0]).toBe('4');
    expect(first.slice(1).sort()).toEqual(['1', '2', '3']);
    expect(rest).toEqual([['0']]);
  });

  test('the audit file of a month lists newest first and records its own export', async () => {
    const DAYS_11 = 11 * 24 * 60 * 60 * 1000;
    const portal = await setUpEntries([5, 3, 3, DAYS_11]);
    await portal.addProfile('boss');
    const change = {
      actor: 'boss',
      action: 'user.update',
      target: '=x',
      changes: { isAdmin: true },
    };
    await portal.db.doc('audit/4').set({ ...change, at: toTimestamp(4) });
    portal.setClock(6);
    const csv = await portal.get('exportAuditCsv', createAdminCaller(portal), { month: '2026-11' });
    const [head, ...rows] = csv.split('\r\n');
    expect(head).toBe('at,action,target,changes,actor,actorName');
    expect(rows.slice(0, 3)).toEqual([
      `${toIsoTime(6)},audit.export,2026-11,"{""rows"":4}",boss,boss`,
      `${toIsoTime(5)},user.update,t0,{},boss,boss`,
      `${toIsoTime(4)},user.update,'=x,"{""isAdmin"":true}",boss,boss`,
    ]);
    expect(rows).toHaveLength(6);
    expect(
      await portal.run('exportAuditCsv', portal.caller('me'), { month: '2026-11' }),
    ).toMatchObject({ code: 'permission-denied' });
  });

  test('a month of the audit combines with another filter, page by page', async () => {
    const DAYS_11 = 11 * 24 * 60 * 60 * 1000;
    const portal = await setUpEntries([1, 2, DAYS_11]);
    const november = { month: '2026-11', kind: 'accounts', limit: 1 } as const;
    expect(await readAllPages(portal, november)).toEqual([['1'], ['0']]);
    expect(await readAllPages(portal, { month: '2026-12' })).toEqual([['2']]);
    expect(await readAllPages(portal, { month: '2026-10' })).toEqual([[]]);
  });

  test('the audit file has the same entries as the list of the filter, and the audit omits the search text', async () => {
    const portal = await setUpEntries([1, 2, 3]);
    const refund = { actor: 'nora', action: 'order.refund', target: 't1', changes: {} };
    await portal.db.doc('audit/refund').set({ ...refund, at: toTimestamp(9) });
    const filters: OperationInput<'exportAuditCsv'>[] = [
      { kind: 'refunds' },
      { target: 't1' },
      { person: 't2' },
      { search: 't1' },
      { kind: 'accounts', month: '2026-11' },
      { kind: 'accounts', month: '2026-10' },
    ];
    for (const filter of filters) {
      const { data } = await portal.get('listAudit', createAdminCaller(portal), filter);
      const csv = await portal.get('exportAuditCsv', createAdminCaller(portal), filter);
      const rows = csv.trimEnd().split('\r\n').slice(1);
      const cells = rows.map((row) => row.split(',').slice(0, 3));
      expect(cells).toEqual(data.map((entry) => [entry.at, entry.action, entry.target]));
    }
    const kept = await portal.db.collection('audit').where('action', '==', 'audit.export').get();
    expect(JSON.stringify(kept.docs.map((entry) => entry.get('changes') as unknown))).not.toMatch(
      /t1|t2/,
    );
    const both = { kind: 'refunds', search: 't1' } as const;
    expect(await portal.run('exportAuditCsv', createAdminCaller(portal), both)).toMatchObject({
      code: 'invalid-argument',
    });
  });

  test('the audit file refuses more entries than fit, and contains a month completely', async () => {
    const portal = await setUpEntries([1, 2]);
    await portal.addProfile('boss');
    const counted = await portal.db.collection('audit').count().get();
    const many = vi.spyOn(Reflect.getPrototypeOf(counted) as typeof counted, 'data');
    onTestFinished(() => many.mockRestore());
    many.mockReturnValue({ count: CSV_ROWS_MAX + 1 });
    const take = (input: OperationInput<'exportAuditCsv'>) =>
      portal.run('exportAuditCsv', createAdminCaller(portal), input);
    expect(await take({})).toMatchObject({ code: 'invalid-argument' });
    const csv = await portal.get('exportAuditCsv', createAdminCaller(portal), { month: '2026-11' });
    expect(csv).toMatch(/,t1,[^]*,t0,/);
  });

  test('GET /admin/audit filters by target', async () => {
    const portal = await setUpEntries([1, 2, 3]);
    await portal.db.doc('audit/x').set({
      actor: 'other',
      action: 'offer.update',
      target: 't1',
      changes: { userCount: 5, expiryDate: toIsoTime(0) },
      at: toTimestamp(9),
    });
    const { data, next } = await portal.get('listAudit', createAdminCaller(portal), {
      target: 't1',
    });
    expect(next).toBeNull();
    expect(data).toEqual([
      {
        id: 'x',
        actor: 'other',
        action: 'offer.update',
        target: 't1',
        changes: { userCount: 5, expiryDate: toIsoTime(0) },
        at: toIsoTime(9),
      },
      {
        id: '1',
        actor: 'boss',
        action: 'user.update',
        target: 't1',
        changes: {},
        at: toIsoTime(2),
      },
    ]);
    expect(await readAllPages(portal, { target: 't1', limit: 1 })).toEqual([['x'], ['1']]);
  });

  test('GET /admin/audit filters by kind, page by page', async () => {
    const portal = await setUpEntries([1, 2, 3]);
    for (const [id, action, after] of [
      ['grant', 'license.grant', 8],
      ['revoke', 'license.revoke', 9],
      ['refund', 'order.refund', 9],
    ] as const) {
      const entry = { actor: 'boss', action, target: 't', changes: {}, at: toTimestamp(after) };
      await portal.db.doc(`audit/${id}`).set(entry);
    }
    expect(await readAllPages(portal, { kind: 'licences', limit: 1 })).toEqual([
      ['revoke'],
      ['grant'],
    ]);
    expect(await readAllPages(portal, { kind: 'refunds' })).toEqual([['refund']]);
    expect(await readAllPages(portal, { kind: 'accounts' })).toEqual([['2', '1', '0']]);
    expect(await readAllPages(portal, { kind: 'exports' })).toEqual([[]]);
  });

  test.each(['0000-01-01T00:00:00Z', 'yesterday', '2026-11-20'])(
    'GET /admin/audit refuses the end %j',
    async (before) => {
      const portal = createTestPortal();
      const answer = await portal.run('listAudit', createAdminCaller(portal), { before });
      expect(answer.code).toBe('invalid-argument');
    },
  );

  test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z'])(
    'GET /admin/audit accepts the end %j',
    async (before) => {
      const portal = await setUpEntries([1]);
      const { data } = await portal.get('listAudit', createAdminCaller(portal), { before });
      expect(data).toHaveLength(before.startsWith('9999') ? 1 : 0);
    },
  );

  test('the audit of a person covers the account, the licences and the orders, with names', async () => {
    const portal = createTestPortal();
    await portal.signUp(portal.caller('boss', { isAdmin: true }), 'Tomas Lind');
    await portal.signUp(portal.caller('a'), 'Ines Moreau');
    await portal.db.doc('orders/cs_1').set({
      id: 'cs_1',
      kind: 'checkout',
      uid: 'a',
      name: null,
      lines: [1],
      visualType: 'charts',
      month: 3,
      licenseType: 'standard',
      amount: 4000,
      currency: 'usd',
      payment: 'paid',
      state: 'paid',
      refunded: 0,
      refunds: {},
      disputes: {},
      movements: [],
      movedIn: [],
      sentNotices: [],
      noticeTimes: {},
      takenBack: 0,
      refundable: true,
      unowned: false,
      paymentIntent: 'pi',
      planId: 'charts-3m',
      quantity: 1,
      fulfilledAt: toTimestamp(0),
      createdAt: toTimestamp(0),
      paidAt: toTimestamp(0),
    });
    const entries = [
      { action: 'user.update', target: 'a', changes: { disabled: true } },
      { action: 'license.grant', target: 'l1', changes: { userId: 'a' } },
      { action: 'order.refund', target: 'cs_1', changes: { amount: 500 } },
      { action: 'license.grant', target: 'l2', changes: { userId: 'b' } },
      { action: 'offer.update', target: 'launch', changes: {} },
    ];
    for (const [n, entry] of entries.entries()) {
      await portal.db.doc(`audit/${n}`).set({ actor: 'boss', ...entry, at: toTimestamp(n) });
    }
    const page = await portal.get('listAudit', createAdminCaller(portal), { person: 'a' });
    expect(page.data.map(({ id }) => id)).toEqual(['2', '1', '0']);
    expect(page.people).toEqual({ boss: 'Tomas Lind', a: 'Ines Moreau' });
    const first = await portal.get('listAudit', createAdminCaller(portal), {
      person: 'a',
      limit: 2,
    });
    expect(first.data.map(({ id }) => id)).toEqual(['2', '1']);
    const second = await portal.get('listAudit', createAdminCaller(portal), {
      person: 'a',
      before: first.next ?? '',
    });
    expect(second).toMatchObject({ data: [{ id: '0' }], next: null });
  });

  test('a person and a target can’t be combined as filters of the audit', async () => {
    const portal = createTestPortal();
    const answer = await portal.run('listAudit', createAdminCaller(portal), {
      person: 'a',
      target: 'b',
    });
    expect(answer.code).toBe('invalid-argument');
  });

  test('GET /admin/audit answers JSON, and refuses a page without entries', async () => {
    const { uid, token } = await newAdmin();
    const other = await newUser();
    await call('PUT', `/users/${other.uid}`, { token, body: { name: newWord() } });
    const { status, body } = await call('GET', `/admin/audit?target=${other.uid}&limit=1`, {
      token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [{ actor: uid, action: 'user.update', changes: { name: 'changed' } }],
      next: null,
    });
    expect((await call('GET', '/admin/audit?limit=0', { token })).status).toBe(400);
  });
});

describe('GET /admin/audit?search', () => {
  /** Writes entries of Ada about Nora, a ticket and an order, and entries of someone else. */
  async function setUpHistory() {
    const portal = createTestPortal();
    for (const [uid, name] of [
      ['ada', 'Ada Lind'],
      ['nora', 'Nora Berg'],
      ['boss', 'Bo'],
    ] as const) {
      await portal.signUp(portal.caller(uid, { isAdmin: uid !== 'nora' }), name);
    }
    const ticketInput = { name: 'Zoe', email: 'zoe@example.com', subject: 'Bridge', message: 'Hi' };
    const { ticketId } = await portal.get('createTicket', portal.caller('visitor'), ticketInput);
    const entries = [
      { actor: 'ada', action: 'user.update', target: 'nora', changes: { disabled: true } },
      { actor: 'boss', action: 'ticket.update', target: ticketId, changes: { state: 'closed' } },
      { actor: 'boss', action: 'license.grant', target: 'license-1', changes: { userId: 'nora' } },
      { actor: 'boss', action: 'offer.update', target: 'launch', changes: {} },
    ];
    for (const [n, entry] of entries.entries()) {
      await portal.db.doc(`audit/${n}`).set({ ...entry, at: toTimestamp(n) });
    }
    return portal;
  }

  test.each([
    ['a person, what was done to them and to their licences', 'nora', ['2', '0']],
    ['a person, what they did', 'lind', ['0']],
    ['an address', 'nora@flexa.test', ['2', '0']],
    ['the subject of a ticket', 'bridge', ['1']],
    ['an id', 'launch', ['3']],
    ['nothing', 'nowhere', []],
  ])('an audit search finds by %s', async (_, search, ids) => {
    const portal = await setUpHistory();
    const { data } = await portal.get('listAudit', createAdminCaller(portal), { search });
    expect(data.map(({ id }) => id)).toEqual(ids);
  });

  test('an audit search comes in pages, and combines with no other filter', async () => {
    const portal = await setUpHistory();
    const first = await portal.get('listAudit', createAdminCaller(portal), {
      search: 'nora',
      limit: 1,
    });
    expect(first.data.map(({ id }) => id)).toEqual(['2']);
    const older = { search: 'nora', limit: 1, before: first.next ?? '' };
    const second = await portal.get('listAudit', createAdminCaller(portal), older);
    expect(second.data.map(({ id }) => id)).toEqual(['0']);
    const both = { search: 'nora', kind: 'accounts' } as const;
    expect(await portal.run('listAudit', createAdminCaller(portal), both)).toMatchObject({
      code: 'invalid-argument',
    });
  });
});

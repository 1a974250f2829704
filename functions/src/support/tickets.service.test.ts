import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import type { Caller } from '../platform/handlers';
import { createTestPortal, START, tally, type TestPortal } from '../testing/test-portal';
import { createToken } from '../testing/accounts';

const SECOND = 1000;
const LETTER = {
  kind: 'question',
  name: 'Ana Pérez',
  email: 'ana@example.com',
  subject: 'Colours',
  message: 'Dear all,\nwhere are they?',
} as const;

const toIsoTime = (milliseconds: number) => new Date(START.getTime() + milliseconds).toISOString();
const createVisitorCaller = (portal: TestPortal) => portal.caller('visitor');
const createAdminCaller = (portal: TestPortal): Caller => portal.caller('admin', { isAdmin: true });

async function write(portal: TestPortal, subject: string, more: object = {}): Promise<string> {
  const ticketInput = { ...LETTER, subject, ...more };
  const { ticketId } = await portal.get('createTicket', createVisitorCaller(portal), ticketInput);
  return ticketId;
}

async function readAudit({ db }: TestPortal) {
  const entries = await db.collection('audit').get();
  return entries.docs.map((entry) => {
    const { at: _at, expireAt: _expireAt, ...rest } = entry.data();
    return rest;
  });
}

describe('createTicket', () => {
  test('a ticket is one document with a mail to support and one to the sender, without their words', async () => {
    const portal = createTestPortal();
    const outcome = await portal.run('createTicket', createVisitorCaller(portal), LETTER);
    expect(outcome).toEqual({ isNew: true, value: { ticketId: expect.any(String) as string } });
    const ticketId = outcome.code === undefined ? outcome.value.ticketId : '';
    expect((await portal.get('listTickets', createAdminCaller(portal), {})).data).toEqual([
      {
        id: ticketId,
        ...LETTER,
        state: 'open',
        answers: [],
        assignee: null,
        note: null,
        version: 1,
        createdAt: toIsoTime(0),
        updatedAt: null,
        updatedBy: null,
      },
    ]);
    const mails = await portal.db.collection('mail').get();
    expect(Object.fromEntries(mails.docs.map((mail) => [mail.id, mail.data()]))).toMatchObject({
      [`ticket-${ticketId}`]: {
        to: portal.platform.config.mail.support,
        content: { template: 'ticket', data: { ticketId, ...LETTER } },
      },
      [`ticket-copy-${ticketId}`]: {
        to: LETTER.email,
        content: { template: 'ticket-copy', data: { ticketId } },
      },
    });
    expect(mails.size).toBe(2);
    const copy = mails.docs.find(({ id }) => id.startsWith('ticket-copy-'));
    expect(copy?.get('content')).toEqual({ template: 'ticket-copy', data: { ticketId } });
  });

  describe('confirmation of a ticket to its sender', () => {
    const PROVED = { proved: [LETTER.email], emailVerified: true };

    /** Sends the letter with the token of an account, and returns the confirmation's data. */
    async function confirm(
      account: { email?: string; proved?: string[]; emailVerified?: boolean; disabled?: boolean },
      isSignedIn = true,
    ) {
      const portal = createTestPortal({ clock: () => new Date() });
      const { proved = [], email = LETTER.email, ...rest } = account;
      await portal.auth.createUser({ uid: 'ana', email, ...rest });
      await portal.auth.setCustomUserClaims('ana', { proved });
      const session = createToken(portal.platform.config.projectId, { uid: 'ana', email });
      const ticketInput = { ...LETTER, ...(isSignedIn && { session }) };
      const { ticketId } = await portal.get(
        'createTicket',
        createVisitorCaller(portal),
        ticketInput,
      );
      expect(
        (await portal.get('listTickets', createAdminCaller(portal), {})).data[0],
      ).not.toHaveProperty('session');
      const mail = await portal.db.collection('mail').doc(`ticket-copy-${ticketId}`).get();
      return { ticketId, data: mail.get('content.data') as unknown };
    }

    test('the confirmation contains a copy of the message if the account has confirmed the address', async () => {
      const { ticketId, data } = await confirm(PROVED);
      const { subject, message } = LETTER;
      expect(data).toEqual({ ticketId, copy: { subject, message } });
    });

    test.each([
      ['nobody is signed in', PROVED, false],
      ['the account has not confirmed the address', { emailVerified: false }, true],
      ['only the identity service calls the address confirmed', { emailVerified: true }, true],
      [
        'the account has another address',
        { email: 'bea@example.com', proved: ['bea@example.com'], emailVerified: true },
        true,
      ],
      ['the account is disabled', { ...PROVED, disabled: true }, true],
    ])('the confirmation contains no copy if %s', async (_case, account, isSignedIn) => {
      const { ticketId, data } = await confirm(account, isSignedIn);
      expect(data).toEqual({ ticketId });
    });

    test('a message sent again with another token is confirmed once', async () => {
      const portal = createTestPortal({ clock: () => new Date() });
      const ticketInput = { ...LETTER, requestId: randomUUID() };
      const first = await portal.get('createTicket', createVisitorCaller(portal), ticketInput);
      const again = await portal.get('createTicket', createVisitorCaller(portal), {
        ...ticketInput,
        session: createToken(portal.platform.config.projectId, { uid: 'ana', email: LETTER.email }),
      });
      expect(again).toEqual(first);
    });
  });

  test('a ticket is created once per request id, however often the message is sent', async () => {
    const portal = createTestPortal();
    const ticketInput = { ...LETTER, requestId: randomUUID() };
    const send = async (sent: OperationInput<'createTicket'>) =>
      (await portal.get('createTicket', createVisitorCaller(portal), sent)).ticketId;
    const ids = await Promise.all([send(ticketInput), send(ticketInput)]);
    ids.push(await send(ticketInput));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(ticketInput.requestId);
    expect(await send({ ...ticketInput, email: 'bea@example.com' })).not.toBe(ids[0]);
    const { data } = await portal.get('listTickets', createAdminCaller(portal), {});
    expect(data.map(({ email }) => email).sort()).toEqual([LETTER.email, 'bea@example.com']);
    expect(data[0]).not.toHaveProperty('requestId');
    expect((await portal.db.collection('mail').get()).size).toBe(4);
  });

  test('a ticket comes from the contact form by default', async () => {
    const portal = createTestPortal();
    const { kind: _, ...letter } = LETTER;
    await portal.get('createTicket', createVisitorCaller(portal), letter);
    expect((await portal.get('listTickets', createAdminCaller(portal), {})).data).toMatchObject([
      { kind: 'contact' },
    ]);
  });

  test('the same message sent again within ten minutes is one ticket', async () => {
    const portal = createTestPortal();
    const send = (more: object = {}) =>
      portal.get('createTicket', createVisitorCaller(portal), { ...LETTER, ...more });
    const MINUTE = 60_000;
    portal.setClock(9 * MINUTE + 30_000);
    const { ticketId } = await send();
    portal.setClock(10 * MINUTE + 1);
    expect(await send()).toEqual({ ticketId });
    expect((await send({ subject: 'Another one' })).ticketId).not.toBe(ticketId);
    portal.setClock(30 * MINUTE);
    expect((await send()).ticketId).not.toBe(ticketId);
  });

  test('a ticket stores hostile text as plain text', async () => {
    const portal = createTestPortal();
    const evil = `"><script>alert(1)</script>{{7*7}}\${x}'; DROP--`;
    await portal.get('createTicket', createVisitorCaller(portal), {
      ...LETTER,
      name: evil,
      subject: evil,
      message: `${evil}\r\n.\r\nMAIL FROM:<x>`,
    });
    expect((await portal.get('listTickets', createAdminCaller(portal), {})).data).toMatchObject([
      { name: evil, subject: evil, message: `${evil}\r\n.\r\nMAIL FROM:<x>` },
    ]);
  });

  test.each([
    ['name', 'Ana\r\nBcc: all@example.com'],
    ['subject', 'Hello\r\nBcc: all@example.com'],
    ['subject', 'Hello\u2028there'],
    ['subject', '\u202Eolleh'],
    ['subject', 'half \ud800'],
    ['subject', ''],
    ['subject', 'x'.repeat(151)],
    ['message', '   '],
    ['message', 'half \udc00'],
    ['message', 'zero\0'],
    ['message', 'x'.repeat(5001)],
    ['email', 'ana@example.com, all@example.com'],
    ['email', 'ana@example.com\r\nBcc: all@example.com'],
    ['email', '<ana@example.com>'],
    ['kind', 'complaint'],
  ])('a ticket with the %s %j is refused, and nothing is written', async (field, value) => {
    const portal = createTestPortal();
    const ticketInput = { ...LETTER, [field]: value } as typeof LETTER;
    expect(
      await portal.run('createTicket', createVisitorCaller(portal), ticketInput),
    ).toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(new RegExp(`^${field}: `)) as string,
    });
    expect((await portal.db.collection('tickets').get()).size).toBe(0);
    expect((await portal.db.collection('mail').get()).size).toBe(0);
  });
});

describe('listTickets', () => {
  test('tickets are listed in pages, newest first', async () => {
    const portal = createTestPortal();
    for (let n = 0; n < 5; n += 1) {
      portal.setClock(n * SECOND);
      await write(portal, `Ticket ${n}`);
    }
    const subjects: string[][] = [];
    let before: string | undefined;
    do {
      const page = await portal.get('listTickets', createAdminCaller(portal), {
        limit: 2,
        ...(before && { before }),
      });
      subjects.push(page.data.map(({ subject }) => subject));
      before = page.next ?? undefined;
    } while (before);
    expect(subjects).toEqual([['Ticket 4', 'Ticket 3'], ['Ticket 2', 'Ticket 1'], ['Ticket 0']]);
  });

  test('the list omits no tickets created at the same moment', async () => {
    const portal = createTestPortal();
    for (const [n, second] of [0, 1, 1, 1, 2].entries()) {
      portal.setClock(second * SECOND);
      await write(portal, `Second ${second}`, { message: `Message ${n}` });
    }
    const first = await portal.get('listTickets', createAdminCaller(portal), { limit: 2 });
    expect(first.data.map(({ subject }) => subject)).toEqual([
      'Second 2',
      'Second 1',
      'Second 1',
      'Second 1',
    ]);
    const second = await portal.get('listTickets', createAdminCaller(portal), {
      limit: 2,
      before: first.next ?? '',
    });
    expect(second).toMatchObject({ data: [{ subject: 'Second 0' }], next: null });
  });

  test('tickets can be filtered by state', async () => {
    const portal = createTestPortal();
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      portal.setClock(n * SECOND);
      ids.push(await write(portal, `Ticket ${n}`));
    }
    for (const id of [ids[1], ids[3]]) {
      await portal.get('updateTicket', createAdminCaller(portal), {
        id: id ?? '',
        state: 'closed',
      });
    }
    const list = async (state: 'open' | 'closed', before?: string) =>
      (
        await portal.get('listTickets', createAdminCaller(portal), {
          state,
          ...(before && { before }),
        })
      ).data.map(({ subject }) => subject);
    expect(await list('open')).toEqual(['Ticket 2', 'Ticket 0']);
    expect(await list('closed')).toEqual(['Ticket 3', 'Ticket 1']);
    expect(await list('closed', toIsoTime(3 * SECOND))).toEqual(['Ticket 1']);
  });
});

describe('updateTicket', () => {
  test('an admin closes a ticket with a note, whose existence but not text is audited', async () => {
    const portal = createTestPortal();
    const id = await write(portal, 'Colours');
    portal.setClock(SECOND);
    const change = { id, state: 'closed', note: ' Called Ana back ' } as const;
    expect(await portal.get('updateTicket', createAdminCaller(portal), change)).toMatchObject({
      ...LETTER,
      id,
      state: 'closed',
      note: 'Called Ana back',
      updatedAt: toIsoTime(SECOND),
      updatedBy: 'admin',
    });
    expect(await readAudit(portal)).toEqual([
      {
        actor: 'admin',
        action: 'ticket.update',
        target: id,
        changes: { state: 'closed', note: 'changed' },
      },
    ]);
  });

  test('an admin who repeats an update changes nothing', async () => {
    const portal = createTestPortal();
    const id = await write(portal, 'Colours');
    const first = await portal.get('updateTicket', createAdminCaller(portal), {
      id,
      note: 'Called',
    });
    portal.setClock(SECOND);
    for (const change of [{ id, note: 'Called' }, { id, state: 'open' as const }, { id }]) {
      expect(await portal.get('updateTicket', createAdminCaller(portal), change)).toEqual(first);
    }
    expect((await readAudit(portal)).length).toBe(1);
  });

  test.each([null, '', '  '])('an admin removes the note with %j', async (note) => {
    const portal = createTestPortal();
    const id = await write(portal, 'Colours');
    await portal.get('updateTicket', createAdminCaller(portal), { id, note: 'Called' });
    expect(await portal.get('updateTicket', createAdminCaller(portal), { id, note })).toMatchObject(
      {
        note: null,
        state: 'open',
      },
    );
  });

  test('half a character in a note causes no error', async () => {
    const portal = createTestPortal();
    const id = await write(portal, 'Colours');
    const outcome = await portal.run('updateTicket', createAdminCaller(portal), {
      id,
      note: 'half \ud800',
    });
    expect(outcome).toMatchObject({ code: 'invalid-argument' });
    expect(await portal.get('listTickets', createAdminCaller(portal), {})).toMatchObject({
      data: [{ note: null }],
    });
  });

  test('an admin gets not-found for an unknown ticket', async () => {
    const portal = createTestPortal();
    expect(
      await portal.run('updateTicket', createAdminCaller(portal), { id: 'none', state: 'closed' }),
    ).toEqual({ code: 'not-found', message: 'There is no such ticket' });
    expect(await readAudit(portal)).toEqual([]);
  });
});

test.each(['listTickets', 'updateTicket'] as const)('only admins may call %s', async (name) => {
  const portal = createTestPortal();
  const input = name === 'updateTicket' ? { id: 'x' } : {};
  expect(
    await portal.run(name, createVisitorCaller(portal), input as { id: string }),
  ).toMatchObject({
    code: 'permission-denied',
  });
});

describe('wait list', () => {
  const join = (portal: TestPortal, email: string, product: 'suite' | 'theme' = 'suite') =>
    portal.get('joinWaitList', createVisitorCaller(portal), { email, product });

  test('the wait list has an address once per product, however often and however it is written', async () => {
    const portal = createTestPortal();
    const emails = Array.from({ length: 10 }, (_, n) =>
      n % 2 ? 'Ana@Example.com' : 'ana@example.com',
    );
    const answers = await Promise.all(emails.map((email) => join(portal, email)));
    expect(tally(answers.map((answer) => JSON.stringify(answer)))).toEqual({
      '{"joined":true}': 10,
    });
    await join(portal, 'ana@example.com', 'theme');
    await join(portal, 'bob@example.com');
    const entries = await portal.db.collection('waitList').get();
    expect(
      entries.docs
        .map((entry) => `${String(entry.get('email')).toLowerCase()} ${entry.get('product')}`)
        .sort(),
    ).toEqual(['ana@example.com suite', 'ana@example.com theme', 'bob@example.com suite']);
  });

  test('the wait list keeps the time of first joining', async () => {
    const portal = createTestPortal();
    await join(portal, 'ana@example.com');
    portal.setClock(SECOND);
    await join(portal, 'ANA@example.com');
    const [entry] = (await portal.db.collection('waitList').get()).docs;
    expect(entry?.get('createdAt')).toEqual(Timestamp.fromDate(START));
  });

  test('the ids of wait-list documents reveal no addresses', async () => {
    const portal = createTestPortal();
    await join(portal, 'ana@example.com');
    const [entry] = (await portal.db.collection('waitList').get()).docs;
    expect(entry?.id).toMatch(/^[0-9a-f]{64}$/);
  });
});

import { expect, test } from 'vitest';
import { REPLIES_MAX } from '@flexa/contracts/tickets';
import { REPLY_LINE } from '@flexa/contracts/mails';
import { ownApp, type OwnApp } from '../testing/own-app';
import { postmarkMail } from '../testing/postmark';

const LETTER = {
  kind: 'support',
  name: 'Ana Pérez',
  email: 'ana@example.com',
  subject: 'Key',
  message: 'Where?',
} as const;

/** A portal that takes mail, and a ticket that support has answered; with the address to reply to. */
async function withTicket(environment = { SUPPORT_REPLY_ADDRESS: 'support@in.flexa.test' }) {
  const app = await ownApp({}, environment);
  const { id, address } = await openTicket(app);
  return { app, id, address };
}

async function openTicket(app: OwnApp) {
  const letter = await app.get('createTicket', app.caller('visitor'), LETTER);
  const id = letter.ticketId;
  const answer = { id, answer: 'In the format pane.', version: 1 };
  await app.get('updateTicket', admin(app), answer);
  const mails = await mailsOf(app, 'ticket-answered');
  const own = mails.find(({ data }) => data['ticketId'] === id);
  return { id, address: String(own?.data['replyTo']) };
}

const admin = (app: OwnApp) => app.caller('admin', { isAdmin: true });

async function mailsOf({ db }: OwnApp, template: string) {
  const found = await db.collection('mail').where('template', '==', template).get();
  return found.docs.map((mail) => mail.get('content') as { data: Record<string, unknown> });
}

async function ticketOf(app: OwnApp, id: string) {
  const { data } = await app.get('listTickets', admin(app), {});
  const ticket = data.find((each) => each.id === id);
  if (!ticket) throw new Error('The ticket is gone');
  return ticket;
}

const taken = (outcome: string) => ({ status: 200, body: { outcome } });

test('a reply comes back into its ticket without what it quotes, opens it again, and support hears of it', async () => {
  const { app, id, address } = await withTicket();
  await app.get('updateTicket', admin(app), { id, state: 'closed' });
  const whole = `Thanks, found it.\r\n\r\nOn 20 Nov 2026, Flexa <${address}> wrote:\r\n> ${REPLY_LINE}\r\n> In the format pane.`;
  expect(await app.postMail(postmarkMail(address, whole))).toEqual(taken('taken'));
  const ticket = await ticketOf(app, id);
  expect(ticket).toMatchObject({ state: 'open', version: 4, updatedBy: null });
  expect(ticket.replies).toEqual([
    {
      id: expect.any(String) as string,
      text: 'Thanks, found it.',
      original: whole,
      from: 'ana@example.com',
      isSender: true,
      attachments: 0,
      at: expect.any(String) as string,
    },
  ]);
  const [toSupport] = (await mailsOf(app, 'ticket')).filter(({ data }) => data['reply']);
  expect(toSupport?.data).toMatchObject({ ticketId: id, message: 'Thanks, found it.' });
  // An answer over what was there before the reply is not sent.
  const late = { id, answer: 'Anything else?', version: 3 };
  expect(await app.run('updateTicket', admin(app), late)).toMatchObject({ code: 'ticket-changed' });
});

test('a mail that comes twice, at once or after another, is one reply, and support hears of it once', async () => {
  const { app, id, address } = await withTicket();
  const [first, second] = ['first', 'second'].map((text) =>
    postmarkMail(address, text, { id: `${text}@mail.example` }),
  );
  const at = await Promise.all([first, first, second].map((mail) => app.postMail(mail ?? {})));
  expect(at.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await app.postMail(first ?? {})).toEqual(taken('known'));
  const { replies } = await ticketOf(app, id);
  expect(replies.map(({ text }) => text).sort()).toEqual(['first', 'second']);
  expect((await mailsOf(app, 'ticket')).filter(({ data }) => data['reply'])).toHaveLength(2);
});

test('nobody writes into a ticket whose mails they did not get', async () => {
  const { app, id, address } = await withTicket();
  const other = await openTicket(app);
  const [local = '', domain = ''] = address.split('@');
  const forged = [
    `${local.replace(/\.[0-9a-f]+$/, `.${'0'.repeat(20)}`)}@${domain}`,
    `${local.replace(/\.[0-9a-f]+$/, '')}@${domain}`,
    // The MAC of another ticket.
    address.replace(/\.[0-9a-f]{20}@/, /\.[0-9a-f]{20}@/.exec(other.address)?.[0] ?? ''),
    `support@${domain}`,
  ];
  for (const to of forged) {
    const answer = await app.postMail(postmarkMail(to, 'Let me in'));
    expect(answer.status, to).toBe(403);
  }
  for (const ticket of [id, other.id]) expect((await ticketOf(app, ticket)).replies).toEqual([]);
});

test('a reply from another address is kept and marked; files are counted, not kept', async () => {
  const { app, id, address } = await withTicket();
  const file = { Name: 'a.png', Content: 'AAAA', ContentType: 'image/png', ContentLength: 3 };
  const mail = postmarkMail(address, 'From my phone', { from: 'Ana.Private@example.net' });
  await app.postMail({ ...mail, Attachments: [file, file] });
  const { replies } = await ticketOf(app, id);
  expect(replies).toMatchObject([
    { from: 'ana.private@example.net', isSender: false, attachments: 2, original: null },
  ]);
  expect(JSON.stringify(await app.db.collection('tickets').get())).not.toContain('AAAA');
  const [toSupport] = (await mailsOf(app, 'ticket')).filter(({ data }) => data['reply']);
  expect(toSupport?.data['reply']).toEqual({
    from: 'ana.private@example.net',
    isSender: false,
    attachments: 2,
  });
});

test('a reply by way of a list is kept', async () => {
  const { app, id, address } = await withTicket();
  const headers = { 'List-Id': '<team.example.com>', Precedence: 'list' };
  const mail = postmarkMail(address, 'Thanks', { from: 'team@example.com', headers });
  expect(await app.postMail(mail)).toEqual(taken('taken'));
  const { replies } = await ticketOf(app, id);
  expect(replies).toMatchObject([{ from: 'team@example.com', isSender: false }]);
});

test('photos that come along cost nobody the text of the reply', async () => {
  const { app, id, address } = await withTicket();
  const mail = postmarkMail(address, 'See here');
  const file = { Name: 'a.png', Content: 'A'.repeat(30 * 1024 * 1024) };
  expect(await app.postMail({ ...mail, Attachments: [file] })).toEqual(taken('taken'));
  expect((await ticketOf(app, id)).replies).toMatchObject([{ text: 'See here', attachments: 1 }]);
});

test.each([
  ['an out-of-office note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['a bounce', { headers: { 'Return-Path': '<>' } }],
  ['a mail server', { from: 'MAILER-DAEMON@mail.example' }],
  ['an older machine', { headers: { Precedence: 'bulk' } }],
])('%s is no reply', async (_, parts) => {
  const { app, id, address } = await withTicket();
  expect(await app.postMail(postmarkMail(address, 'I am away', parts))).toEqual(taken('automatic'));
  expect((await ticketOf(app, id)).replies).toEqual([]);
});

test('only the mail provider posts mails, and only where the deployment takes them', async () => {
  const { app, id, address } = await withTicket();
  const mail = postmarkMail(address, 'Hello');
  for (const password of ['', 'wrong', app.platform.config.codeHmacKey]) {
    expect((await app.postMail(mail, password)).status).toBe(401);
  }
  const large = { ...mail, Attachments: [{ Content: 'A'.repeat(32 * 1024 * 1024) }] };
  expect((await app.postMail(large)).status).toBe(403);
  for (const body of ['', '{', '[]', '{}', JSON.stringify({ ...mail, FromFull: 1 })]) {
    expect((await app.postMail(body)).status, body.slice(0, 20)).toBe(403);
  }
  expect((await ticketOf(app, id)).replies).toEqual([]);
  const off = await ownApp();
  expect((await off.postMail(mail)).status).toBe(404);
  const letter = await off.get('createTicket', off.caller('visitor'), LETTER);
  await off.get('updateTicket', admin(off), { id: letter.ticketId, answer: 'Here.', version: 1 });
  for (const template of ['ticket-copy', 'ticket-answered']) {
    expect((await mailsOf(off, template))[0]?.data, template).not.toHaveProperty('replyTo');
  }
});

test('what is long is cut, what no database stores is left out, and a full ticket takes no more', async () => {
  const { app, id, address } = await withTicket();
  await app.postMail(postmarkMail(address, `\uD800\0${'long '.repeat(30_000)}`));
  const [reply] = (await ticketOf(app, id)).replies;
  expect(reply?.text).toHaveLength(5000);
  expect(reply?.original?.length).toBe(20_000);
  const stored = app.db.doc(`tickets/${id}`);
  const replies = Array.from({ length: REPLIES_MAX }, (_, n) => ({
    ...reply,
    id: `r${n}`,
    original: null,
  }));
  await stored.update({ replies });
  const next = postmarkMail(address, 'One more', { id: 'next@mail.example' });
  for (const _ of ['once', 'again']) expect((await app.postMail(next)).status).toBe(403);
  expect((await ticketOf(app, id)).replies).toHaveLength(REPLIES_MAX);
  expect(await mailsOf(app, 'alert')).toMatchObject([
    { data: { kind: 'ticket-full', cause: id, text: expect.not.stringContaining('@') as string } },
  ]);
});

test('what another address replied is its own: not in the export of the ticket, and gone with its account', async () => {
  const { app, id, address } = await withTicket();
  await app.postMail(postmarkMail(address, 'From me', { id: 'own@mail.example' }));
  const other = { from: 'Bea@example.net', id: 'other@mail.example' };
  await app.postMail(postmarkMail(address, `From Bea\n\n${REPLY_LINE}\nquoted`, other));
  const [exported] = await app.services.support.ofSender(LETTER.email);
  expect(exported?.replies).toMatchObject([
    { text: 'From me', from: 'ana@example.com', original: null },
    { text: 'From Bea', isSender: false },
  ]);
  expect(exported?.replies[1]).not.toHaveProperty('from');
  expect(exported?.replies[1]).not.toHaveProperty('original');
  const { version } = await ticketOf(app, id);
  await app.services.support.forget('bea@example.net');
  expect(await ticketOf(app, id)).toMatchObject({
    version: version + 1,
    replies: [{ text: 'From me' }],
  });
  const toSupport = (await mailsOf(app, 'ticket')).filter(({ data }) => data['reply']);
  expect(toSupport.map(({ data }) => data['message'])).toEqual(['From me']);
});

test('a ticket that is gone takes no reply, and one that goes takes its replies along', async () => {
  const { app, id, address } = await withTicket();
  await app.postMail(postmarkMail(address, 'Hello'));
  await app.services.support.forget(LETTER.email);
  expect((await app.db.collection('mail').where('template', '==', 'ticket').get()).size).toBe(0);
  expect((await app.db.doc(`tickets/${id}`).get()).exists).toBe(false);
  const late = postmarkMail(address, 'Late', { id: 'late@mail.example' });
  expect((await app.postMail(late)).status).toBe(403);
});

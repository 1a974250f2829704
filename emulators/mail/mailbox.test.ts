import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailbox, type Mailbox, type MailMessage } from '.';
import { parseMessage } from './message';
import { Store } from './store';

let mailbox: Mailbox;
let log: string[];

beforeEach(async () => {
  log = [];
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, log: (line) => log.push(line) });
});

afterEach(() => mailbox.close());

async function send(mail: SendMailOptions): Promise<void> {
  const transport = createTransport(mailbox.smtp);
  await transport.sendMail({
    from: 'Flexa <hello@flexa.test>',
    to: 'ada@flexa.test',
    subject: 'Hello',
    text: 'Hello',
    ...mail,
  });
}

async function fetchMessages(query = ''): Promise<MailMessage[]> {
  const response = await fetch(`${mailbox.url}/api/messages${query}`);
  return ((await response.json()) as { messages: MailMessage[] }).messages;
}

async function fetchOnlyMessage(): Promise<MailMessage> {
  const [message, ...others] = await fetchMessages();
  expect(others).toEqual([]);
  if (!message) throw new Error('No mail arrived.');
  return message;
}

const setOutage = (body: string) => fetch(`${mailbox.url}/api/outage`, { method: 'POST', body });

test('the mailbox returns a mail with all its parts', async () => {
  const before = new Date().toISOString();
  await send({
    to: ['Ada <ada@flexa.test>', 'bob@flexa.test'],
    bcc: 'secret@flexa.test',
    subject: 'Größe – 💜 vielen Dank für die außerordentlich lange Bestellung, Frau Müller',
    text: 'Grüße',
    html: '<p>Grüße</p>',
    headers: { 'X-Order': 'cs_1' },
    attachments: [{ filename: 'receipt.txt', content: 'paid' }],
  });
  const message = await fetchOnlyMessage();
  expect(message).toMatchObject({
    from: 'Flexa <hello@flexa.test>',
    to: ['ada@flexa.test', 'bob@flexa.test', 'secret@flexa.test'],
    subject: 'Größe – 💜 vielen Dank für die außerordentlich lange Bestellung, Frau Müller',
    text: 'Grüße\n',
    html: '<p>Grüße</p>\n',
    headers: { 'x-order': 'cs_1', from: 'Flexa <hello@flexa.test>' },
    attachments: [{ filename: 'receipt.txt', contentType: 'text/plain', size: 4 }],
  });
  expect(message.headers.subject).toBe(message.subject);
  expect(message.date >= before).toBe(true);
  const alone = await fetch(`${mailbox.url}/api/messages/${message.id}`);
  expect(await alone.json()).toEqual(message);
  expect(log.join('\n')).toContain('ada@flexa.test, bob@flexa.test, secret@flexa.test: Größe');
});

test('a plain-text mail has no HTML', async () => {
  await send({ text: 'Only text' });
  expect(await fetchOnlyMessage()).toMatchObject({ html: '', attachments: [] });
});

test('the mailbox lists the newest mail first and filters by to and since', async () => {
  await send({ to: 'ada@flexa.test', subject: 'one' });
  await send({ to: 'Ada@Flexa.test', subject: 'two' });
  await send({ to: 'bob@flexa.test', subject: 'three' });
  const listSubjects = async (query: string) =>
    (await fetchMessages(query)).map(({ subject }) => subject);
  expect(await listSubjects('')).toEqual(['three', 'two', 'one']);
  expect(await listSubjects('?to=ADA@flexa.test')).toEqual(['two', 'one']);
  expect(await listSubjects('?to=nobody@flexa.test')).toEqual([]);
  const [newest] = await fetchMessages();
  expect(await listSubjects(`?since=${newest?.date}`)).toContain('three');
  expect(await listSubjects('?since=2999-01-01')).toEqual([]);
  expect((await fetch(`${mailbox.url}/api/messages?since=soon`)).status).toBe(400);
});

test('the mailbox closes although a sender keeps connections open', async () => {
  const transport = createTransport({ url: mailbox.smtp, pool: true });
  await transport.sendMail({ from: 'a@flexa.test', to: 'b@flexa.test', subject: 'Pool' });
  const began = performance.now();
  await mailbox.close();
  // Our limit is far lower; the library's is half a minute.
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('the mailbox keeps the newest thousand mails', async () => {
  const store = new Store();
  const parseMail = (subject: string) =>
    parseMessage(Buffer.from(`Subject: ${subject}\r\n\r\n`), { from: '', to: [] });
  for (let index = 0; index <= 1000; index += 1) store.add(await parseMail(`${index}`));
  const subjects = store.list().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([1000, '1000', '1']);
});

test('DELETE empties the mailbox', async () => {
  await send({});
  const { id } = await fetchOnlyMessage();
  expect((await fetch(`${mailbox.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await fetchMessages()).toEqual([]);
  expect((await fetch(`${mailbox.url}/api/messages/${id}`)).status).toBe(404);
});

test('the mailbox serves an attachment byte for byte', async () => {
  const content = randomBytes(200_000);
  await send({
    attachments: [
      { filename: 'a.txt', content: 'a' },
      { filename: "Rechnung für 'Ada'.pdf", content },
    ],
  });
  const url = (await fetchOnlyMessage()).attachments[1]?.url;
  const response = await fetch(`${mailbox.url}${url}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Rechnung%20f%C3%BCr%20%27Ada%27.pdf",
  );
  expect((await fetch(`${mailbox.url}${url?.replace(/1$/, '2')}`)).status).toBe(404);
});

describe('setting an outage', () => {
  test('an outage makes the mailbox refuse every mail until it ends', async () => {
    expect(await (await setOutage('{"failing": true}')).json()).toEqual({ failing: true });
    await expect(send({})).rejects.toMatchObject({ responseCode: 451 });
    expect(await fetchMessages()).toEqual([]);
    await setOutage('{"failing": false}');
    await send({});
    await fetchOnlyMessage();
  });

  test('the API shows whether an outage is on', async () => {
    const readOutage = async (): Promise<unknown> =>
      (await fetch(`${mailbox.url}/api/outage`)).json();
    expect(await readOutage()).toEqual({ failing: false });
    await setOutage('{"failing": true}');
    expect(await readOutage()).toEqual({ failing: true });
  });

  test.each(['', '{"failing": "yes"}', 'null'])(
    'the body %j neither starts nor ends an outage',
    async (body) => {
      expect((await setOutage(body)).status).toBe(400);
    },
  );
});

describe('requests from other sites', () => {
  const requestStatus = (method: string, headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      request(`${mailbox.url}/api/messages`, { method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  test('pages of other sites cannot change the mailbox', async () => {
    expect(await requestStatus('DELETE', { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await requestStatus('DELETE', { origin: 'null' })).toBe(403);
    expect(await requestStatus('DELETE', { origin: mailbox.url })).toBe(204);
  });

  test('pages of other sites cannot read the mailbox, even through a host name of their own', async () => {
    expect(await requestStatus('GET', { host: 'elsewhere.example' })).toBe(403);
    const answer = await fetch(`${mailbox.url}/api/messages`, { headers: { origin: 'null' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('the mailbox answers 404 for unknown paths and 405 for unsupported methods', async () => {
  expect((await fetch(`${mailbox.url}/api/nothing`)).status).toBe(404);
  expect((await fetch(`${mailbox.url}/api/messages`, { method: 'PUT' })).status).toBe(405);
});

test('the mailbox rejects a port in use and leaves nothing open', async () => {
  const port = Number(new URL(mailbox.smtp).port);
  await expect(startMailbox({ smtpPort: port, httpPort: 0 })).rejects.toThrow('EADDRINUSE');
});

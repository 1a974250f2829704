import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { linkOf, startAuthMails } from './auth-mails';
import { startMailbox, type Mailbox } from './mailbox';

const LOGIN = 'http://127.0.0.1:5000/login';
const codes: object[] = [];
const open: { close(): unknown }[] = [];
let mailbox: Mailbox;

afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
  codes.length = 0;
});

function addCode(requestType: string, oobCode: string, more: object = {}): void {
  const link = new URL('http://127.0.0.1:9099/emulator/action?mode=m&lang=en&apiKey=fake-api-key');
  link.searchParams.set('oobCode', oobCode);
  link.searchParams.set('continueUrl', LOGIN);
  codes.push({ email: 'nora@flexa.test', requestType, oobCode, oobLink: link.href, ...more });
}

/** An Auth emulator that lists the codes above, a mailbox, and what stands between them. */
async function start(): Promise<Server> {
  const auth = createServer((_, response) => response.end(JSON.stringify({ oobCodes: codes })));
  auth.listen(0, '127.0.0.1');
  await once(auth, 'listening');
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 });
  const { port } = auth.address() as AddressInfo;
  open.push(auth, mailbox);
  open.push(startAuthMails({ auth: `127.0.0.1:${port}`, smtp: mailbox.smtp, every: 10 }));
  return auth;
}

async function mails() {
  const answer = await fetch(`${mailbox.url}/api/messages`);
  const { messages } = (await answer.json()) as {
    messages: { to: string[]; subject: string; text: string }[];
  };
  return messages;
}

test('each link is mailed once, to whom it is for', async () => {
  await start();
  addCode('PASSWORD_RESET', 'one');
  await expect.poll(mails, { timeout: 5000 }).toHaveLength(1);
  addCode('VERIFY_AND_CHANGE_EMAIL', 'two', { newEmail: 'new@flexa.test' });
  await expect.poll(mails, { timeout: 5000 }).toHaveLength(2);
  const all = await mails();
  expect(all.map(({ to, subject }) => [to[0], subject]).sort()).toEqual([
    ['new@flexa.test', 'Verify your new e-mail for Flexa'],
    ['nora@flexa.test', 'Reset your password for Flexa'],
  ]);
  expect(all.map(({ text }) => text).join()).toContain(`${LOGIN}?mode=m`);
});

test('a link leads to the login page of where it was asked for, with its parameters', () => {
  const link = new URL(
    linkOf(
      `http://127.0.0.1:9099/emulator/action?mode=verifyEmail&oobCode=x-1&continueUrl=${encodeURIComponent(LOGIN)}`,
    ),
  );
  expect(link.origin + link.pathname).toBe(LOGIN);
  expect(link.searchParams.get('mode')).toBe('verifyEmail');
  expect(link.searchParams.get('oobCode')).toBe('x-1');
});

import { expect, test } from 'vitest';
import { keySetSchema } from '@flexa/contracts/keys';
import { createLogger } from '../platform/logger';
import type { MailMessage } from '../platform/mailer';
import { newWord } from '../testing/accounts';
import { encryptPayload } from '../testing/requests';
import { createTestApp, type TestApp } from '../testing/test-app';

/** Words of a person, none of which may appear in the log. */
const name = `Zoe${newWord()}`;
const email = `${newWord()}@flexa.test`;

/** Returns a text that an answer must contain. */
function requireText(body: unknown, key: string): string {
  const value = (body as Record<string, unknown>)[key];
  if (typeof value !== 'string') throw new Error(`No ${key}: ${JSON.stringify(body)}`);
  return value;
}

/** Delivers Stripe's events with their signatures, as the webhook receives them. */
async function deliverEvents({ stripe, services }: TestApp): Promise<void> {
  for (const event of (await stripe.events.list({ limit: 100 })).data.reverse()) {
    const payload = JSON.stringify(event);
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: 'whsec_test',
    });
    const { status } = await services.payments.handleEvent(Buffer.from(payload), signature);
    expect(status).toBe(200);
  }
}

test('a complete verification and purchase leave no address, name, code or token in the log', async () => {
  const lines: string[] = [];
  const secrets: string[] = [name, email, email.split('@')[0] ?? ''];
  const mails: MailMessage[] = [];
  let isMailServerDown = true;
  const app = await createTestApp({
    log: createLogger((...line) => lines.push(JSON.stringify(line))),
    mailer: {
      async send(message) {
        // A mail server's answer quotes the recipient.
        if (isMailServerDown) throw new Error(`450 4.2.1 <${message.to}>: try later`);
        mails.push(message);
      },
    },
  });
  const { services, db } = app;
  const sendAll = async () => {
    for (const { id } of (await db.collection('mail').get()).docs) await services.mail.sendMail(id);
  };

  const keys = keySetSchema.parse((await app.ask('getPayloadKeySet', {}, null)).body);
  const payload = await encryptPayload(email, keys);
  const emailToken = requireText(
    (await app.ask('createEmailToken', { payload }, null)).body,
    'token',
  );
  const reply = await app.ask('sendVerificationCode', { email }, emailToken);
  const verifyToken = requireText(reply.body, 'verifyToken');
  await sendAll();
  isMailServerDown = false;
  // Long enough for a mail that failed to be tried again at once.
  await Promise.all(
    (await db.collection('mail').get()).docs.map((mail) =>
      mail.ref.update({ attempts: 0, state: 'queued' }),
    ),
  );
  await sendAll();
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === '000000' ? '000001' : '000000';
  await app.ask('verifyCode', { email, code: wrong, verifyToken }, emailToken);
  const verified = await app.ask('verifyCode', { email, code, verifyToken }, emailToken);
  const customToken = requireText(verified.body, 'customToken');
  const { uid } = await app.auth.getUserByEmail(email);

  const token = app.createToken(uid, email);
  await app.ask('createUser', { name }, token);
  const plan = { month: 3, licenseType: 'standard', visualType: 'tables', quantity: 2 };
  const bought = await app.ask('buyLicense', { uid, name, ...plan }, token);
  const sessionId = requireText(bought.body, 'sessionId');
  await app.pay(sessionId);
  await deliverEvents(app);
  await app.ask('checkSession', { sessionId, planId: 'tables-3m' }, token);
  await sendAll();
  const licenseId = `order-${sessionId}`;
  const { body: key } = await app.ask('getLicenseKey', { id: licenseId }, token);
  await app.ask('verifyLicense', { key: requireText(key, 'key') }, null);
  // A forged event, a failing database and a stranger's attempt are logged too.
  await services.payments.handleEvent(Buffer.from(JSON.stringify({ email, name })), 't=1,v1=00');
  const broken = await createTestApp({
    log: createLogger((...line) => lines.push(JSON.stringify(line))),
    newId: () => 'failure-1',
    auth: {
      ...app.auth,
      verifyIdToken: () => Promise.reject(new Error(`Could not verify ${token} of ${email}`)),
    } as unknown as TestApp['auth'],
  });
  const failed = await broken.ask('getUser', { uid }, token);
  expect(failed.status).toBe(500);

  // The code, the welcome and the receipt.
  expect(mails.map((mail) => mail.to)).toEqual([email, email, email]);
  expect(await db.doc(`licenses/${licenseId}`).get()).toMatchObject({ exists: true });
  const log = lines.join('\n');
  for (const event of ['mail not sent yet', 'mail sent', 'operation failed']) {
    expect(log).toContain(event);
  }
  secrets.push(payload, emailToken, verifyToken, customToken, token, requireText(key, 'key'), code);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/@flexa\.test|eyJ/);
});

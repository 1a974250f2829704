import { expect, test } from 'vitest';
import type { MailContent } from '../../mail/mails';
import { queueMail } from '../../mail/outbox';
import { CODE, GRANTED, createPortalWithSender, createRecordingMailer } from '../../testing/outbox';

const REQUEST = '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a';
const AGAIN = `again-${REQUEST}`;

/** Creates a portal with Nora and a mail server that accepts and records everything. */
async function setUp() {
  const { mailer, taken } = createRecordingMailer();
  const { portal, sendMail } = createPortalWithSender({ mailer });
  await portal.auth.createUser({ uid: 'nora', email: 'nora@flexa.test', emailVerified: true });
  await portal.auth.setCustomUserClaims('nora', { proved: ['nora@flexa.test'] });
  const admin = portal.caller('admin', { isAdmin: true });
  return {
    portal,
    taken,
    sendMail,
    list: async () => (await portal.get('listMails', admin, { uid: 'nora' })).data,
    repeat: (id: string, requestId = REQUEST) =>
      portal.run('repeatMail', admin, { uid: 'nora', id, requestId }),
    async send(
      id: string,
      content: MailContent,
      uid: string | null = 'nora',
      to = 'nora@flexa.test',
    ) {
      const batch = portal.db.batch();
      queueMail(portal.db, batch, { id, to, uid, content }, portal.platform.clock());
      await batch.commit();
      await sendMail(id);
    },
  };
}

test('listMails describes each mail of a person and never stores the content of a code', async () => {
  const { portal, send, list } = await setUp();
  await send('code', CODE);
  portal.setClock(1000);
  await send('granted', GRANTED);
  expect(await list()).toMatchObject([
    { id: 'granted', template: 'license-granted', state: 'sent', canBeRepeated: true },
    { id: 'code', template: 'verification-code', state: 'sent', canBeRepeated: false },
  ]);
  const stored = (await portal.db.doc('mail/code').get()).data();
  expect(stored).toMatchObject({ content: null });
});

test('repeatMail sends a mail once more to the current address and records it in the audit', async () => {
  const { portal, send, sendMail, repeat, taken } = await setUp();
  await send('granted', GRANTED, 'nora', 'nora@old.test');
  const presses = await Promise.all([repeat('granted'), repeat('granted')]);
  presses.push(await repeat('granted'));
  expect(presses.map(({ code }) => code ?? 'sent')).toEqual(['sent', 'sent', 'sent']);
  await sendMail(AGAIN);
  expect(taken.map(({ to }) => to)).toEqual(['nora@old.test', 'nora@flexa.test']);
  expect(taken[1]?.subject).toBe(taken[0]?.subject);
  expect(taken[1]?.messageId).not.toBe(taken[0]?.messageId);
  const audit = await portal.db.collection('audit').get();
  expect(audit.docs.map((entry) => entry.data())).toMatchObject([
    { actor: 'admin', action: 'mail.repeat', target: 'nora', changes: { mail: 'Licence and key' } },
  ]);
});

test('repeatMail sends only a person’s own mails, and only while they are still true', async () => {
  const { portal, send, repeat, list } = await setUp();
  await send('code', CODE);
  portal.setClock(1000);
  await send('foreign', GRANTED, 'jonas', 'jonas@flexa.test');
  // Sent to the person's address before they had an account.
  await send('early', GRANTED, null);
  for (const id of ['code', 'foreign', 'none']) {
    expect(await repeat(id)).toMatchObject({ code: 'not-found' });
  }
  expect(await list()).toMatchObject([{ id: 'early', canBeRepeated: true }, { id: 'code' }]);
  await portal.auth.updateUser('nora', { emailVerified: false });
  expect(await repeat('early')).toMatchObject({ code: 'not-found' });
  expect((await list()).map(({ id }) => id)).toEqual(['code']);
});

test('listFailedMails shows failed mails to anyone, newest first, with the names of accounts', async () => {
  const { portal, send } = await setUp();
  await portal.addProfile('nora');
  await send('good', CODE);
  await send('early', GRANTED);
  portal.setClock(1000);
  await send('late', GRANTED, null, 'jonas@flexa.test');
  for (const id of ['early', 'late']) {
    await portal.db.doc(`mail/${id}`).update({ state: 'failed', nextAttemptAt: null });
  }
  const admin = portal.caller('admin', { isAdmin: true });
  expect(await portal.get('listFailedMails', admin, {})).toMatchObject({
    data: [
      { id: 'late', template: 'license-granted', to: 'jonas@flexa.test', uid: null },
      { id: 'early', template: 'license-granted', to: 'nora@flexa.test', uid: 'nora' },
    ],
    people: { nora: 'nora' },
  });
});

test('only admins list and repeat mails', async () => {
  const { portal } = await setUp();
  const nora = portal.caller('nora');
  const refusal = { code: 'permission-denied' };
  expect(await portal.run('listMails', nora, { uid: 'nora' })).toMatchObject(refusal);
  expect(await portal.run('listFailedMails', nora, {})).toMatchObject(refusal);
  const input = { uid: 'nora', id: 'code', requestId: REQUEST };
  expect(await portal.run('repeatMail', nora, input)).toMatchObject(refusal);
});

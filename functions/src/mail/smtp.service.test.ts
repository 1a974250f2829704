import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from '../platform/mailer';
import { runs } from '@flexa/testing/sample';
import { startMailbox, type MailMessage as ReceivedMail } from '@flexa/emulators/mail';
import { buildMails } from '../testing/mails';
import { tally } from '../testing/test-portal';
import { MINUTE, createPortalWithSender, queue, state } from '../testing/outbox';

/** Minutes from one run of the job to the next. */
const EVERY = runs(1, 5);

async function setUpMailbox() {
  const mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 });
  onTestFinished(() => mailbox.close());
  const mailer = createSmtpMailer({ smtpUrl: mailbox.smtp, from: 'Flexa <hello@flexa.test>' });
  return {
    ...createPortalWithSender({ mailer }),
    received: async () => {
      const answer = await fetch(`${mailbox.url}/api/messages`);
      return ((await answer.json()) as { messages: ReceivedMail[] }).messages;
    },
    setOutage: async (failing: boolean) => {
      await fetch(`${mailbox.url}/api/outage`, {
        method: 'POST',
        body: JSON.stringify({ failing }),
      });
    },
  };
}

test('an hour without a server loses no mail and sends none twice', async () => {
  const { portal, sendMail, sendDue, received, setOutage } = await setUpMailbox();
  const ids: string[] = [];
  let attempts = 0;
  await setOutage(true);
  for (let minute = 0; minute <= 60; minute += EVERY) {
    portal.setClock(minute * MINUTE);
    if (minute % (3 * EVERY) === 0) {
      const id = `code-${minute}`;
      ids.push(id);
      await queue(portal, id);
      // The trigger, delivered three times concurrently while the job runs.
      await Promise.all([sendMail(id), sendMail(id), sendMail(id), sendDue(100)]);
    }
    attempts += (await sendDue(100)).queued;
  }
  expect(attempts).toBeGreaterThan(ids.length);
  expect(await received()).toEqual([]);
  const waiting = await Promise.all(ids.map((id) => state(portal, id)));
  expect(tally(waiting.map((mail) => mail.state))).toEqual({ queued: ids.length });

  await setOutage(false);
  for (let minute = 61; minute <= 130; minute += EVERY) {
    portal.setClock(minute * MINUTE);
    await Promise.all([sendDue(100), sendDue(100), sendDue(100)]);
  }
  const mails = await received();
  expect(tally(mails.flatMap(({ to }) => to))).toEqual(
    Object.fromEntries(ids.map((id) => [`${id}@example.com`, 1])),
  );
  const ended = await Promise.all(ids.map((id) => state(portal, id)));
  expect(tally(ended.map((mail) => `${mail.state} ${mail.hasContent}`))).toEqual({
    'sent false': ids.length,
  });
}, 120_000);

test('a ticket arrives as it was written, and an answer goes to its sender', async () => {
  const { portal, sendMail, received } = await setUpMailbox();
  const evil = `"><script>alert(1)</script>`;
  const data = {
    ticketId: 't1',
    kind: 'contact',
    name: evil,
    email: 'ana@example.com',
    subject: `Ünïcode ${evil}`,
    message: `${evil}\n.\nlast line`,
  } as const;
  await queue(portal, 'ticket-t1', { template: 'ticket', data }, 'support@flexa.test');
  expect(await sendMail('ticket-t1')).toBe('sent');
  const [mail] = await received();
  expect(mail).toMatchObject({
    to: ['support@flexa.test'],
    from: 'Flexa <hello@flexa.test>',
    subject: `[Contact form] Ünïcode ${evil}`,
  });
  expect(mail?.headers['reply-to']).toBe('ana@example.com');
  expect(mail?.text).toContain(data.message);
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('a reminder can be stopped by one click in a mail program', async () => {
  const { portal, sendMail, received } = await setUpMailbox();
  const content = buildMails('')['expiry-reminder'];
  await queue(portal, 'expiry-1', content);
  expect(await sendMail('expiry-1')).toBe('sent');
  const [mail] = await received();
  const { portalUrl } = portal.platform.config;
  expect(mail?.headers['list-unsubscribe']).toBe(`<${portalUrl}/api/v1/mails/sample/sample/stop>`);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test('a theme arrives as theme.json', async () => {
  const { portal, sendMail, received } = await setUpMailbox();
  const json = '{"name":"Nordic","dataColors":["#112233"]}';
  await queue(portal, 'theme-1', { template: 'theme-file', data: { json, isExact: false } });
  expect(await sendMail('theme-1')).toBe('sent');
  const [mail] = await received();
  expect(mail?.attachments).toMatchObject([
    {
      filename: 'theme.json',
      contentType: 'application/json',
      size: JSON.stringify(JSON.parse(json), null, 2).length + 1,
    },
  ]);
});

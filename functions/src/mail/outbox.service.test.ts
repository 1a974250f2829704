import { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { UnreadableDocument } from '../platform/firestore';
import type { AnyMail } from './define-mail';
import { MAILS, type MailTemplate } from './registry';
import {
  GRANTED,
  HOUR,
  MINUTE,
  createPortalWithSender,
  queue,
  createRecordingMailer,
  state,
} from '../testing/outbox';
import { START, tally, type TestPortal } from '../testing/test-portal';

describe('sendMail', () => {
  test('a mail is sent, and its content is deleted', async () => {
    const { mailer, taken } = createRecordingMailer();
    const { portal, sendMail } = createPortalWithSender({ mailer });
    await queue(portal, 'code-1');
    portal.setClock(5);
    expect(await sendMail('code-1')).toBe('sent');
    expect(taken).toMatchObject([
      {
        to: 'code-1@example.com',
        subject: 'Your Flexa code',
        text: expect.stringContaining('048213') as string,
        html: expect.stringContaining('048213') as string,
        messageId: expect.stringMatching(/^<[0-9a-f]{32}@localhost>$/) as string,
      },
    ]);
    expect(await state(portal, 'code-1')).toEqual({
      state: 'sent',
      attempts: 1,
      hasContent: false,
      next: null,
      sent: 5,
    });
  });

  test('a mail goes out once, however many senders run', async () => {
    const { mailer, taken } = createRecordingMailer();
    const { portal, sendMail, sendDue } = createPortalWithSender({ mailer });
    await queue(portal, 'code-1');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 4 ? sendMail('code-1') : sendDue(10))),
    );
    expect(taken.length).toBe(1);
    const sent = outcomes.map((outcome) =>
      typeof outcome === 'string' ? outcome === 'sent' : outcome.sent === 1,
    );
    expect(sent.filter(Boolean).length).toBe(1);
    expect(await sendMail('code-1')).toBe('none');
    portal.setClock(7 * 24 * HOUR);
    expect(await sendMail('code-1')).toBe('none');
    expect(await sendDue(10)).toEqual({ sent: 0, queued: 0, failed: 0 });
    expect(taken.length).toBe(1);
  });

  test('sendMail ignores an unknown mail id', async () => {
    const { mailer, taken } = createRecordingMailer();
    const { sendMail } = createPortalWithSender({ mailer });
    expect(await sendMail('nothing')).toBe('none');
    expect(taken).toEqual([]);
  });

  test('a mail deleted while it was sent stays deleted', async () => {
    const { mailer } = createRecordingMailer(async () => {
      await portal.db.doc('mail/code-1').delete();
    });
    const { portal, sendMail } = createPortalWithSender({ mailer });
    await queue(portal, 'code-1');
    expect(await sendMail('code-1')).toBe('sent');
    expect((await portal.db.doc('mail/code-1').get()).exists).toBe(false);
  });

  test('a mail is not sent again if recording it failed at first', async () => {
    const { mailer, taken } = createRecordingMailer(() => {
      const failure = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
      const update = vi.spyOn(DocumentReference.prototype, 'update').mockRejectedValueOnce(failure);
      onTestFinished(() => update.mockRestore());
    });
    const { portal, sendMail } = createPortalWithSender({ mailer });
    await queue(portal, 'code-1');
    expect(await sendMail('code-1')).toBe('sent');
    expect(taken.length).toBe(1);
    expect(await state(portal, 'code-1')).toMatchObject({ state: 'sent', next: null });
  });

  test('a mail about a licence contains its current key', async () => {
    const { mailer, taken } = createRecordingMailer();
    const keyRequests: unknown[] = [];
    const { portal, sendMail } = createPortalWithSender(
      { mailer },
      async (...licenseAndAccount) => {
        keyRequests.push(licenseAndAccount);
        return 'eyJ.key.sig';
      },
    );
    await queue(portal, 'granted-1', GRANTED);
    await sendMail('granted-1');
    expect(keyRequests).toEqual([['free-launch-ana-charts', null]]);
    expect(taken[0]?.text).toContain('eyJ.key.sig');
  });

  test('a mail waits while a document that its key depends on is unreadable', async () => {
    const unreadable = new UnreadableDocument('licenses/x', new z.ZodError([]));
    const { portal, sendMail } = createPortalWithSender(
      { mailer: createRecordingMailer().mailer },
      () => Promise.reject(unreadable),
    );
    await queue(portal, 'granted-1', GRANTED);
    expect(await sendMail('granted-1')).toBe('queued');
  });

  test('a mail waits while its key can’t be created', async () => {
    const { mailer, taken } = createRecordingMailer();
    let isBroken = true;
    const { portal, sendMail } = createPortalWithSender({ mailer }, async () => {
      if (isBroken) throw new Error('no key today');
      return 'KEY';
    });
    await queue(portal, 'granted-1', GRANTED);
    expect(await sendMail('granted-1')).toBe('queued');
    isBroken = false;
    portal.setClock(MINUTE);
    expect(await sendMail('granted-1')).toBe('sent');
    expect(taken.length).toBe(1);
  });
});

test('an unreadable mail is given up and delays no other', async () => {
  const { mailer, taken } = createRecordingMailer();
  const { portal, sendDue } = createPortalWithSender({ mailer });
  await portal.db.doc('mail/odd').set({ to: 5, nextAttemptAt: new Date(START.getTime() - 1) });
  await queue(portal, 'code-1');
  await queue(portal, 'code-2');
  // A code has digits. The mail's schema checks that; the outbox's schema doesn't.
  await queue(portal, 'no-code');
  await portal.db.doc('mail/no-code').update({ 'content.data': { digits: 6 } });
  expect(await sendDue(10)).toEqual({ sent: 2, queued: 0, failed: 2 });
  expect(await state(portal, 'no-code')).toMatchObject({
    state: 'failed',
    attempts: 0,
    next: null,
  });
  // One alert per kind of mail; one of them is unknown.
  expect(await sendDue(10)).toEqual({ sent: 2, queued: 0, failed: 0 });
  expect(await sendDue(10)).toEqual({ sent: 0, queued: 0, failed: 0 });
  expect(tally(taken.map(({ to }) => to))).toEqual({
    'code-1@example.com': 1,
    'code-2@example.com': 1,
    [portal.platform.config.mail.operator]: 2,
  });
});

describe('mail that no retry can send', () => {
  /** Replaces the module of a mail until the test ends. */
  async function replaceMail(template: MailTemplate, change: Partial<AnyMail> | Error) {
    const { mail } = await MAILS[template].load();
    const load = vi.spyOn(MAILS[template] as { load: () => Promise<{ mail: AnyMail }> }, 'load');
    if (change instanceof Error) load.mockRejectedValue(change);
    else load.mockResolvedValue({ mail: { ...mail, ...change } });
    onTestFinished(() => load.mockRestore());
  }
  const fail = () => {
    throw new Error('Broken for code-1@example.com');
  };
  const readAlert = async ({ db }: TestPortal, cause: string) =>
    (await db.doc(`mail/alert-mail-failed-${cause}`).get()).get('content.data.text') as unknown;

  test.each([
    ['its content throws while rendering', { Content: fail }, 1],
    ['its subject throws while rendering', { subject: fail }, 1],
    ['its module does not load', new Error('Cannot find module'), 0],
    ['its schema throws', { schema: { safeParse: fail } as never }, 0],
  ])('a mail fails at once with an alert if %s', async (_, change, attempts) => {
    const { mailer, taken } = createRecordingMailer();
    const { portal, sendDue } = createPortalWithSender({ mailer });
    await replaceMail('verification-code', change);
    await queue(portal, 'code-1');
    await queue(portal, 'code-2');
    expect(await sendDue(10)).toEqual({ sent: 0, queued: 0, failed: 2 });
    expect(taken).toEqual([]);
    const stored = (await portal.db.doc('mail/code-1').get()).data();
    expect(stored).toMatchObject({
      state: 'failed',
      failure: 'not-rendered',
      attempts,
      nextAttemptAt: null,
    });
    // One alert covers both. It contains an id but no address.
    const day = START.toISOString().slice(0, 10);
    const text = await readAlert(portal, `verification-code-${day}`);
    expect(text).toMatch(/^Mail code-[12] \(verification-code\) /);
    expect(text).not.toContain('@');
    expect(await sendDue(10)).toEqual({ sent: 1, queued: 0, failed: 0 });
    expect(taken.map(({ to }) => to)).toEqual([portal.platform.config.mail.operator]);
  });

  test('failed mails raise one alert a day for each kind of mail', async () => {
    const { portal, sendMail } = createPortalWithSender({ mailer: createRecordingMailer().mailer });
    await replaceMail('verification-code', { Content: fail });
    for (const hours of [0, 1, 25]) {
      portal.setClock(hours * HOUR);
      await queue(portal, `code-${hours}`);
      expect(await sendMail(`code-${hours}`)).toBe('failed');
    }
    const alerts = await portal.db.collection('mail').where('template', '==', 'alert').get();
    expect(alerts.size).toBe(2);
  });

  test('the log of a failed mail names the place of the error and no word of the mail', async () => {
    const errors: unknown[] = [];
    const log = {
      info: () => undefined,
      error: (event: string, error: unknown) => void errors.push([event, (error as Error).stack]),
    };
    const { portal, sendMail } = createPortalWithSender({
      mailer: createRecordingMailer().mailer,
      log,
    });
    await replaceMail('verification-code', { Content: fail });
    await queue(portal, 'code-1');
    await sendMail('code-1');
    const [event, stack] = (errors as [string, string][])[0] ?? [];
    expect(event).toBe('mail given up');
    expect(stack).toMatch(/^Error: The mail can't be rendered \(Error\)\n +at fail /);
    expect(stack).not.toContain('@example');
  });

  test('a failed alert is only logged', async () => {
    const lines: unknown[] = [];
    const log = {
      info: () => undefined,
      error: (event: string, _: unknown, fields?: object) => void lines.push({ event, ...fields }),
    };
    const { portal, sendDue } = createPortalWithSender({
      mailer: createRecordingMailer().mailer,
      log,
    });
    await replaceMail('alert', { Content: fail });
    const data = { kind: 'refund-failed', cause: 're_1', text: 'Refund re_1 failed.' } as const;
    await queue(portal, 'alert-1', { template: 'alert', data });
    expect(await sendDue(10)).toEqual({ sent: 0, queued: 0, failed: 1 });
    expect(await sendDue(10)).toEqual({ sent: 0, queued: 0, failed: 0 });
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'alert', alert: 'mail-failed' }) as unknown,
    );
  });

  test('a mail fails with an alert if its document fits no schema', async () => {
    const { portal, sendDue } = createPortalWithSender({ mailer: createRecordingMailer().mailer });
    const odd = { to: 5, template: '../x', nextAttemptAt: new Date(START.getTime() - 1) };
    await portal.db.doc('mail/odd').set(odd);
    expect(await sendDue(10)).toMatchObject({ failed: 1 });
    const stored = (await portal.db.doc('mail/odd').get()).data();
    expect(stored).toMatchObject({ state: 'failed', failure: 'unreadable' });
    const day = START.toISOString().slice(0, 10);
    expect(await readAlert(portal, `unknown-${day}`)).toContain('Mail odd (unknown)');
  });
});

test('a run sends the oldest mails first, up to its limit', async () => {
  const { mailer, taken } = createRecordingMailer();
  const { portal, sendDue } = createPortalWithSender({ mailer });
  for (const n of [3, 1, 4, 2]) {
    portal.setClock(n);
    await queue(portal, `code-${n}`);
  }
  expect(await sendDue(2)).toMatchObject({ sent: 2 });
  expect(taken.map(({ to }) => to).sort()).toEqual(['code-1@example.com', 'code-2@example.com']);
});

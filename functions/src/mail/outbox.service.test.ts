import { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  GRANTED,
  HOUR,
  MINUTE,
  portalWith,
  queue,
  recordingMailer,
  state,
} from '../testing/outbox';
import { START } from '../testing/own-portal';

describe('a mail', () => {
  test('is sent, and what was in it is forgotten', async () => {
    const { mailer, taken } = recordingMailer();
    const { portal, sendMail } = portalWith({ mailer });
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

  test('goes out once, however many send it', async () => {
    const { mailer, taken } = recordingMailer();
    const { portal, sendMail, sendDue } = portalWith({ mailer });
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

  test('ignores an unknown mail id', async () => {
    const { mailer, taken } = recordingMailer();
    const { sendMail } = portalWith({ mailer });
    expect(await sendMail('nothing')).toBe('none');
    expect(taken).toEqual([]);
  });

  test('that was deleted while it was sent stays deleted', async () => {
    const { mailer } = recordingMailer(async () => {
      await portal.db.doc('mail/code-1').delete();
    });
    const { portal, sendMail } = portalWith({ mailer });
    await queue(portal, 'code-1');
    expect(await sendMail('code-1')).toBe('sent');
    expect((await portal.db.doc('mail/code-1').get()).exists).toBe(false);
  });

  test('is not sent again where noting it failed at first', async () => {
    const { mailer, taken } = recordingMailer(() => {
      const failure = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
      const update = vi.spyOn(DocumentReference.prototype, 'update').mockRejectedValueOnce(failure);
      onTestFinished(() => update.mockRestore());
    });
    const { portal, sendMail } = portalWith({ mailer });
    await queue(portal, 'code-1');
    expect(await sendMail('code-1')).toBe('sent');
    expect(taken.length).toBe(1);
    expect(await state(portal, 'code-1')).toMatchObject({ state: 'sent', next: null });
  });

  test('with a licence brings its key of that moment', async () => {
    const { mailer, taken } = recordingMailer();
    const asked: unknown[] = [];
    const { portal, sendMail } = portalWith({ mailer }, async (...licenseAndAccount) => {
      asked.push(licenseAndAccount);
      return 'eyJ.key.sig';
    });
    await queue(portal, 'granted-1', GRANTED);
    await sendMail('granted-1');
    expect(asked).toEqual([['free-launch-ana-charts', null]]);
    expect(taken[0]?.text).toContain('eyJ.key.sig');
  });

  test('whose key cannot be made waits for it', async () => {
    const { mailer, taken } = recordingMailer();
    let isBroken = true;
    const { portal, sendMail } = portalWith({ mailer }, async () => {
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

test('a mail that cannot be read is given up and holds up no other', async () => {
  const { mailer, taken } = recordingMailer();
  const { portal, sendDue } = portalWith({ mailer });
  await portal.db.doc('mail/odd').set({ to: 5, nextAttemptAt: new Date(START.getTime() - 1) });
  await queue(portal, 'code-1');
  await queue(portal, 'code-2');
  // A code has digits; the mail's own schema knows, the one of the outbox doesn't.
  await queue(portal, 'no-code');
  await portal.db.doc('mail/no-code').update({ 'content.data': { digits: 6 } });
  expect(await sendDue(10)).toEqual({ sent: 2, queued: 0, failed: 2 });
  expect(await state(portal, 'no-code')).toMatchObject({
    state: 'failed',
    attempts: 0,
    next: null,
  });
  expect(await sendDue(10)).toEqual({ sent: 0, queued: 0, failed: 0 });
  expect(taken.length).toBe(2);
});

test('a run sends the oldest mails first, up to its limit', async () => {
  const { mailer, taken } = recordingMailer();
  const { portal, sendDue } = portalWith({ mailer });
  for (const n of [3, 1, 4, 2]) {
    portal.setClock(n);
    await queue(portal, `code-${n}`);
  }
  expect(await sendDue(2)).toMatchObject({ sent: 2 });
  expect(taken.map(({ to }) => to).sort()).toEqual(['code-1@example.com', 'code-2@example.com']);
});

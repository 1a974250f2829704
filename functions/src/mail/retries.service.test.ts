import { describe, expect, test } from 'vitest';
import { GIVEN_UP_MS, LEASE_MS } from './sender';
import {
  CODE,
  HOUR,
  MINUTE,
  createPortalWithSender,
  queue,
  createRecordingMailer,
  state,
} from '../testing/outbox';

describe('mail that could not be sent', () => {
  const createBrokenMailer = () =>
    createRecordingMailer(() => Promise.reject(new Error('down'))).mailer;

  test('an unsent mail is retried after a pause that grows to an hour', async () => {
    const { portal, sendMail } = createPortalWithSender({ mailer: createBrokenMailer() });
    await queue(portal, 'code-1');
    const pauses: number[] = [];
    let now = 0;
    for (let tries = 1; tries <= 9; tries += 1) {
      expect(await sendMail('code-1')).toBe('queued');
      const { next, attempts, state: current } = await state(portal, 'code-1');
      expect([current, attempts]).toEqual(['queued', tries]);
      pauses.push(((next ?? 0) - now) / MINUTE);
      portal.setClock((next ?? 0) - 1);
      expect(await sendMail('code-1')).toBe('none');
      now = next ?? 0;
      portal.setClock(now);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('an unsent mail is given up after three days, and kept', async () => {
    const { portal, sendDue } = createPortalWithSender({ mailer: createBrokenMailer() });
    await queue(portal, 'code-1');
    let hours = 0;
    for (; (await state(portal, 'code-1')).state !== 'failed' && hours < 100; hours += 1) {
      portal.setClock(hours * HOUR);
      await sendDue(10);
    }
    expect(hours).toBeGreaterThanOrEqual(GIVEN_UP_MS / HOUR - 1);
    expect(hours).toBeLessThanOrEqual(GIVEN_UP_MS / HOUR + 1);
    expect(await state(portal, 'code-1')).toMatchObject({ hasContent: true, next: null });
    portal.setClock(200 * HOUR);
    expect(await sendDue(10)).toEqual({ sent: 0, queued: 0, failed: 0 });
  });

  test('the log of an unsent mail names its id and error codes, not its recipient', async () => {
    const words: string[] = [];
    const refusal = Object.assign(new Error('550 no such box ana@example.com'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const { portal, sendMail } = createPortalWithSender({
      mailer: createRecordingMailer(() => Promise.reject(refusal)).mailer,
      log: {
        info: (event, fields) => words.push(`${event} ${JSON.stringify(fields)}`),
        error: (event, error, fields) =>
          words.push(`${event} ${(error as Error).stack} ${JSON.stringify(fields)}`),
      },
    });
    await queue(portal, 'code-1', CODE, 'ana@example.com');
    await sendMail('code-1');
    expect(words.join('\n')).toContain('EENVELOPE 550');
    expect(words.join('\n')).toContain('{"mail":"code-1","attempts":1}');
    expect(words.join('\n')).not.toMatch(/ana|example|048213/);
  });
});

describe('sender that stopped', () => {
  /** The first mail hangs until the test lets it end. */
  function createHangingMailer() {
    let end!: (error?: Error) => void;
    let begin!: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const first = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    const { mailer, taken } = createRecordingMailer((nth) => {
      if (nth > 1) return undefined;
      begin();
      return first;
    });
    return { mailer, taken, end, begun };
  }

  test('a mail of a stopped sender is sent by another one after two minutes, with the same id', async () => {
    const { mailer, taken, end, begun } = createHangingMailer();
    const { portal, sendMail, sendDue } = createPortalWithSender({ mailer });
    await queue(portal, 'code-1');
    const first = sendMail('code-1');
    await begun;
    expect(await state(portal, 'code-1')).toMatchObject({ state: 'sending', next: LEASE_MS });
    portal.setClock(LEASE_MS - 1);
    expect(await sendMail('code-1')).toBe('none');
    portal.setClock(LEASE_MS);
    expect(await sendDue(10)).toEqual({ sent: 1, queued: 0, failed: 0 });
    expect(await state(portal, 'code-1')).toMatchObject({ state: 'sent', attempts: 2 });
    end();
    expect(await first).toBe('sent');
    expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await state(portal, 'code-1')).toMatchObject({ state: 'sent', hasContent: false });
  });

  test('a late failure of a stopped sender does not undo the work of the other one', async () => {
    const { mailer, taken, end, begun } = createHangingMailer();
    const { portal, sendMail } = createPortalWithSender({ mailer });
    await queue(portal, 'code-1');
    const first = sendMail('code-1');
    await begun;
    portal.setClock(LEASE_MS);
    await sendMail('code-1');
    end(new Error('timed out'));
    expect(await first).toBe('none');
    expect(await state(portal, 'code-1')).toMatchObject({ state: 'sent', next: null });
    expect(taken.length).toBe(1);
  });
});

test('a run logs the number of mails that it leaves unsent', async () => {
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => void lines.push(line), error: () => undefined };
  const { portal, sendDue } = createPortalWithSender({
    mailer: createRecordingMailer().mailer,
    log,
  });
  for (const id of ['one', 'two', 'three']) await queue(portal, id);
  await sendDue(1);
  expect(lines).toContainEqual(['mail backlog', { due: 2 }]);
});

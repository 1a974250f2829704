import type { MailContent } from '../mail/mails';
import { queueMail } from '../mail/outbox';
import { createMailSender, type KeyIssuer } from '../mail/sender';
import type { Mailer, MailMessage } from '../platform/mailer';
import type { Platform } from '../platform/platform';
import { createTestPortal, START, type TestPortal } from './test-portal';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Creates a mailer that records all mails. A test may make a delivery fail. */
export function createRecordingMailer(
  onSend: (nth: number) => Promise<void> | void = () => undefined,
) {
  const sent: MailMessage[] = [];
  let count = 0;
  const mailer: Mailer = {
    async send(message) {
      count += 1;
      await onSend(count);
      sent.push(message);
    },
  };
  return { mailer, taken: sent };
}

/** Creates a portal with a mail sender. A test may choose the licence keys. */
export function createPortalWithSender(
  parts: Partial<Platform>,
  issueKey: KeyIssuer = async () => 'KEY',
) {
  const portal = createTestPortal(parts);
  const sender = createMailSender(
    portal.platform,
    issueKey,
    async () => null,
    async () => true,
  );
  return { portal, ...sender };
}

export const CODE: MailContent = { template: 'verification-code', data: { code: '048213' } };
export const GRANTED: MailContent = {
  template: 'license-granted',
  data: {
    licenseId: 'free-launch-ana-charts',
    visualType: 'charts',
    quantity: 1,
    expiresAt: '2026-12-20T12:00:00.000Z',
  },
};

/** Queues a mail at the portal's current time, by default to an address like its id. */
export async function queue({ platform }: TestPortal, id: string, content = CODE, to?: string) {
  const batch = platform.db.batch();
  const mail = { id, to: to ?? `${id}@example.com`, uid: null, content };
  queueMail(platform.db, batch, mail, platform.clock());
  await batch.commit();
}

/** Reads the state of a mail in the outbox; times are in milliseconds after the start. */
export async function state({ db }: TestPortal, id: string) {
  const mail = (await db.doc(`mail/${id}`).get()).data();
  const readMoment = (field: string) =>
    (mail?.[field] as { toDate(): Date } | null)?.toDate().getTime() ?? null;
  const next = readMoment('nextAttemptAt');
  const sent = readMoment('sentAt');
  return {
    state: mail?.['state'] as string,
    attempts: mail?.['attempts'] as number,
    hasContent: mail?.['content'] !== null,
    next: next === null ? null : next - START.getTime(),
    sent: sent === null ? null : sent - START.getTime(),
  };
}

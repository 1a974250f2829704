import type { MailContent } from '../mail/mails';
import { queueMail } from '../mail/outbox';
import { createMailSender, type KeyIssuer } from '../mail/sender';
import type { Mailer, MailMessage } from '../platform/mailer';
import type { Platform } from '../platform/platform';
import { ownPortal, START, type OwnPortal } from './own-portal';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Takes all mails and remembers them; a test may choose what becomes of each. */
export function createRecordingMailer(
  answer: (nth: number) => Promise<void> | void = () => undefined,
) {
  const taken: MailMessage[] = [];
  let asked = 0;
  const mailer: Mailer = {
    async send(message) {
      asked += 1;
      await answer(asked);
      taken.push(message);
    },
  };
  return { mailer, taken };
}

/** A portal of its own with a sender of its mails; a test may choose what the keys are. */
export function createPortalWithSender(
  parts: Partial<Platform>,
  issueKey: KeyIssuer = async () => 'KEY',
) {
  const portal = ownPortal(parts);
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

/** Queues a mail at the portal's present moment, to an address like its id. */
export async function queue({ platform }: OwnPortal, id: string, content = CODE, to?: string) {
  const batch = platform.db.batch();
  const mail = { id, to: to ?? `${id}@example.com`, uid: null, content };
  queueMail(platform.db, batch, mail, platform.clock());
  await batch.commit();
}

/** Reads the state of a mail in the outbox; times are in milliseconds after the start. */
export async function state({ db }: OwnPortal, id: string) {
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

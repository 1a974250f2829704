import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox';
import type { SecurityNews } from '../mail/templates/security-news';
import type { Platform } from '../platform/platform';

/** Mails people about changes to how they sign in. */
export function createSecurityNews({ db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>) {
  /** Does nothing if the account has no address, or an unproved one. */
  function queue(
    writer: Transaction | WriteBatch,
    person: { uid: string; email: string | null; emailVerified: boolean },
    news: SecurityNews,
    about: { provider?: string } = {},
  ): void {
    const { uid, email: to, emailVerified } = person;
    if (!to || !emailVerified) return;
    const content = { template: 'security-news', data: { news, ...about } } as const;
    queueMail(db, writer, { id: `${news}-${newId()}`, to, uid, content }, clock());
  }

  return { queue };
}

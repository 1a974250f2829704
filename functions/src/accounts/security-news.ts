import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox';
import type { SecurityNews } from '../mail/templates/security-news';
import type { Platform } from '../platform/platform';

/** Tells people by mail what has changed about how they sign in. */
export function createSecurityNews({ db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>) {
  /** Nothing where the account has no address, or nobody has proved that it is theirs. */
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

import type { WriteBatch } from 'firebase-admin/firestore';
import { ADDRESS_LINK_MS, RESET_LINK_MS, RESTORE_LINK_MS } from '@flexa/contracts/verification';
import type { MailContent } from '../../mail/mails';
import { queueMail } from '../../mail/outbox';
import { AppError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { linkRepository, type LinkKind, type MailLink } from './link-repository';

const KINDS = {
  reset: { template: 'password-reset', lasts: RESET_LINK_MS },
  verify: { template: 'verify-address', lasts: ADDRESS_LINK_MS },
  change: { template: 'change-address', lasts: ADDRESS_LINK_MS },
  restore: { template: 'address-changed', lasts: RESTORE_LINK_MS },
} as const satisfies Record<LinkKind, { template: MailContent['template']; lasts: number }>;

type NewLink = Pick<MailLink, 'kind' | 'email' | 'uid'> & { validSince?: number };

export type MailedLinks = ReturnType<typeof mailedLinks>;

/**
 * Links in our own mails. Each proves the mailbox it came to, for a while. A link that restores an address
 * works until it expires or an earlier one is used; every other link works once.
 */
export function mailedLinks({ db, clock, newId, log }: Platform) {
  const links = linkRepository(db);

  /** @param mailId of a mail that must go out once, however often this is tried. */
  function queue(batch: WriteBatch, { validSince, ...link }: NewLink, mailId?: string): void {
    const { template, lasts } = KINDS[link.kind];
    const code = newId();
    const now = clock();
    const expireAt = new Date(now.getTime() + lasts).toISOString();
    links.create(batch, code, {
      ...link,
      validSince: validSince ?? null,
      issuedAt: now.toISOString(),
      usedAt: null,
      expireAt,
    });
    const { email: to, uid } = link;
    const id = mailId ?? `${template}-${newId()}`;
    queueMail(db, batch, { id, to, uid, content: { template, data: { code } } }, now);
  }

  async function send(link: NewLink): Promise<void> {
    const batch = db.batch();
    queue(batch, link);
    await batch.commit();
  }

  /** @throws AppError link-refused for an unknown code or an expired link. */
  async function find(code: string, kinds: readonly LinkKind[]): Promise<MailLink> {
    const link = await links.find(code);
    const isGood = link && kinds.includes(link.kind) && new Date(link.expireAt) > clock();
    if (!isGood) throw new AppError('link-refused');
    return link;
  }

  /**
   * Uses the link up and does what it is for.
   *
   * @throws AppError link-refused where it was used before
   */
  async function use<T>(code: string, work: (link: MailLink) => Promise<T>): Promise<T> {
    const link = await links.use(code, clock());
    if (!link) throw new AppError('link-refused');
    try {
      return await work(link);
    } catch (error) {
      // Through no fault of the person's: the same link may do it again.
      if (!(error instanceof AppError)) {
        await links.takeBackUse(code).catch((fault: unknown) => {
          log.error('link not taken back', fault);
        });
      }
      throw error;
    }
  }

  /**
   * Uses a link that restores an address.
   *
   * @throws AppError link-refused where an earlier link was used
   */
  async function useToRestore(code: string): Promise<MailLink> {
    const link = await links.useToRestore(code, clock());
    if (!link) throw new AppError('link-refused');
    return link;
  }

  const { removeTo, addressToRestoreBy } = links;
  return { queue, send, find, use, useToRestore, addressToRestoreBy, removeTo };
}

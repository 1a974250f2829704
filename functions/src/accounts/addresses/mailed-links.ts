import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { SeatTarget } from '@flexa/contracts/seats';
import {
  ADDRESS_LINK_MS,
  BILLING_CONTACT_LINK_MS,
  RESET_LINK_MS,
  RESTORE_LINK_MS,
  SEAT_LINK_MS,
} from '@flexa/contracts/verification';
import type { MailContent } from '../../mail/mails';
import { queueMail } from '../../mail/outbox';
import { AppError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { createLinkRepository, type LinkKind, type MailLink } from './link-repository';

/**
 * Link kinds mailed by the accounts module. The licences module mails seat invitations; the teams module mails
 * billing-contact requests.
 */
type AccountLinkKind = Exclude<LinkKind, 'seat' | 'billing'>;

const KINDS = {
  reset: { template: 'password-reset', lifetimeMs: RESET_LINK_MS },
  verify: { template: 'verify-address', lifetimeMs: ADDRESS_LINK_MS },
  change: { template: 'change-address', lifetimeMs: ADDRESS_LINK_MS },
  restore: { template: 'address-changed', lifetimeMs: RESTORE_LINK_MS },
} as const satisfies Record<
  AccountLinkKind,
  { template: MailContent['template']; lifetimeMs: number }
>;

type NewLink = Pick<MailLink, 'email' | 'uid' | 'licenseId'> & { validSince?: number };
type NewMail = NewLink & {
  kind: AccountLinkKind;
  /** The seat that a `verify` link returns to. */
  seat?: SeatTarget;
};

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/**
 * Creates and redeems the links in our e-mails. Each proves the mailbox it was sent to, for a limited time. A link that
 * restores an address works until it expires or an earlier one is used; every other link works once.
 */
export function createMailedLinks({ db, clock, newId, log }: Platform) {
  const links = createLinkRepository(db);

  function create(
    batch: WriteBatch | Transaction,
    { validSince, ...link }: NewLink & { kind: LinkKind },
    lifetimeMs: number,
  ): string {
    const code = newId();
    const now = clock();
    const expireAt = new Date(now.getTime() + lifetimeMs).toISOString();
    links.create(batch, code, {
      ...link,
      validSince: validSince ?? null,
      issuedAt: now.toISOString(),
      usedAt: null,
      expireAt,
    });
    return code;
  }

  /** @param mailId id of a mail that must be sent once, however often the call is repeated. */
  function queue(batch: WriteBatch, { seat, ...link }: NewMail, mailId?: string): void {
    const { template, lifetimeMs } = KINDS[link.kind];
    const code = create(batch, link, lifetimeMs);
    const { email: to, uid } = link;
    const id = mailId ?? `${template}-${newId()}`;
    const content = { template, data: { code, ...(seat && { seat }) } };
    queueMail(db, batch, { id, to, uid, content }, clock());
  }

  function issueForSeat(
    batch: WriteBatch,
    { email, licenseId }: { email: string; licenseId: string },
  ): string {
    return create(batch, { kind: 'seat', email, uid: null, licenseId }, SEAT_LINK_MS);
  }

  /** Links by which an address becomes the billing contact of an account. */
  const contactLinks = {
    issue: (writer: Transaction, link: { email: string; uid: string }) =>
      create(writer, { kind: 'billing', ...link }, BILLING_CONTACT_LINK_MS),

    /** @throws AppError link-refused */
    async find(code: string): Promise<{ email: string; uid: string; issuedAt: string }> {
      const { email, uid, issuedAt } = await find(code, ['billing']);
      if (uid === null) throw new AppError('link-refused');
      return { email, uid, issuedAt };
    },

    use: <T>(code: string, work: () => Promise<T>) => use(code, work),
    removeAbout: (uid: string) => links.removeAbout(uid, 'billing'),
  };

  async function send(link: NewMail): Promise<void> {
    const batch = db.batch();
    queue(batch, link);
    await batch.commit();
  }

  /** @throws AppError link-refused for an unknown code or an expired link. */
  async function find(code: string, kinds: readonly LinkKind[]): Promise<MailLink> {
    const link = await links.find(code);
    const isUsable = link && kinds.includes(link.kind) && new Date(link.expireAt) > clock();
    if (!isUsable) throw new AppError('link-refused');
    return link;
  }

  /**
   * Returns the invitation to a seat that a link belongs to, used or not.
   *
   * @throws AppError link-refused
   */
  async function findInvitation(code: string): Promise<{ email: string; licenseId: string }> {
    const { email, licenseId } = await find(code, ['seat']);
    if (licenseId === undefined) throw new AppError('link-refused');
    return { email, licenseId };
  }

  /**
   * Marks the link as used and runs `work` with it.
   *
   * @throws AppError link-refused if the link was used before
   */
  async function use<T>(code: string, work: (link: MailLink) => Promise<T>): Promise<T> {
    const link = await links.use(code, clock());
    if (!link) throw new AppError('link-refused');
    try {
      return await work(link);
    } catch (error) {
      // The failure is not the person's fault, so the same link stays valid for another attempt.
      if (!(error instanceof AppError)) {
        await links.undoUse(code).catch((fault: unknown) => {
          log.error('link not released after a failure', fault);
        });
      }
      throw error;
    }
  }

  /**
   * Marks the link as used by an account, which may repeat the call.
   *
   * @throws AppError link-refused if another account used it
   */
  async function markUsedBy(code: string, uid: string): Promise<void> {
    const link = await links.markUsedBy(code, uid, clock());
    if (!link) throw new AppError('link-refused');
  }

  /**
   * Marks a link that restores an address as used.
   *
   * @throws AppError link-refused if an earlier link was used
   */
  async function useToRestore(code: string): Promise<MailLink> {
    const link = await links.useToRestore(code, clock());
    if (!link) throw new AppError('link-refused');
    return link;
  }

  const { removeTo, findAddressToRestore } = links;
  return {
    queue,
    issueForSeat,
    findInvitation,
    contactLinks,
    send,
    find,
    use,
    markUsedBy,
    useToRestore,
    findAddressToRestore,
    removeTo,
  };
}

import { createHash } from 'node:crypto';
import {
  REPLIES_MAX,
  TICKET_MESSAGE_MAX,
  type Ticket,
  type TicketReply,
} from '@flexa/contracts/tickets';
import type { Limit } from '@flexa/contracts/operation';
import { alerting } from '../alerts/alerts';
import { queueMail } from '../mail/outbox';
import type { Platform } from '../platform/platform';
import type { InboundMail } from './inbound-mail';
import { ownWords } from './own-words';
import type { replyAddresses } from './reply-address';
import type { TicketRepository } from './repository';

/**
 * What became of a mail. `nowhere`: it names no ticket of ours, or one that is gone; `full`: the ticket takes no
 * more, of which the operator hears. Neither is kept, and the mail provider is told, so that it shows there.
 */
export type ReplyOutcome = 'taken' | 'known' | 'automatic' | 'nowhere' | 'full';

/** Characters of a mail that are kept beside what was written. */
const ORIGINAL_MAX = 20_000;
/** Bytes that the replies of one ticket may have: with its answers it has to fit into a document of 1 MiB. */
const REPLIES_BYTES = 300_000;
/** Of one ticket: beyond that the mail provider tries again later. */
const PER_TICKET: Limit = { points: 30, seconds: 3600, by: 'all', lasting: true };

const bytesOf = (replies: readonly TicketReply[]) => Buffer.byteLength(JSON.stringify(replies));
/** What Firestore stores of any text. */
const storable = (text: string) => Buffer.from(text).toString().replaceAll('\0', '');

export const replyMailId = (ticketId: string, replyId: string) =>
  `ticket-reply-${ticketId}-${replyId}`;

/** Puts a mail that came in into the ticket it replies to, once however often it comes. */
export function replyTaker(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  repository: TicketRepository,
  addresses: ReturnType<typeof replyAddresses>,
  count: (operation: string, limit: Limit, key: string) => Promise<void>,
) {
  const { db, clock, config, log } = platform;

  /** With the reply; undefined where it takes no more. */
  function withReply(ticket: Ticket, reply: TicketReply): Ticket | undefined {
    if (ticket.replies.length >= REPLIES_MAX) return undefined;
    const fitting = [reply, { ...reply, original: null }]
      .map((each) => [...ticket.replies, each])
      .find((replies) => bytesOf(replies) <= REPLIES_BYTES);
    return (
      fitting && {
        ...ticket,
        replies: fitting,
        state: 'open',
        version: ticket.version + 1,
        updatedAt: reply.at,
        updatedBy: null,
      }
    );
  }

  async function take(mail: InboundMail, ticketId: string): Promise<ReplyOutcome> {
    if (mail.isAutomatic) return 'automatic';
    await count('ticketReply', PER_TICKET, ticketId);
    const id = createHash('sha256').update(mail.id).digest('hex').slice(0, 32);
    const original = storable(mail.text);
    const words = ownWords(original);
    return db.runTransaction(async (transaction) => {
      const ticket = await repository.getIn(transaction, ticketId);
      if (!ticket) return 'nowhere';
      if (ticket.replies.some((reply) => reply.id === id)) return 'known';
      const now = clock();
      const text = storable(words.slice(0, TICKET_MESSAGE_MAX));
      const came = {
        from: storable(mail.from),
        isSender: mail.from === ticket.email.toLowerCase(),
        attachments: mail.attachments,
      };
      const changed = withReply(ticket, {
        id,
        text,
        original: text === original.trim() ? null : storable(original.slice(0, ORIGINAL_MAX)),
        at: now.toISOString(),
        ...came,
      });
      if (!changed) return 'full';
      repository.replace(transaction, changed);
      const { kind, name, email, subject } = ticket;
      const data = { ticketId, kind, name, email, subject, message: text, reply: came };
      const to = config.mail.support;
      const content = { template: 'ticket' as const, data };
      queueMail(db, transaction, { id: replyMailId(ticketId, id), to, uid: null, content }, now);
      return 'taken';
    });
  }

  return async (mail: InboundMail): Promise<ReplyOutcome> => {
    const ticketId = mail.recipients
      .map((recipient) => addresses.ticketAt(recipient))
      .find((id) => id !== undefined);
    const outcome = ticketId === undefined ? 'nowhere' : await take(mail, ticketId);
    log.info('mail to a ticket', { outcome, ...(ticketId !== undefined && { ticketId }) });
    if (outcome === 'full' && ticketId !== undefined) {
      const text = `Ticket ${ticketId} takes no more replies by mail: write to its sender yourself.`;
      await alerting(platform).raise({ kind: 'ticket-full', cause: ticketId, text });
    }
    return outcome;
  };
}

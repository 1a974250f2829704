import { recordAudit } from '../audit/repository';
import type { ParsedInput } from '@flexa/contracts/operations';
import { ANSWERS_MAX, type Ticket } from '@flexa/contracts/tickets';
import type { Allowance } from '../mail/allowance';
import type { MailContent } from '../mail/mails';
import { getMailCollection, queueMail } from '../mail/outbox';
import { AppError, createInvalidField } from '../platform/errors';
import { deriveRequestId } from '../platform/fingerprint';
import { isAlreadyThere } from '../platform/firestore';
import { answerCreated, defineHandlers, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createTicketPages } from './pages';
import { createTicketRepository } from './repository';

/** Longer than clients keep retrying. */
const RETRY_MS = 10 * 60 * 1000;

/** Builds the id of the mail that forwards a ticket to support. */
const buildTicketMailId = (ticketId: string) => `ticket-${ticketId}`;

type TicketInput = Omit<ParsedInput<'createTicket'>, 'requestId' | 'session'>;

/** The account functions that the tickets need. */
export interface Staff {
  /** Returns the names of people with a profile, by uid. */
  names(uids: readonly string[]): Promise<Record<string, string>>;
  /** True for an admin or support member who can sign in. */
  isStaff(uid: string): Promise<boolean>;
}

/** @param isOwnAddress checks that an ID token belongs to an account that has confirmed the address. */
export function createSupportService(
  platform: Platform,
  allow: Allowance,
  staff: Staff,
  isOwnAddress: (email: string, session: string | undefined) => Promise<boolean>,
) {
  const { db, clock, config } = platform;
  const repository = createTicketRepository(db);
  /**
   * Derives the id of a ticket from request id and message, so that a retry creates no second ticket. Without a request
   * id, repeating the message within ten minutes creates no second ticket.
   */
  async function deriveTicketId(
    requestId: string | undefined,
    ticket: TicketInput,
  ): Promise<string> {
    const content = JSON.stringify(ticket);
    const deriveId = (request: string) =>
      deriveRequestId(config.codeHmacKey, 'ticket', request, content);
    if (requestId !== undefined) return deriveId(requestId);
    const span = Math.floor(clock().getTime() / RETRY_MS);
    const previousId = deriveId(`span-${span - 1}`);
    const isRetry = (await repository.reference(previousId).get()).exists;
    return isRetry ? previousId : deriveId(`span-${span}`);
  }

  /**
   * Opens a ticket together with its mails: to support, and a confirmation to the sender. The confirmation
   * quotes the message only if the sender has confirmed the address. Otherwise anyone could write to strangers.
   */
  async function createTicket({ input }: Context<'createTicket'>) {
    const { requestId, session, ...fields } = input;
    const ticketId = await deriveTicketId(requestId, fields);
    const isWithinLimit = await canConfirm(input.email);
    const isOwn = isWithinLimit && (await isOwnAddress(input.email, session));
    const { subject, message } = fields;
    const now = clock();
    const batch = db.batch();
    repository.create(batch, {
      id: ticketId,
      ...fields,
      state: 'open',
      answers: [],
      assignee: null,
      note: null,
      version: 1,
      createdAt: now.toISOString(),
      updatedAt: null,
      updatedBy: null,
    });
    const queue = (id: string, to: string, content: MailContent) =>
      queueMail(db, batch, { id, to, uid: null, content }, now);
    queue(buildTicketMailId(ticketId), config.mail.support, {
      template: 'ticket',
      data: { ticketId, ...fields },
    });
    if (isWithinLimit) {
      queue(`ticket-copy-${ticketId}`, input.email, {
        template: 'ticket-copy',
        data: isOwn ? { ticketId, copy: { subject, message } } : { ticketId },
      });
    }
    await batch.commit().catch((error: unknown) => {
      // A retry of the same request.
      if (!isAlreadyThere(error)) throw error;
    });
    return answerCreated({ ticketId });
  }

  /**
   * Limits the confirmations. Messages from a person who writes too often still arrive, but without a confirmation.
   */
  async function canConfirm(address: string): Promise<boolean> {
    try {
      await allow(address);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many-requests') return false;
      throw error;
    }
  }

  async function listTickets({ input }: Context<'listTickets'>) {
    const { data, next } = await createTicketPages(repository)(input);
    const people = data.flatMap(({ updatedBy, assignee, answers }) =>
      [...answers.map(({ by }) => by), updatedBy, assignee].filter((uid) => uid !== null),
    );
    return { data, next, people: await staff.names([...new Set(people)]) };
  }

  /**
   * @throws AppError not-found; ticket-changed if the caller has not seen the latest version before changing the note or
   * the assignee, or answering; invalid-argument for an answer without a version, for too many answers, and for an
   * assignee who is neither an admin nor in support.
   */
  async function updateTicket({ caller, input }: Context<'updateTicket'>): Promise<Ticket> {
    const { assignee: next } = input;
    if (next && !(await staff.isStaff(next))) {
      throw createInvalidField('assignee', 'Choose an admin or someone of support');
    }
    return db.runTransaction(async (transaction) => {
      const ticket = await repository.getIn(transaction, input.id);
      if (!ticket) throw new AppError('not-found', 'There is no such ticket');
      const { answer } = input;
      if (answer !== undefined) {
        if (input.version === undefined)
          throw createInvalidField('version', 'Say over which version');
        const isSent = ticket.answers.some(
          ({ text, by, version }) =>
            text === answer && by === caller.uid && version === input.version,
        );
        if (isSent) return ticket;
        if (ticket.answers.length >= ANSWERS_MAX) {
          throw createInvalidField('answer', `A ticket has at most ${ANSWERS_MAX} answers`);
        }
      }
      const state = input.state ?? ticket.state;
      const note = input.note === undefined ? ticket.note : input.note || null;
      const assignee = next === undefined ? ticket.assignee : next;
      const changes = {
        ...(answer !== undefined && { answer: 'sent' }),
        ...(state !== ticket.state && { state }),
        ...(assignee !== ticket.assignee && { assignee: assignee ?? 'nobody' }),
        // The audit doesn't keep the text of notes and answers, which are about a person.
        ...(note !== ticket.note && { note: 'changed' }),
      };
      if (Object.keys(changes).length === 0) return ticket;
      const isVersionChecked =
        note !== ticket.note || assignee !== ticket.assignee || answer !== undefined;
      if (isVersionChecked && (input.version ?? ticket.version) !== ticket.version) {
        throw new AppError('ticket-changed');
      }
      const now = clock();
      const at = now.toISOString();
      const { id, version, answers, email, name, subject, message } = ticket;
      const changed: Ticket = {
        ...ticket,
        state,
        note,
        assignee,
        answers:
          answer === undefined
            ? answers
            : [...answers, { text: answer, at, by: caller.uid, version }],
        version: version + 1,
        updatedAt: at,
        updatedBy: caller.uid,
      };
      repository.replace(transaction, changed);
      const isClosed = changes.state === 'closed';
      const queueNotice = (content: MailContent) => {
        const mailId = `${content.template}-${id}-${changed.version}`;
        queueMail(db, transaction, { id: mailId, to: email, uid: null, content }, now);
      };
      // One mail per update: the answer also says that the ticket is closed.
      if (answer !== undefined) {
        const question = { subject, message };
        const data = { ticketId: id, name, question, answer, isClosed };
        queueNotice({ template: 'ticket-answered', data });
      } else if (isClosed) queueNotice({ template: 'ticket-closed', data: { ticketId: id } });
      recordAudit(
        db,
        transaction,
        { actor: caller.uid, action: 'ticket.update', target: input.id, changes },
        now,
      );
      return changed;
    });
  }

  /** Deletes an address's tickets, and their queued mails to support. */
  async function forget(email: string): Promise<void> {
    const writer = db.bulkWriter({ throttling: false });
    const deletions = (await repository.findBySender(email)).flatMap(({ id }) => [
      writer.delete(repository.reference(id)),
      writer.delete(getMailCollection(db).doc(buildTicketMailId(id))),
    ]);
    await Promise.all([...deletions, writer.close()]);
  }

  /** Returns the newest tickets that match a search, up to `limit`. */
  async function find(search: string, limit: number): Promise<Ticket[]> {
    return (await createTicketPages(repository)({ search, limit })).data.slice(0, limit);
  }

  const handlers = defineHandlers({ createTicket, listTickets, updateTicket });

  return { handlers, find, findBySender: repository.findBySender, forget };
}

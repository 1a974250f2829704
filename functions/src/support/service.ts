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

/** Longer than a client goes on to retry. */
const RETRY_MS = 10 * 60 * 1000;

/** The mail that brings a ticket to support. */
const buildTicketMailId = (ticketId: string) => `ticket-${ticketId}`;

type TicketInput = Omit<ParsedInput<'createTicket'>, 'requestId' | 'session'>;

/** The part of the users that the tickets need. */
export interface Staff {
  /** Returns the names of those with a profile, by uid. */
  names(uids: readonly string[]): Promise<Record<string, string>>;
  /** True for an admin or support member who can sign in. */
  isStaff(uid: string): Promise<boolean>;
}

/** @param isOwnAddress tells whether an ID token belongs to an account that has confirmed the address. */
export function createSupportService(
  platform: Platform,
  allow: Allowance,
  staff: Staff,
  isOwnAddress: (email: string, session: string | undefined) => Promise<boolean>,
) {
  const { db, clock, config } = platform;
  const repository = createTicketRepository(db);
  /**
   * Returns the id of a ticket: the same for one request id and one message, so that what is sent again is one
   * ticket. Without a request id the same message is one ticket for at least ten minutes.
   */
  async function deriveTicketId(
    requestId: string | undefined,
    letter: TicketInput,
  ): Promise<string> {
    const words = JSON.stringify(letter);
    const deriveId = (press: string) => deriveRequestId(config.codeHmacKey, 'ticket', press, words);
    if (requestId !== undefined) return deriveId(requestId);
    const span = Math.floor(clock().getTime() / RETRY_MS);
    const before = deriveId(`span-${span - 1}`);
    const isRetry = (await repository.reference(before).get()).exists;
    return isRetry ? before : deriveId(`span-${span}`);
  }

  /**
   * Opens a ticket together with its mails: to support, and a confirmation to the sender. The confirmation
   * quotes the message only if the sender has confirmed the address; anyone could write to a stranger otherwise.
   */
  async function createTicket({ input }: Context<'createTicket'>) {
    const { requestId, session, ...letter } = input;
    const ticketId = await deriveTicketId(requestId, letter);
    const isTold = await mayTell(input.email);
    const isOwn = isTold && (await isOwnAddress(input.email, session));
    const { subject, message } = letter;
    const now = clock();
    const batch = db.batch();
    repository.create(batch, {
      id: ticketId,
      ...letter,
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
      data: { ticketId, ...letter },
    });
    if (isTold) {
      queue(`ticket-copy-${ticketId}`, input.email, {
        template: 'ticket-copy',
        data: isOwn ? { ticketId, copy: { subject, message } } : { ticketId },
      });
    }
    await batch.commit().catch((error: unknown) => {
      // The same press once more.
      if (!isAlreadyThere(error)) throw error;
    });
    return answerCreated({ ticketId });
  }

  /**
   * Limits the confirmations. A message from a person who writes too often still arrives, without a
   * confirmation.
   */
  async function mayTell(address: string): Promise<boolean> {
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
   * @throws AppError not-found; ticket-changed for a note, an assignee or an answer over what the caller has
   * not seen; invalid-argument for an answer without a version, or one too many, and for an assignee who is
   * no admin and not of support.
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
        // Only that it was changed: a note tells of a person, as an answer does.
        ...(note !== ticket.note && { note: 'changed' }),
      };
      if (Object.keys(changes).length === 0) return ticket;
      const isOver = note !== ticket.note || assignee !== ticket.assignee || answer !== undefined;
      if (isOver && (input.version ?? ticket.version) !== ticket.version) {
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
      const tell = (content: MailContent) => {
        const mailId = `${content.template}-${id}-${changed.version}`;
        queueMail(db, transaction, { id: mailId, to: email, uid: null, content }, now);
      };
      // One mail for one press: the answer says that the ticket is closed, too.
      if (answer !== undefined) {
        const question = { subject, message };
        const data = { ticketId: id, name, question, answer, isClosed };
        tell({ template: 'ticket-answered', data });
      } else if (isClosed) tell({ template: 'ticket-closed', data: { ticketId: id } });
      recordAudit(
        db,
        transaction,
        { actor: caller.uid, action: 'ticket.update', target: input.id, changes },
        now,
      );
      return changed;
    });
  }

  /** Deletes an address's tickets, and their mails that are still on the way to support. */
  async function forget(email: string): Promise<void> {
    const writer = db.bulkWriter({ throttling: false });
    const deletions = (await repository.findBySender(email)).flatMap(({ id }) => [
      writer.delete(repository.reference(id)),
      writer.delete(getMailCollection(db).doc(buildTicketMailId(id))),
    ]);
    await Promise.all([...deletions, writer.close()]);
  }

  /** Tickets that a search finds, the newest: at most so many, but for those of one moment. */
  async function find(search: string, limit: number): Promise<Ticket[]> {
    return (await createTicketPages(repository)({ search, limit })).data.slice(0, limit);
  }

  const handlers = defineHandlers({ createTicket, listTickets, updateTicket });

  return { handlers, find, findBySender: repository.findBySender, forget };
}

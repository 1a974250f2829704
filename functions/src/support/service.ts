import { recordAudit } from '../audit/repository';
import type { OperationOutput, ParsedInput } from '@flexa/contracts/operations';
import type { Ticket } from '@flexa/contracts/tickets';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { ticketRepository } from './repository';

export type SupportService = ReturnType<typeof supportService>;

export function supportService(platform: Platform) {
  const { db, clock, config, newId } = platform;
  const repository = ticketRepository(db);

  /** Opens a ticket together with its two mails: to support, and a copy to the sender. */
  async function create(input: ParsedInput<'createTicket'>): Promise<{ ticketId: string }> {
    const ticketId = newId();
    const now = clock();
    const batch = db.batch();
    repository.create(batch, {
      id: ticketId,
      ...input,
      state: 'open',
      note: null,
      createdAt: now.toISOString(),
      updatedAt: null,
      updatedBy: null,
    });
    const data = { ticketId, ...input };
    queueMail(
      db,
      batch,
      {
        id: `ticket-${ticketId}`,
        to: config.mail.support,
        uid: null,
        content: { template: 'ticket', data },
      },
      now,
    );
    queueMail(
      db,
      batch,
      {
        id: `ticket-copy-${ticketId}`,
        to: input.email,
        uid: null,
        content: { template: 'ticket-copy', data },
      },
      now,
    );
    await batch.commit();
    return { ticketId };
  }

  /**
   * A page of tickets. Those of one moment stay together, for the next page begins before it: such
   * a page can be longer than asked for.
   */
  async function list(input: ParsedInput<'listTickets'>): Promise<OperationOutput<'listTickets'>> {
    const { state, limit } = input;
    const found = await repository.list({ ...input, limit: limit + 1 });
    const data = found.slice(0, limit);
    const last = data.at(-1);
    if (!last || found.length <= limit) return { data, next: null };
    if (found[limit]?.createdAt === last.createdAt) {
      const older = data.findIndex(({ createdAt }) => createdAt === last.createdAt);
      data.splice(older, data.length, ...(await repository.madeAt(state, last.createdAt)));
    }
    return { data, next: last.createdAt };
  }

  /** @throws AppError not-found */
  async function update(caller: Caller, input: ParsedInput<'updateTicket'>): Promise<Ticket> {
    return db.runTransaction(async (transaction) => {
      const ticket = await repository.getIn(transaction, input.id);
      if (!ticket) throw new AppError('not-found', 'There is no such ticket');
      const state = input.state ?? ticket.state;
      const note = input.note === undefined ? ticket.note : input.note || null;
      const changes = {
        ...(state !== ticket.state && { state }),
        // Only that it was changed: a note tells of a person.
        ...(note !== ticket.note && { note: 'changed' }),
      };
      if (Object.keys(changes).length === 0) return ticket;
      const now = clock();
      const changed = {
        ...ticket,
        state,
        note,
        updatedAt: now.toISOString(),
        updatedBy: caller.uid,
      };
      repository.replace(transaction, changed);
      recordAudit(
        db,
        transaction,
        { actor: caller.uid, action: 'ticket.update', target: input.id, changes },
        now,
      );
      return changed;
    });
  }

  return { create, list, update };
}

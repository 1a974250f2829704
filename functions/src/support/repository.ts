import {
  Timestamp,
  type Firestore,
  type QuerySnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { addMonths } from '@flexa/contracts/calendar';
import { KEPT_MONTHS } from '@flexa/contracts/constants';
import { instantSchema } from '@flexa/contracts/fields';
import { ticketSchema, type Ticket } from '@flexa/contracts/tickets';
import { parsedBy } from '../platform/firestore';

export const documentSchema = ticketSchema.omit({ id: true }).extend({
  /** Older tickets have no version, and no answers. */
  version: ticketSchema.shape.version.default(1),
  answers: ticketSchema.shape.answers.default([]),
  /** The address in one spelling, by which its owner's tickets are found. */
  sender: z.string(),
  /** Firestore's TTL removes the ticket after this. */
  expireAt: instantSchema,
});
type TicketDocument = z.infer<typeof documentSchema>;

/** Not mailboxOf: an alias behind a plus may be the address of someone else. */
const senderOf = (email: string) => email.toLowerCase();

function toDocument({ id: _, ...ticket }: Ticket): TicketDocument {
  const changedAt = new Date(ticket.updatedAt ?? ticket.createdAt);
  const expireAt = addMonths(changedAt, KEPT_MONTHS.ticket).toISOString();
  return { ...ticket, sender: senderOf(ticket.email), expireAt };
}

function toTicket(id: string, document: TicketDocument): Ticket {
  const { sender: _sender, expireAt: _expireAt, ...ticket } = document;
  return { id, ...ticket };
}

export interface TicketQuery {
  state?: Ticket['state'] | undefined;
  /** Only those made before this moment. */
  before?: string | undefined;
  limit: number;
}

export function ticketRepository(db: Firestore) {
  const tickets = db
    .collection('tickets')
    .withConverter(parsedBy(documentSchema, ['createdAt', 'updatedAt', 'expireAt']));

  function inState(state: Ticket['state'] | undefined) {
    return state === undefined ? tickets : tickets.where('state', '==', state);
  }

  const ticketsOf = ({ docs }: QuerySnapshot<TicketDocument>) =>
    docs.map((document) => toTicket(document.id, document.data()));

  return {
    create(batch: WriteBatch, ticket: Ticket): void {
      batch.create(tickets.doc(ticket.id), toDocument(ticket));
    },

    async getIn(transaction: Transaction, id: string): Promise<Ticket | undefined> {
      const document = (await transaction.get(tickets.doc(id))).data();
      return document && toTicket(id, document);
    },

    replace(transaction: Transaction, ticket: Ticket): void {
      transaction.set(tickets.doc(ticket.id), toDocument(ticket));
    },

    /** All that an address sent, however it was typed, newest first. */
    async ofSender(email: string): Promise<Ticket[]> {
      const found = await tickets.where('sender', '==', senderOf(email)).get();
      return ticketsOf(found).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    reference: (id: string) => tickets.doc(id),

    /** Newest first. */
    async list({ state, before, limit }: TicketQuery): Promise<Ticket[]> {
      const all = inState(state).orderBy('createdAt', 'desc');
      const older = before
        ? all.where('createdAt', '<', Timestamp.fromDate(new Date(before)))
        : all;
      const found = await older.limit(limit).get();
      return ticketsOf(found);
    },

    /** Those made at that very moment. */
    async madeAt(state: Ticket['state'] | undefined, moment: string): Promise<Ticket[]> {
      const at = Timestamp.fromDate(new Date(moment));
      const found = await inState(state).where('createdAt', '==', at).get();
      return ticketsOf(found);
    },
  };
}

import {
  Timestamp,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { addMonths } from '@flexa/contracts/calendar';
import { KEPT_MONTHS } from '@flexa/contracts/constants';
import { instantSchema } from '@flexa/contracts/fields';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { ticketSchema, type Ticket } from '@flexa/contracts/tickets';
import { createConverter } from '../platform/firestore';
import { listSearchKeys, splitWords } from '../platform/search';

export const documentSchema = ticketSchema.omit({ id: true }).extend({
  searchKeys: z.array(z.string()),
  /** The address in lower case, for finding the tickets of an address. */
  sender: z.string(),
  /** Firestore's TTL removes the ticket after this. */
  expireAt: instantSchema,
});
type TicketDocument = z.infer<typeof documentSchema>;

/** Maximum number of searchable words per ticket. */
const MAX_WORDS = 48;

/**
 * Returns the searchable words of a ticket: its number with and without dashes, the sender and the
 * subject.
 */
export function listTicketWords({ id, name, email, subject }: Ticket): string[] {
  const number = formatTicketNumber(id);
  const text = [number, number.replaceAll('-', ''), name, email, subject].join(' ');
  return splitWords(text).slice(0, MAX_WORDS);
}

/** Doesn't use normalizeMailbox, because an alias with a plus may belong to someone else. */
const normalizeSender = (email: string) => email.toLowerCase();

function toDocument(fullTicket: Ticket): TicketDocument {
  const { id: _, ...ticket } = fullTicket;
  const changedAt = new Date(ticket.updatedAt ?? ticket.createdAt);
  const expireAt = addMonths(changedAt, KEPT_MONTHS.ticket).toISOString();
  const searchKeys = listSearchKeys(listTicketWords(fullTicket), ticket.email);
  return { ...ticket, searchKeys, sender: normalizeSender(ticket.email), expireAt };
}

function toTicket(id: string, document: TicketDocument): Ticket {
  const { searchKeys: _keys, sender: _sender, expireAt: _expireAt, ...ticket } = document;
  return { id, ...ticket };
}

export interface TicketFilter {
  state?: Ticket['state'] | undefined;
  assignee?: string | undefined;
  /** Prefix of a word, or a whole address. */
  key?: string | undefined;
}

export interface TicketQuery extends TicketFilter {
  /** Only those made before this moment. */
  before?: string | undefined;
  limit: number;
}

export type TicketRepository = ReturnType<typeof createTicketRepository>;

export function createTicketRepository(db: Firestore) {
  const tickets = db
    .collection('tickets')
    .withConverter(createConverter(documentSchema, ['createdAt', 'updatedAt', 'expireAt']));

  function queryTickets({ state, assignee, key }: TicketFilter): Query<TicketDocument> {
    let query: Query<TicketDocument> = tickets;
    if (state !== undefined) query = query.where('state', '==', state);
    if (assignee !== undefined) query = query.where('assignee', '==', assignee);
    if (key !== undefined) query = query.where('searchKeys', 'array-contains', key);
    return query;
  }

  const readTickets = ({ docs }: QuerySnapshot<TicketDocument>) =>
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
    async findBySender(email: string): Promise<Ticket[]> {
      const found = await tickets.where('sender', '==', normalizeSender(email)).get();
      return readTickets(found).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    reference: (id: string) => tickets.doc(id),

    /** Returns a page of tickets, newest first. */
    async list({ before, limit, ...filter }: TicketQuery): Promise<Ticket[]> {
      const newest = queryTickets(filter).orderBy('createdAt', 'desc');
      const older = before
        ? newest.where('createdAt', '<', Timestamp.fromDate(new Date(before)))
        : newest;
      const found = await older.limit(limit).get();
      return readTickets(found);
    },

    /** Returns the tickets created at exactly that instant. */
    async listCreatedAt(filter: TicketFilter, moment: string): Promise<Ticket[]> {
      const at = Timestamp.fromDate(new Date(moment));
      const found = await queryTickets(filter).where('createdAt', '==', at).get();
      return readTickets(found);
    },
  };
}

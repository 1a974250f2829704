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
  /** The address in one spelling, by which its owner's tickets are found. */
  sender: z.string(),
  /** Firestore's TTL removes the ticket after this. */
  expireAt: instantSchema,
});
type TicketDocument = z.infer<typeof documentSchema>;

/** Words of one ticket that are searched. */
const WORDS_MAX = 48;

/**
 * Returns the searchable words of a ticket: its number with and without dashes, the sender and the
 * subject.
 */
export function listTicketWords({ id, name, email, subject }: Ticket): string[] {
  const number = formatTicketNumber(id);
  const text = [number, number.replaceAll('-', ''), name, email, subject].join(' ');
  return splitWords(text).slice(0, WORDS_MAX);
}

/** Not normalizeMailbox: an alias behind a plus may be the address of someone else. */
const normalizeSender = (email: string) => email.toLowerCase();

function toDocument(whole: Ticket): TicketDocument {
  const { id: _, ...ticket } = whole;
  const changedAt = new Date(ticket.updatedAt ?? ticket.createdAt);
  const expireAt = addMonths(changedAt, KEPT_MONTHS.ticket).toISOString();
  const searchKeys = listSearchKeys(listTicketWords(whole), ticket.email);
  return { ...ticket, searchKeys, sender: normalizeSender(ticket.email), expireAt };
}

function toTicket(id: string, document: TicketDocument): Ticket {
  const { searchKeys: _keys, sender: _sender, expireAt: _expireAt, ...ticket } = document;
  return { id, ...ticket };
}

export interface TicketFilter {
  state?: Ticket['state'] | undefined;
  assignee?: string | undefined;
  /** A beginning of a word, or a whole address. */
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

    /** Newest first. */
    async list({ before, limit, ...filter }: TicketQuery): Promise<Ticket[]> {
      const all = queryTickets(filter).orderBy('createdAt', 'desc');
      const older = before
        ? all.where('createdAt', '<', Timestamp.fromDate(new Date(before)))
        : all;
      const found = await older.limit(limit).get();
      return readTickets(found);
    },

    /** Those made at that very moment. */
    async madeAt(filter: TicketFilter, moment: string): Promise<Ticket[]> {
      const at = Timestamp.fromDate(new Date(moment));
      const found = await queryTickets(filter).where('createdAt', '==', at).get();
      return readTickets(found);
    },
  };
}

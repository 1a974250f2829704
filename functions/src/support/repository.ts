import {
  Timestamp,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { ticketSchema, type Ticket } from '@flexa/contracts/tickets';
import { parsedBy } from '../platform/firestore';

export const documentSchema = ticketSchema.omit({ id: true });

export interface TicketQuery {
  state?: Ticket['state'] | undefined;
  /** Only those made before this moment. */
  before?: string | undefined;
  limit: number;
}

export function ticketRepository(db: Firestore) {
  const tickets = db
    .collection('tickets')
    .withConverter(parsedBy(documentSchema, ['createdAt', 'updatedAt']));

  function inState(state: Ticket['state'] | undefined) {
    return state === undefined ? tickets : tickets.where('state', '==', state);
  }

  return {
    create(batch: WriteBatch, { id, ...document }: Ticket): void {
      batch.create(tickets.doc(id), document);
    },

    async getIn(transaction: Transaction, id: string): Promise<Ticket | undefined> {
      const document = (await transaction.get(tickets.doc(id))).data();
      return document && { id, ...document };
    },

    replace(transaction: Transaction, { id, ...document }: Ticket): void {
      transaction.set(tickets.doc(id), document);
    },

    /** Newest first. */
    async list({ state, before, limit }: TicketQuery): Promise<Ticket[]> {
      const all = inState(state).orderBy('createdAt', 'desc');
      const older = before
        ? all.where('createdAt', '<', Timestamp.fromDate(new Date(before)))
        : all;
      const found = await older.limit(limit).get();
      return found.docs.map((document) => ({ id: document.id, ...document.data() }));
    },

    /** Those made at that very moment. */
    async madeAt(state: Ticket['state'] | undefined, moment: string): Promise<Ticket[]> {
      const at = Timestamp.fromDate(new Date(moment));
      const found = await inState(state).where('createdAt', '==', at).get();
      return found.docs.map((document) => ({ id: document.id, ...document.data() }));
    },
  };
}

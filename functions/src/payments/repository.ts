import {
  Timestamp,
  type CollectionReference,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { parsedBy } from '../platform/firestore';
import { ORDER_INSTANTS, orderDocumentSchema, type OrderDocument } from './order';

/** An order and the moment it was last written, by which a later write can tell a change. */
export interface StoredOrder {
  order: OrderDocument;
  updateTime: Timestamp;
}

/** How long Stripe's events are remembered, in milliseconds; it sends one again for three days. */
const EVENTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export function orderRepository(db: Firestore) {
  const converter = parsedBy<OrderDocument>(orderDocumentSchema, ORDER_INSTANTS);
  const orders: CollectionReference<OrderDocument> = db
    .collection('orders')
    .withConverter(converter);
  const events = db.collection('stripeEvents');

  return {
    async find(id: string): Promise<StoredOrder | undefined> {
      const document = await orders.doc(id).get();
      const order = document.data();
      return order && document.updateTime ? { order, updateTime: document.updateTime } : undefined;
    },

    /** The batch fails (lostRace) where the order is there already. */
    create(batch: WriteBatch, order: OrderDocument): void {
      batch.create(orders.doc(order.id), order);
    },

    /** The batch fails (lostRace) where the order was written since it was read. */
    replace(batch: WriteBatch, { updateTime }: StoredOrder, order: OrderDocument): void {
      const document = converter.toFirestore(order);
      batch.update(db.doc(`orders/${order.id}`), document, { lastUpdateTime: updateTime });
    },

    /** The person's orders, newest first. */
    async all(uid: string): Promise<OrderDocument[]> {
      const found = await orders.where('uid', '==', uid).get();
      return found.docs
        .map((document) => document.data())
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    /**
     * Reads the person's orders in the transaction and answers a function that takes the person
     * out of them, to be called once all reads of the transaction are done. What was paid stays for
     * the books.
     */
    async prepareAnonymise(transaction: Transaction, uid: string): Promise<() => void> {
      const found = await transaction.get(orders.where('uid', '==', uid));
      return () => {
        for (const { ref } of found.docs) transaction.update(ref, { uid: null, name: null });
      };
    },

    async isKnownEvent(id: string): Promise<boolean> {
      return (await events.doc(id).get()).exists;
    },

    async rememberEvent(id: string, type: string, at: Date): Promise<void> {
      await events.doc(id).set({
        type,
        at: Timestamp.fromDate(at),
        expireAt: Timestamp.fromMillis(at.getTime() + EVENTS_KEPT_MS),
      });
    },
  };
}

import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  KEPT_STATES,
  type Billing,
  type OrderKind,
  type OrderState,
  type TaxIdStatus,
} from '@flexa/contracts/orders';
import { readPages, createConverter, UnreadableDocument } from '../platform/firestore';
import {
  anyOrderSchema,
  ORDER_INSTANTS,
  orderDocumentSchema,
  type AnyOrder,
  type OrderDocument,
} from './order';
import type { OpenOrder } from './open-checkouts';
import { orderKeys } from './order-words';

/** An order with the time of its last write, with which a later write detects changes. */
export interface StoredOrder {
  order: AnyOrder;
  updateTime: Timestamp;
}

/** Time in milliseconds for which handled events are remembered; Stripe resends one for three days. */
const EVENTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Orders read at once. */
const PAGE = 400;

const OPEN: OrderState = 'open';
const PROCESSING: OrderState = 'processing';
const PORTAL: AnyOrder['origin'] = 'portal';
const INVOICE: OrderKind = 'invoice';
const UNOWNED: OrderKind = 'unowned';

/** How far Stripe's events were read, and the subjects to retry. */
const cursorSchema = z.object({ seenTo: z.iso.datetime(), failed: z.array(z.string()) });
export interface Cursor {
  seenTo: Date;
  /** Checkout Sessions and payment intents. */
  failed: string[];
}

export interface OrderQuery {
  /** Only one field may be set. */
  where: Partial<
    Pick<
      AnyOrder,
      'unowned' | 'refundFailed' | 'state' | 'visualType' | 'promotionCode' | 'country'
    >
  >;
  /** Paid from the first of these moments to before the second. */
  paid?: [from: Date, to: Date] | undefined;
  /** The last order of the previous page. */
  after: string | undefined;
  limit: number;
}

export type OrderRepository = ReturnType<typeof createOrderRepository>;

/** @param report receives documents that lists omit because they can't be read. */
export function createOrderRepository(
  db: Firestore,
  report: (document: UnreadableDocument) => Promise<void> = async () => undefined,
) {
  const parsed = createConverter<AnyOrder>(anyOrderSchema, ORDER_INSTANTS);
  const converter: FirestoreDataConverter<AnyOrder> = {
    ...parsed,
    /** Adds search keys, which no reader needs. */
    toFirestore: (order: AnyOrder) => ({
      ...parsed.toFirestore(order),
      searchKeys: orderKeys(order),
    }),
  };
  const orders: CollectionReference<AnyOrder> = db.collection('orders').withConverter(converter);
  const ownedOrders: CollectionReference<OrderDocument> = db
    .collection('orders')
    .withConverter(createConverter<OrderDocument>(orderDocumentSchema, ORDER_INSTANTS));
  const events = db.collection('stripeEvents');
  const cursor = db
    .doc('payments/cursor')
    .withConverter(createConverter<z.infer<typeof cursorSchema>>(cursorSchema, ['seenTo']));

  async function filterReadable<T>(documents: readonly DocumentSnapshot<T>[]): Promise<T[]> {
    const read: T[] = [];
    for (const document of documents) {
      try {
        const data = document.data();
        if (data !== undefined) read.push(data);
      } catch (error) {
        if (!(error instanceof UnreadableDocument)) throw error;
        await report(error);
      }
    }
    return read;
  }

  async function* streamReadablePages(query: Query<AnyOrder>): AsyncGenerator<AnyOrder[]> {
    for await (const page of readPages(query, PAGE)) yield await filterReadable(page);
  }

  function queryNewest({ where, paid }: Pick<OrderQuery, 'where' | 'paid'>): Query<AnyOrder> {
    const filtered = Object.entries(where).reduce<Query<AnyOrder>>(
      (query, [field, value]) => query.where(field, '==', value),
      orders,
    );
    if (!paid) return filtered.orderBy('createdAt', 'desc');
    const [from, to] = paid;
    return filtered
      .where('paidAt', '>=', Timestamp.fromDate(from))
      .where('paidAt', '<', Timestamp.fromDate(to))
      .orderBy('paidAt', 'desc');
  }

  return {
    async find(id: string): Promise<StoredOrder | undefined> {
      const document = await orders.doc(id).get();
      const order = document.data();
      return order && document.updateTime ? { order, updateTime: document.updateTime } : undefined;
    },

    /** The batch fails (isWriteConflict) if the order already exists. */
    create(batch: WriteBatch, order: AnyOrder): void {
      batch.create(orders.doc(order.id), order);
    },

    /** The batch fails (isWriteConflict) if the order was written since it was read. */
    replace(batch: WriteBatch, { updateTime }: StoredOrder, order: AnyOrder): void {
      const document = converter.toFirestore(order);
      batch.update(db.doc(`orders/${order.id}`), document, { lastUpdateTime: updateTime });
    },

    /** The batch fails (isWriteConflict) if the order was written since it was read. */
    remove(batch: WriteBatch, { order, updateTime }: StoredOrder): void {
      batch.delete(db.doc(`orders/${order.id}`), { lastUpdateTime: updateTime });
    },

    /** Returns the person's orders, newest first. */
    async all(uid: string): Promise<OrderDocument[]> {
      const found = await ownedOrders.where('uid', '==', uid).get();
      return (await filterReadable(found.docs)).sort((a, b) =>
        b.createdAt.localeCompare(a.createdAt),
      );
    },

    /** Returns the person's orders written before that one, by the database's own time. */
    async before({ id }: Pick<OrderDocument, 'id'>, uid: string): Promise<OrderDocument[]> {
      const { docs } = await ownedOrders.where('uid', '==', uid).get();
      const written = docs.find((order) => order.id === id)?.createTime;
      return filterReadable(docs.filter(({ createTime }) => written && createTime < written));
    },

    /** Returns a page of all orders, newest first, and where the next page begins. */
    async list({ after, limit, ...filter }: OrderQuery) {
      const last = after === undefined ? undefined : await db.doc(`orders/${after}`).get();
      const page = queryNewest(filter).limit(limit);
      const { docs } = await (last?.exists ? page.startAfter(last) : page).get();
      return { data: await filterReadable(docs), next: docs[limit - 1]?.id ?? null };
    },

    async count(filter: Pick<OrderQuery, 'where' | 'paid'>): Promise<number> {
      return (await queryNewest(filter).count().get()).data().count;
    },

    /** Streams all orders in pages, newest first. */
    pages: (filter: Pick<OrderQuery, 'where' | 'paid'>): AsyncGenerator<AnyOrder[]> =>
      streamReadablePages(queryNewest(filter)),

    /** Returns orders with a word of that prefix, newest first. */
    async findByKey(key: string, limit: number): Promise<AnyOrder[]> {
      const found = orders.where('searchKeys', 'array-contains', key);
      return filterReadable((await found.orderBy('createdAt', 'desc').limit(limit).get()).docs);
    },

    /** Returns orders of any of these people, newest first. */
    async findByPeople(uids: readonly string[], limit: number): Promise<AnyOrder[]> {
      const found = orders.where('uid', 'in', uids);
      return filterReadable((await found.orderBy('createdAt', 'desc').limit(limit).get()).docs);
    },

    async markSent(id: string): Promise<void> {
      await db.doc(`orders/${id}`).update({ unsent: false });
    },

    markNotified(batch: WriteBatch, id: string, key: string, at: Date): void {
      batch.update(db.doc(`orders/${id}`), {
        sentNotices: FieldValue.arrayUnion(key),
        [`noticeTimes.${key}`]: at.toISOString(),
      });
    },

    /** Returns the open orders from before that time whose invoice was not sent. */
    async findUnsent(before: Date): Promise<string[]> {
      const found = await orders.where('unsent', '==', true).get();
      const read = await filterReadable(found.docs);
      return read
        .filter(({ state, createdAt }) => state === OPEN && new Date(createdAt) < before)
        .map(({ id }) => id);
    },

    /** Returns the unpaid orders whose buyer's account was deleted. */
    async findAbandoned(): Promise<OpenOrder[]> {
      const found = await orders
        .where('uid', '==', null)
        .where('state', '==', OPEN)
        .where('origin', '==', PORTAL)
        .get();
      // The operator decides about a partly paid invoice (open-invoices.ts).
      return (await filterReadable(found.docs)).filter(({ received = 0 }) => received === 0);
    },

    /** Returns the ids of withdrawn orders whose money was not refunded yet. */
    async findWithdrawnUnpaid(): Promise<string[]> {
      const found = await db
        .collection('orders')
        .where('withdrawn', '==', true)
        .where('state', 'in', [...KEPT_STATES])
        .select()
        .get();
      return found.docs.map(({ id }) => id);
    },

    async markNoteRefused(id: string): Promise<void> {
      await db.doc(`orders/${id}`).update({ noteRefused: true, noteDue: false });
    },

    /** Returns the ids of orders that lack a credit note. */
    async withNoteDue(): Promise<string[]> {
      const found = await db.collection('orders').where('noteDue', '==', true).select().get();
      return found.docs.map(({ id }) => id);
    },

    /** Returns the ids of orders whose unused days must still be refunded. */
    async withRefundDue(): Promise<string[]> {
      const found = await db.collection('orders').where('refundDue', '==', true).select().get();
      return found.docs.map(({ id }) => id);
    },

    /** Returns the ids of orders with a VAT number. */
    async withTaxId(taxId: string): Promise<string[]> {
      const found = await db.collection('orders').where('taxId', '==', taxId).select().get();
      return found.docs.map(({ id }) => id);
    },

    /** Returns the ids of orders since that time whose VAT number is still being verified. */
    async withPendingTaxId(since: Date): Promise<string[]> {
      const pending: TaxIdStatus = 'pending';
      const found = await db
        .collection('orders')
        .where('taxIdStatus', '==', pending)
        .where('createdAt', '>=', Timestamp.fromDate(since))
        .select()
        .get();
      return found.docs.map(({ id }) => id);
    },

    /** Streams pages of orders paid in a period, oldest first. */
    paidBetween: (from: Date, to: Date): AsyncGenerator<AnyOrder[]> =>
      streamReadablePages(
        orders
          .where('paidAt', '>=', Timestamp.fromDate(from))
          .where('paidAt', '<', Timestamp.fromDate(to))
          .orderBy('paidAt'),
      ),

    /** Streams orders with a refund or dispute in that month. */
    movedIn: (month: string): AsyncGenerator<AnyOrder[]> =>
      streamReadablePages(orders.where('movedIn', 'array-contains', month)),

    /**
     * Returns orders that wait for a bank, open invoices, open checkouts from before that time, and money that
     * waits for an invoice.
     */
    async findWaiting(before: Date): Promise<string[]> {
      const raw = db.collection('orders');
      const [processing, open, invoices, cash] = await Promise.all([
        raw.where('state', '==', PROCESSING).select().get(),
        raw
          .where('state', '==', OPEN)
          .where('createdAt', '<', Timestamp.fromDate(before))
          .select()
          .get(),
        raw.where('state', '==', OPEN).where('kind', '==', INVOICE).select().get(),
        raw.where('state', '==', OPEN).where('kind', '==', UNOWNED).select().get(),
      ]);
      const found = [processing, open, invoices, cash].flatMap(({ docs }) => docs);
      return [...new Set(found.map(({ id }) => id))];
    },

    /**
     * Reads the person's orders in the transaction and returns a function that removes the person
     * from them, to be called after all reads of the transaction. That function returns the orders
     * that can still be paid. Paid orders stay for the books.
     */
    async prepareAnonymise(transaction: Transaction, uid: string): Promise<() => OpenOrder[]> {
      const found = await transaction.get(db.collection('orders').where('uid', '==', uid));
      return () => {
        for (const order of found.docs) {
          const hasAddress = order.get('billing.email') !== undefined;
          const { email: _email, ...billing } = (order.get('billing') ?? {}) as Billing;
          const left = { ...order.data(), id: order.id, name: null, billing };
          transaction.update(order.ref, {
            uid: null,
            name: null,
            searchKeys: orderKeys(left),
            ...(hasAddress && { 'billing.email': FieldValue.delete() }),
            ...(order.get('withdrawal') !== undefined && { withdrawal: FieldValue.delete() }),
          });
        }
        return found.docs
          .filter((order) => order.get('state') === OPEN)
          .map((order) => ({ id: order.id, kind: order.get('kind') as OrderKind }));
      };
    },

    async cursor(): Promise<Cursor | undefined> {
      const stored = (await cursor.get()).data();
      return stored && { seenTo: new Date(stored.seenTo), failed: stored.failed };
    },

    async moveCursor({ seenTo, failed }: Cursor): Promise<void> {
      await cursor.set({ seenTo: seenTo.toISOString(), failed });
    },

    /** Counts a wrong signature, and returns the count of that hour across all processes. */
    async countBadSignature(hour: string, at: Date): Promise<number> {
      const count = events.doc(`bad-signatures-${hour}`);
      const expireAt = Timestamp.fromMillis(at.getTime() + EVENTS_KEPT_MS);
      await count.set({ times: FieldValue.increment(1), expireAt }, { merge: true });
      return Number((await count.get()).get('times'));
    },

    async isKnownEvent(id: string): Promise<boolean> {
      return (await events.doc(id).get()).exists;
    },

    /** Returns the ids of the events that the webhook has handled. */
    async findKnownEvents(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const found = await db.getAll(...ids.map((id) => events.doc(id)), { fieldMask: [] });
      return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
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

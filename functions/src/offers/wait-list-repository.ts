import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { addMonths } from '@flexa/contracts/calendar';
import { KEPT_MONTHS } from '@flexa/contracts/constants';
import { emailSchema, instantSchema } from '@flexa/contracts/fields';
import { WAIT_LIST_PRODUCTS } from '@flexa/contracts/tickets';
import { createConverter } from '../platform/firestore';

export const entrySchema = z.object({
  email: emailSchema,
  product: z.enum(WAIT_LIST_PRODUCTS),
  createdAt: instantSchema,
  /** Firestore's TTL then removes the entry. */
  expireAt: instantSchema,
});
export type WaitListEntry = z.infer<typeof entrySchema>;

export interface WaitListQuery {
  product?: WaitListEntry['product'] | undefined;
  /** Only those from before this moment. */
  before?: string | undefined;
  limit: number;
}

export function createWaitListRepository(db: Firestore) {
  const entries = db
    .collection('waitList')
    .withConverter(createConverter(entrySchema, ['createdAt', 'expireAt']));

  /** The same for one address, however it is written, and one product. */
  function getEntryDocument({ email, product }: Pick<WaitListEntry, 'email' | 'product'>) {
    const hash = createHash('sha256').update(`${product} ${email.toLowerCase()}`).digest('hex');
    return entries.doc(hash);
  }

  const queryProduct = (product: WaitListEntry['product'] | undefined) =>
    product === undefined ? entries : entries.where('product', '==', product);

  const parseTimestamp = (text: string) => Timestamp.fromDate(new Date(text));

  return {
    async newest({ product, before, limit }: WaitListQuery): Promise<WaitListEntry[]> {
      const newest = queryProduct(product).orderBy('createdAt', 'desc');
      const older = before ? newest.where('createdAt', '<', parseTimestamp(before)) : newest;
      return (await older.limit(limit).get()).docs.map((document) => document.data());
    },

    /** Returns the entries of exactly that moment. */
    async listCreatedAt(product: WaitListEntry['product'] | undefined, moment: string) {
      const found = await queryProduct(product)
        .where('createdAt', '==', parseTimestamp(moment))
        .get();
      return found.docs.map((document) => document.data());
    },

    /** Returns the entries that have waited longest for a product. */
    async oldest(product: WaitListEntry['product'], limit: number) {
      return (await queryProduct(product).orderBy('createdAt').limit(limit).get()).docs;
    },

    async count(product: WaitListEntry['product']): Promise<number> {
      return (await queryProduct(product).count().get()).data().count;
    },

    async has(entry: Pick<WaitListEntry, 'email' | 'product'>): Promise<boolean> {
      return (await getEntryDocument(entry).get()).exists;
    },

    /** Returns everything that an address waits for, in any spelling. */
    async findProducts(email: string): Promise<WaitListEntry['product'][]> {
      const documents = WAIT_LIST_PRODUCTS.map((product) => getEntryDocument({ email, product }));
      const found = await Promise.all(documents.map((document) => document.get()));
      return found.flatMap((document) => document.data()?.product ?? []);
    },

    async forget(email: string): Promise<void> {
      const batch = db.batch();
      for (const product of WAIT_LIST_PRODUCTS) batch.delete(getEntryDocument({ email, product }));
      await batch.commit();
    },

    /** Fails (isWriteConflict) if the entry already exists. */
    async create(entry: Omit<WaitListEntry, 'expireAt'>): Promise<void> {
      const expireAt = addMonths(new Date(entry.createdAt), KEPT_MONTHS.waitList).toISOString();
      await getEntryDocument(entry).create({ ...entry, expireAt });
    },
  };
}

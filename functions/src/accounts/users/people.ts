import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { CURRENCY } from '@flexa/contracts/catalogue';
import { isActive, LICENSE_QUERY, type NotedLicense } from '@flexa/contracts/licenses';
import { ORDER_STATES, computeReturned, type Order } from '@flexa/contracts/orders';
import type { Holding, PersonDetails } from '@flexa/contracts/people';
import { VISUAL_TYPES, type VisualType } from '@flexa/contracts/plans';
import { userSummarySchema } from '@flexa/contracts/users';
import { AppError } from '../../platform/errors';
import { createConverter } from '../../platform/firestore';

/** Maximum number of values in one `in` query (Firestore's limit). */
const IN_MAX = 30;
/** Maximum number of people that the identity service returns at once. */
const SIGN_INS_MAX = 100;
/** Orders whose audit entries are read; with the account itself they fill one `in`. */
const AUDITED_ORDERS = 25;

const heldSchema = z.object({
  userId: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  quantity: z.int(),
  seatOf: z.string().optional(),
  startsAt: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime(),
});
const paidSchema = z.object({
  uid: z.string(),
  amount: z.int(),
  refunded: z.int(),
  takenBack: z.int().default(0),
  currency: z.string(),
  state: z.enum(ORDER_STATES),
  paidAt: z.iso.datetime().nullable(),
});

/** The licence functions that a person's page needs. */
export interface LicenseReader {
  all(uid: string): Promise<NotedLicense[]>;
}

/** The payment functions that a person's page needs. */
export interface OrderReader {
  all(uid: string): Promise<Order[]>;
}

function splitIntoChunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  );
}

function findLastSeen({ metadata }: UserRecord): string | null {
  const lastSeenAt = metadata.lastRefreshTime ?? metadata.lastSignInTime;
  return lastSeenAt ? new Date(lastSeenAt).toISOString() : null;
}

/** Returns the amount paid for an order, less refunds and lost disputes. */
function subtractReturned(order: z.infer<typeof paidSchema>): number {
  return order.paidAt === null ? 0 : order.amount - computeReturned(order);
}

export type PeopleReader = ReturnType<typeof createPeopleReader>;

/** Reads people with their licences, orders and sign-ins, for admins. */
export function createPeopleReader(
  db: Firestore,
  auth: Auth,
  licenses: LicenseReader,
  orders: OrderReader,
) {
  const users = db.collection('users');
  const profiles = users.withConverter(createConverter(userSummarySchema, ['createdAt']));
  const licenseGroup = db
    .collection(LICENSE_QUERY.collection)
    .where(LICENSE_QUERY.deleted, '==', null)
    .select(...Object.keys(heldSchema.shape))
    .withConverter(createConverter(heldSchema, ['startsAt', 'expiresAt']));
  const orderGroup = db
    .collection('orders')
    .select(...Object.keys(paidSchema.shape))
    .withConverter(createConverter(paidSchema, ['paidAt']));

  return {
    /**
     * Costs a read for each order and each licence that is not deleted. A page of the list asks for its twelve
     * people afterwards, so the list itself stays cheap.
     */
    async readHoldings(uids: readonly string[], now: Date): Promise<Holding[]> {
      const packs = new Map<string, Set<VisualType>>();
      const seats = new Map<string, number[]>();
      const sums = new Map<string, number>();
      await Promise.all(
        splitIntoChunks([...new Set(uids)], IN_MAX).map(async (chunk) => {
          const [theirLicenses, theirOrders] = await Promise.all([
            licenseGroup.where(LICENSE_QUERY.owner, 'in', chunk).get(),
            orderGroup.where('uid', 'in', chunk).get(),
          ]);
          for (const document of theirLicenses.docs) {
            const { userId, visualType, quantity, seatOf, ...term } = document.data();
            if (!isActive({ ...term, deletedAt: null }, now)) continue;
            packs.set(userId, (packs.get(userId) ?? new Set()).add(visualType));
            if (seatOf === undefined) seats.set(userId, [...(seats.get(userId) ?? []), quantity]);
          }
          for (const document of theirOrders.docs) {
            const order = document.data();
            if (order.currency !== CURRENCY) continue;
            sums.set(order.uid, (sums.get(order.uid) ?? 0) + subtractReturned(order));
          }
        }),
      );
      return [...new Set(uids)].map((uid) => ({
        uid,
        // Always in the order of the catalogue.
        packs: VISUAL_TYPES.filter((type) => packs.get(uid)?.has(type)),
        licenses: seats.get(uid)?.length ?? 0,
        seats: (seats.get(uid) ?? []).reduce((sum, quantity) => sum + quantity, 0),
        paid: sums.get(uid) ?? 0,
      }));
    },

    /** Returns when each person last got a token; omits people without an account. */
    async readLastSeen(uids: readonly string[]): Promise<Map<string, string>> {
      const pages = splitIntoChunks(uids, SIGN_INS_MAX).map((chunk) =>
        auth.getUsers(chunk.map((uid) => ({ uid }))),
      );
      const signIns = (await Promise.all(pages)).flatMap(({ users }) => users);
      return new Map(
        signIns.flatMap((signIn) => {
          const lastSeenAt = findLastSeen(signIn);
          return lastSeenAt === null ? [] : [[signIn.uid, lastSeenAt] as const];
        }),
      );
    },

    async readPerson(uid: string): Promise<PersonDetails> {
      const [profile, signIns, theirLicenses, theirOrders] = await Promise.all([
        profiles.doc(uid).get(),
        auth.getUsers([{ uid }]),
        licenses.all(uid),
        orders.all(uid),
      ]);
      const user = profile.data();
      if (!user) throw new AppError('not-found', 'There is no such user');
      const signIn = signIns.users[0];
      return {
        user,
        emailVerified: signIn?.emailVerified ?? false,
        lastSeenAt: signIn ? findLastSeen(signIn) : null,
        licenses: theirLicenses,
        orders: theirOrders,
      };
    },

    /** Returns a person's newest orders, by which the audit names them. */
    async readOrderIds(uid: string): Promise<string[]> {
      return (await orders.all(uid)).slice(0, AUDITED_ORDERS).map(({ id }) => id);
    },

    /** Reads the names of people with a profile. */
    async readNames(uids: readonly string[]): Promise<Record<string, string>> {
      const validUids = [...new Set(uids)].filter((uid) => uid !== '' && !uid.includes('/'));
      if (validUids.length === 0) return {};
      const signIns: DocumentSnapshot[] = await db.getAll(
        ...validUids.map((uid) => users.doc(uid)),
        {
          fieldMask: ['name'],
        },
      );
      return Object.fromEntries(
        signIns
          .filter((document) => document.exists)
          .map((document) => [document.id, String(document.get('name'))]),
      );
    },
  };
}

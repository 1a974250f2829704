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

/** Values one `in` of a query takes (Firestore's limit). */
const IN_MAX = 30;
/** People that the identity service tells of at once. */
const SIGN_INS_MAX = 100;
/** Orders whose audit entries are looked for; with the account itself they fill one `in`. */
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

/** The part of the licences that a person's page reads. */
export interface LicenseReader {
  all(uid: string): Promise<NotedLicense[]>;
}

/** The part of the payments that a person's page reads. */
export interface OrderReader {
  all(uid: string): Promise<Order[]>;
}

function splitIntoChunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  );
}

function readLastSeen({ metadata }: UserRecord): string | null {
  const seen = metadata.lastRefreshTime ?? metadata.lastSignInTime;
  return seen ? new Date(seen).toISOString() : null;
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
  const held = db
    .collection(LICENSE_QUERY.collection)
    .where(LICENSE_QUERY.deleted, '==', null)
    .select(...Object.keys(heldSchema.shape))
    .withConverter(createConverter(heldSchema, ['startsAt', 'expiresAt']));
  const paid = db
    .collection('orders')
    .select(...Object.keys(paidSchema.shape))
    .withConverter(createConverter(paidSchema, ['paidAt']));

  return {
    /**
     * Costs a read for each licence that is not deleted and each order of those people: a page of the
     * list asks for its twelve after the list itself, which stays as cheap as it is.
     */
    async holdings(uids: readonly string[], now: Date): Promise<Holding[]> {
      const packs = new Map<string, Set<VisualType>>();
      const seats = new Map<string, number[]>();
      const sums = new Map<string, number>();
      await Promise.all(
        splitIntoChunks([...new Set(uids)], IN_MAX).map(async (some) => {
          const [theirLicenses, theirOrders] = await Promise.all([
            held.where(LICENSE_QUERY.owner, 'in', some).get(),
            paid.where('uid', 'in', some).get(),
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

    /** When a token was last made for each; of people without a sign-in nothing. */
    async lastSeen(uids: readonly string[]): Promise<Map<string, string>> {
      const pages = splitIntoChunks(uids, SIGN_INS_MAX).map((some) =>
        auth.getUsers(some.map((uid) => ({ uid }))),
      );
      const found = (await Promise.all(pages)).flatMap(({ users }) => users);
      return new Map(
        found.flatMap((signIn) => {
          const seen = readLastSeen(signIn);
          return seen === null ? [] : [[signIn.uid, seen] as const];
        }),
      );
    },

    /** @throws AppError not-found */
    async person(uid: string): Promise<PersonDetails> {
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
        lastSeenAt: signIn ? readLastSeen(signIn) : null,
        licenses: theirLicenses,
        orders: theirOrders,
      };
    },

    /** The newest orders of a person, by which the audit names them. */
    async orderIds(uid: string): Promise<string[]> {
      return (await orders.all(uid)).slice(0, AUDITED_ORDERS).map(({ id }) => id);
    },

    /** Names of those who have a profile. */
    async names(uids: readonly string[]): Promise<Record<string, string>> {
      const asked = [...new Set(uids)].filter((uid) => uid !== '' && !uid.includes('/'));
      if (asked.length === 0) return {};
      const found: DocumentSnapshot[] = await db.getAll(...asked.map((uid) => users.doc(uid)), {
        fieldMask: ['name'],
      });
      return Object.fromEntries(
        found
          .filter((document) => document.exists)
          .map((document) => [document.id, String(document.get('name'))]),
      );
    },
  };
}

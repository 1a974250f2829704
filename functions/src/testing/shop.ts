import type { OperationInput, OperationName, OperationOutput } from '@flexa/contracts/operations';
import type { Stripe } from 'stripe';
import { expect, onTestFinished } from 'vitest';
import { createUserRepository } from '../accounts/users/repository';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { anInstant } from './matchers';
import { attempt, type Attempt, ownPortal, START } from './own-portal';
import { signEvent, startTestStripe, type Story, type TestStripe } from './test-stripe';

/** Result of one call: the value, or the code and fields of the refusal. */
export type Outcome<N extends OperationName> = Attempt<N, { code: string; fields: string[] }>;

/** Starts a Stripe that ends with the test, at a time of the test's choosing. */
export async function ownStripe() {
  let now = START;
  const clock = () => now;
  const testStripe = await startTestStripe(clock);
  onTestFinished(() => testStripe.close());
  return Object.assign(testStripe, {
    clock,
    /** Moves the clock to so many milliseconds after the start. */
    setClock(after: number): void {
      now = new Date(START.getTime() + after);
    },
  });
}

export type OwnStripe = TestStripe & { clock: () => Date; setClock(after: number): void };

/**
 * A shop over an empty database, whose payments are those of the given Stripe.
 *
 * @param environment settings in place of those of tests.
 */
export function ownShop(
  testStripe: Pick<OwnStripe, 'stripe' | 'clock'>,
  environment: Record<string, string> = {},
) {
  const { clock, stripe } = testStripe;
  const lines: string[] = [];
  const parts = {
    stripe,
    clock,
    log: {
      info: (event, fields) => lines.push(JSON.stringify([event, fields])),
      error: (event, error, fields) => lines.push(JSON.stringify([event, String(error), fields])),
    },
  } satisfies Partial<Platform>;
  const portal = ownPortal(parts, undefined, undefined, environment);
  const { db, platform, handlers } = portal;
  const { licenses, mail, payments, seats } = portal.services;
  const profiles = createUserRepository(db);

  async function run<N extends OperationName>(
    name: N,
    caller: Caller,
    input: OperationInput<N> | Record<string, unknown>,
  ): Promise<Outcome<N>> {
    return attempt(handlers, { name, caller, input }, ({ code, details = [] }) => ({
      code,
      fields: details.map(({ field }) => field),
    }));
  }

  /** Runs an operation that has to be refused, and returns the message of each field. */
  async function explain<N extends OperationName>(
    name: N,
    caller: Caller,
    input: OperationInput<N>,
  ): Promise<Record<string, string>> {
    const outcome = await attempt(handlers, { name, caller, input }, ({ code, details = [] }) => ({
      code,
      messages: Object.fromEntries(details.map(({ field, message }) => [field, message])),
    }));
    if (outcome.code === undefined) throw new Error(`${name} is not refused`);
    return outcome.messages;
  }

  /** Runs an operation that has to succeed. */
  async function get<N extends OperationName>(
    name: N,
    caller: Caller,
    input: OperationInput<N>,
  ): Promise<OperationOutput<N>> {
    const outcome = await run(name, caller, input);
    if (outcome.code !== undefined) throw new Error(`${name}: ${JSON.stringify(outcome)}`);
    return outcome.value;
  }

  /** All documents of a collection by id, with moments as text. */
  async function stored(collection: string): Promise<Record<string, Record<string, unknown>>> {
    const found = await db.collection(collection).get();
    return Object.fromEntries(
      found.docs.map((document) => [
        document.id,
        Object.fromEntries(
          Object.entries(document.data()).map(([field, value]) => [field, toPlainText(value)]),
        ),
      ]),
    );
  }

  const shop = {
    db,
    platform,
    profiles,
    openOffer: portal.openOffer,
    payments,
    licenses,
    mail,
    seats,
    lines,
    run,
    explain,
    get,
    stored,

    caller(uid: string, isAdmin = false): Caller {
      return {
        uid,
        email: `${uid}@flexa.test`,
        emailVerified: true,
        isAdmin,
        isSupport: false,
        signedInAt: clock(),
        since: 0,
        validSince: 0,
        freshProof: 'passkey' as const,
      };
    },

    /** Someone with a profile. */
    async addPerson(uid: string): Promise<Caller> {
      await profiles.create({
        id: uid,
        uid,
        name: `Name of ${uid}`,
        email: `${uid}@flexa.test`,
        isAdmin: false,
        isSupport: false,
        hasPurchased: false,
        disabled: false,
        createdAt: clock().toISOString(),
      });
      return shop.caller(uid);
    },

    /** Begins a checkout; the id of its session. */
    async checkout(caller: Caller, input: Partial<OperationInput<'buyLicense'>> = {}) {
      const answer = await get('buyLicense', caller, { ...buildPurchase(caller.uid), ...input });
      if (!('sessionId' in answer)) throw new Error('A licence where a checkout was expected');
      return answer.sessionId;
    },

    /** As Stripe delivers it; answers the status. */
    async deliver(event: Stripe.Event): Promise<number> {
      const { body, header } = signEvent(event, clock());
      return (await payments.handleEvent(body, header)).status;
    },

    /** Reads all documents that payments write. */
    async state() {
      const [orders, made, mail, users, audit] = await Promise.all(
        ['orders', 'licenses', 'mail', 'users', 'audit'].map(stored),
      );
      return { orders, licenses: made, mail, users, audit };
    },
  };
  return shop;
}

export type OwnShop = ReturnType<typeof ownShop>;

/** Someone's input for two seats of the charts for three months. */
export function buildPurchase(uid: string): OperationInput<'buyLicense'> {
  return {
    uid,
    month: 3,
    licenseType: 'standard',
    visualType: 'charts',
    name: 'Nora Lind',
    quantity: 2,
  };
}

function toPlainText(value: unknown): unknown {
  const isMoment = typeof value === 'object' && value !== null && 'toDate' in value;
  return isMoment ? (value as { toDate(): Date }).toDate().toISOString() : value;
}

/** A Stripe, and a shop with one customer. */
export async function openShop() {
  const stripe = await ownStripe();
  const shop = ownShop(stripe);
  return { stripe, shop, me: await shop.addPerson('me') };
}

/** A checkout that is paid, of which the shop has not heard, and the event that would tell it. */
export async function openPaidShop() {
  const all = await openShop();
  const sessionId = await all.shop.checkout(all.me);
  await all.stripe.act(sessionId, 'pay');
  const event = await findEvent(all.stripe, 'checkout.session.completed');
  return { ...all, sessionId, event };
}

export async function findEvent(stripe: { events(): Promise<Stripe.Event[]> }, type: string) {
  const event = (await stripe.events()).find((candidate) => candidate.type === type);
  if (!event) throw new Error(`Stripe has no ${type}`);
  return event;
}

/** One order fulfilled: one licence, one mail. */
export async function expectFulfilledOnce(shop: OwnShop, sessionId: string) {
  const { orders, licenses, mail, users } = await shop.state();
  expect(Object.keys(orders ?? {})).toEqual([sessionId]);
  expect(orders).toMatchObject({ [sessionId]: { state: 'paid', fulfilledAt: anInstant } });
  expect(Object.keys(licenses ?? {})).toEqual([`order-${sessionId}`]);
  expect(Object.keys(mail ?? {})).toEqual([`receipt-${sessionId}`]);
  expect(users).toMatchObject({ me: { hasPurchased: true } });
}

/** How an order and its licence stand, as a story tells it. */
export async function readEnd(shop: OwnShop, sessionId: string): Promise<Story['ends']> {
  const [order, license] = await Promise.all([
    shop.db.doc(`orders/${sessionId}`).get(),
    shop.db.doc(`licenses/order-${sessionId}`).get(),
  ]);
  const reason = license.get('revokedReason') as string | null;
  const isDeleted = license.exists && license.get('deletedAt') !== null;
  if (isDeleted !== (license.exists && reason !== null)) {
    throw new Error(`Licence of ${sessionId}: deletedAt and revokedReason contradict each other`);
  }
  return [order.get('state') as string, license.exists ? { revokedReason: reason } : null];
}

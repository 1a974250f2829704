import type { OperationInput, OperationName, OperationOutput } from '@flexa/contracts/operations';
import type { Stripe } from 'stripe';
import { expect, onTestFinished } from 'vitest';
import { createUserRepository } from '../accounts/users/repository';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { anInstant } from './matchers';
import { attempt, type Attempt, createTestPortal, START } from './test-portal';
import { signEvent, startTestStripe, type Story, type TestStripe } from './test-stripe';

/** Result of one call: the value, or the code and fields of the refusal. */
export type Outcome<N extends OperationName> = Attempt<N, { code: string; fields: string[] }>;

/** Starts a Stripe that ends with the test and whose clock the test sets. */
export async function startStripeWithClock() {
  let now = START;
  const clock = () => now;
  const testStripe = await startTestStripe(clock);
  onTestFinished(() => testStripe.close());
  return Object.assign(testStripe, {
    clock,
    /** Sets the clock to a number of milliseconds after the start. */
    setClock(after: number): void {
      now = new Date(START.getTime() + after);
    },
  });
}

export type StripeWithClock = TestStripe & { clock: () => Date; setClock(after: number): void };

/**
 * Creates a shop with an empty database and the given Stripe.
 *
 * @param environment settings that override those of tests.
 */
export function createTestShop(
  testStripe: Pick<StripeWithClock, 'stripe' | 'clock'>,
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
  const portal = createTestPortal(parts, undefined, undefined, environment);
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

  /** Runs an operation that must be refused, and returns the message of each field. */
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

  /** Runs an operation that must succeed. */
  async function get<N extends OperationName>(
    name: N,
    caller: Caller,
    input: OperationInput<N>,
  ): Promise<OperationOutput<N>> {
    const outcome = await run(name, caller, input);
    if (outcome.code !== undefined) throw new Error(`${name}: ${JSON.stringify(outcome)}`);
    return outcome.value;
  }

  /** Returns all documents of a collection by id, with timestamps as text. */
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

    /** Adds a person with a profile. */
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

    /** Starts a checkout. Returns the session's id. */
    async checkout(caller: Caller, input: Partial<OperationInput<'buyLicense'>> = {}) {
      const purchase = await get('buyLicense', caller, { ...buildPurchase(caller.uid), ...input });
      if (!('sessionId' in purchase)) throw new Error('A licence where a checkout was expected');
      return purchase.sessionId;
    },

    /** Delivers an event as Stripe does. Returns the status. */
    async deliver(event: Stripe.Event): Promise<number> {
      const { body, header } = signEvent(event, clock());
      return (await payments.handleEvent(body, header)).status;
    },

    /** Reads all documents that payments write. */
    async state() {
      const [orders, storedLicenses, mail, users, audit] = await Promise.all(
        ['orders', 'licenses', 'mail', 'users', 'audit'].map(stored),
      );
      return { orders, licenses: storedLicenses, mail, users, audit };
    },
  };
  return shop;
}

export type TestShop = ReturnType<typeof createTestShop>;

/** Builds the input to buy two seats of the charts for three months. */
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

/** Opens a Stripe, and a shop with one customer. */
export async function openShop() {
  const stripe = await startStripeWithClock();
  const shop = createTestShop(stripe);
  return { stripe, shop, me: await shop.addPerson('me') };
}

/** Opens a shop with a paid checkout, and returns the event that the shop has not received yet. */
export async function openPaidShop() {
  const context = await openShop();
  const sessionId = await context.shop.checkout(context.me);
  await context.stripe.act(sessionId, 'pay');
  const event = await findEvent(context.stripe, 'checkout.session.completed');
  return { ...context, sessionId, event };
}

export async function findEvent(stripe: { events(): Promise<Stripe.Event[]> }, type: string) {
  const event = (await stripe.events()).find((candidate) => candidate.type === type);
  if (!event) throw new Error(`Stripe has no ${type}`);
  return event;
}

/** Expects one fulfilled order, with one licence and one mail. */
export async function expectFulfilledOnce(shop: TestShop, sessionId: string) {
  const { orders, licenses, mail, users } = await shop.state();
  expect(Object.keys(orders ?? {})).toEqual([sessionId]);
  expect(orders).toMatchObject({ [sessionId]: { state: 'paid', fulfilledAt: anInstant } });
  expect(Object.keys(licenses ?? {})).toEqual([`order-${sessionId}`]);
  expect(Object.keys(mail ?? {})).toEqual([`receipt-${sessionId}`]);
  expect(users).toMatchObject({ me: { hasPurchased: true } });
}

/** Reads the final state of an order and its licence, as a story describes it. */
export async function readEnd(shop: TestShop, sessionId: string): Promise<Story['ends']> {
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

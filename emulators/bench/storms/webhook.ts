import type { Stripe } from 'stripe';
import { createRandom } from '@flexa/testing/sample';
import {
  inParallel,
  shuffle,
  signEvent,
  startTestStripe,
  STORIES,
  type TestStripe,
} from '@flexa/functions/testing/test-stripe';
import { createUserRepository } from '@flexa/functions/accounts/users/repository';
import { composeHandlers, composeServices } from '@flexa/functions/compose';
import { EVENT_TYPES } from '@flexa/functions/payments/events';
import type { Platform } from '@flexa/functions/platform/platform';
import { withPlatform } from '../firestore-alone';
import { computePercentile } from '../percentile';
import { callAs } from './claims';

const COPIES = 20;
const EVENTS = 1000;
/** Out of this many events, one is never delivered. */
const LOST_EVERY = 10;
/** Deliveries of each other event. */
const DELIVERIES = 3;
/** Concurrent requests, like Stripe's deliveries to a busy endpoint. */
const MAX_CONCURRENT = 16;
/** People. There are more than orders, because a second checkout of a person closes the first. */
const PEOPLE = 300;

const clock = () => new Date();

interface Delivery {
  status: number;
  ms: number;
}

interface Shop {
  platform: Platform;
  payments: ReturnType<typeof composeServices>['payments'];
  handlers: ReturnType<typeof composeHandlers>;
}

async function withShop<T>(
  projectId: string,
  stripe: Stripe,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const log = {
    info: () => undefined,
    error(event: string, error: unknown): void {
      // Some stories contain failed refunds, which raise alerts.
      if (event !== 'alert') console.error(error);
    },
  };
  return withPlatform(projectId, (usual) => {
    const platform = { ...usual, stripe, log };
    const services = composeServices(platform);
    const handlers = composeHandlers(platform, services);
    return work({ platform, payments: services.payments, handlers });
  });
}

async function addPerson({ platform }: Shop, uid: string): Promise<void> {
  await createUserRepository(platform.db).create({
    id: uid,
    uid,
    name: 'A Customer',
    email: `${uid}@flexa.test`,
    isAdmin: false,
    isSupport: false,
    hasPurchased: false,
    disabled: false,
    createdAt: clock().toISOString(),
  });
}

async function startCheckout({ handlers }: Shop, uid: string): Promise<string> {
  const caller = {
    uid,
    email: null,
    emailVerified: false,
    isAdmin: false,
    isSupport: false,
    signedInAt: clock(),
    since: 0,
    validSince: 0,
    freshProof: 'passkey' as const,
  };
  const input = {
    uid,
    month: 3,
    licenseType: 'standard',
    visualType: 'charts',
    name: 'A Customer',
    quantity: 2,
  } as const;
  const answer = await callAs(handlers, 'buyLicense', caller, input);
  if (!('sessionId' in answer)) throw new Error('A licence where a checkout was expected');
  return answer.sessionId;
}

async function deliverEvent({ payments }: Shop, event: Stripe.Event): Promise<Delivery> {
  const { body, header } = signEvent(event, clock());
  const start = performance.now();
  const { status } = await payments.handleEvent(body, header);
  return { status, ms: performance.now() - start };
}

/** Reads the events of the types that the webhook handles. */
async function readEvents(testStripe: TestStripe): Promise<Stripe.Event[]> {
  const events = await testStripe.events();
  return events.filter(({ type }) => EVENT_TYPES.some((eventType) => eventType === type));
}

/** Counts the stored orders, licences and mails, and the orders that differ from the end of their story. */
async function countResults({ platform: { db } }: Shop, stories: ReadonlyMap<string, string>) {
  const [orders, licenses, mail] = await Promise.all(
    ['orders', 'licenses', 'mail'].map((name) => db.collection(name).get()),
  );
  const reasons = new Map(
    licenses?.docs.map((license) => [license.id, license.get('revokedReason') as string | null]),
  );
  const wrong = (orders?.docs ?? []).filter((order) => {
    const [state, license] = STORIES[stories.get(order.id) ?? '']?.ends ?? [];
    const reason = reasons.get(`order-${order.id}`);
    return order.get('state') !== state || reason !== license?.revokedReason;
  });
  return {
    fulfilled: (orders?.docs ?? []).filter((order) => order.get('fulfilledAt') !== null).length,
    licenses: licenses?.size ?? 0,
    receipts: mail?.docs.filter(({ id }) => id.startsWith('receipt-')).length ?? 0,
    wrong: wrong.length,
  };
}

function printRows(title: string, rows: Record<string, number>): void {
  console.log(`\n${title}\n`);
  for (const [name, value] of Object.entries(rows)) {
    console.log(`  ${name.padEnd(34)}${String(value).padStart(7)}`);
  }
}

/** Prints the results and returns true if they are exact. */
async function report(
  title: string,
  shop: Shop,
  stories: ReadonlyMap<string, string>,
  deliveries: readonly Delivery[],
  wall: number,
): Promise<boolean> {
  const paid = [...stories.values()].filter((story) => STORIES[story]?.ends[1]).length;
  const results = await countResults(shop, stories);
  const errors = deliveries.filter(({ status }) => status !== 200).length;
  const times = deliveries.map(({ ms }) => ms);
  printRows(title, {
    deliveries: deliveries.length,
    'orders paid': paid,
    'orders fulfilled': results.fulfilled,
    licences: results.licenses,
    receipts: results.receipts,
    'orders in a wrong state': results.wrong,
    'answers other than 200': errors,
    'p50 ms': Math.round(computePercentile(times, 50)),
    'p99 ms': Math.round(computePercentile(times, 99)),
    'all answered after ms': Math.round(wall),
  });
  const { fulfilled, licenses, receipts, wrong } = results;
  return [fulfilled, licenses, receipts].every((n) => n === paid) && wrong === 0 && errors === 0;
}

async function deliverCopies(testStripe: TestStripe): Promise<boolean> {
  return withShop('demo-bench-copies', testStripe.stripe, async (shop) => {
    await addPerson(shop, 'customer');
    const sessionId = await startCheckout(shop, 'customer');
    await testStripe.act(sessionId, 'pay');
    const [event] = await readEvents(testStripe);
    if (!event) throw new Error('Stripe has no event');
    const start = performance.now();
    const copies = Array.from({ length: COPIES }, () => deliverEvent(shop, event));
    const deliveries = await Promise.all(copies);
    const wall = performance.now() - start;
    const stories = new Map([[sessionId, 'is paid']]);
    return report(`One event, ${COPIES} times at once`, shop, stories, deliveries, wall);
  });
}

async function deliverCrowd(testStripe: TestStripe): Promise<boolean> {
  return withShop('demo-bench-crowd', testStripe.stripe, async (shop) => {
    const uids = Array.from({ length: PEOPLE }, (_, i) => `customer-${i}`);
    for (const uid of uids) await addPerson(shop, uid);
    const names = Object.keys(STORIES);
    let begun = 0;
    const stories = new Map<string, string>();
    while ((await readEvents(testStripe)).length < EVENTS) {
      await inParallel(names, names.length, async (story) => {
        begun += 1;
        const sessionId = await startCheckout(shop, uids[begun % PEOPLE] ?? '');
        stories.set(sessionId, story);
        for (const step of STORIES[story]?.steps ?? []) await step(testStripe, sessionId);
      });
    }
    const random = createRandom(1);
    const all = shuffle(await readEvents(testStripe), random);
    const arrived = all.filter((_, index) => index % LOST_EVERY !== 0);
    const events = shuffle(Array.from({ length: DELIVERIES }, () => arrived).flat(), random);
    const start = performance.now();
    const deliveries = await inParallel(events, MAX_CONCURRENT, (event) =>
      deliverEvent(shop, event),
    );
    const wall = performance.now() - start;
    const { wrong } = await countResults(shop, stories);
    const began = performance.now();
    await shop.payments.reconcile();
    printRows(`${all.length} events, ${all.length - arrived.length} of them never delivered`, {
      'wrong orders before the hourly run': wrong,
      'hourly run, ms': Math.round(performance.now() - began),
    });
    const title = `The other events shuffled, ${DELIVERIES} times each, ${MAX_CONCURRENT} at once, then an hourly run`;
    return report(title, shop, stories, deliveries, wall);
  });
}

/** Runs `work` with a Stripe of its own. */
async function withStripe(work: (testStripe: TestStripe) => Promise<boolean>): Promise<boolean> {
  const testStripe = await startTestStripe(clock);
  try {
    return await work(testStripe);
  } finally {
    await testStripe.close();
  }
}

/**
 * Delivers one event twenty times at once. Then it drops a tenth of 1,000 events of many orders (paid, refunded,
 * disputed) and delivers the others three times each, shuffled. Fails if an order is not fulfilled exactly once after
 * the next hourly run.
 */
export async function runWebhookStorms(): Promise<void> {
  const isRight = [await withStripe(deliverCopies), await withStripe(deliverCrowd)].every(Boolean);
  console.log(isRight ? '\nAll figures are as expected.' : '\nFAILED: figures differ.');
  if (!isRight) process.exitCode = 1;
}

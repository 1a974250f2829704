import { customerOf } from './customers';
import type { Session } from './objects';
import { beginCharge, DECLINED, fail, paymentIntentFor, processing, succeed } from './payments';
import type { Cause, World } from './world';

export const ACTIONS = ['pay', 'decline', 'async', 'async_fail', 'cancel'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Outcome {
  /** Where the browser goes; null where it stays. */
  redirect: string | null;
  error: string | null;
}

/** How long a delayed payment takes: long enough to see the pending state, no more. */
const DELAY_MS = 300;

export const EXAMPLE_EMAIL = 'customer@example.com';

/** What a button of the pay page does. A session that is no longer open stays as it is. */
export function act(
  world: World,
  session: Session,
  action: Action,
  customer: { email?: string; name?: string } = {},
): Outcome {
  if (session.status !== 'open') {
    return { redirect: session.status === 'complete' ? successUrl(session) : null, error: null };
  }
  if (action === 'cancel') return { redirect: session.cancel_url, error: null };
  if (session.amount_total === 0) {
    complete(world, session, customer);
    world.emit('checkout.session.completed', session, null);
    return { redirect: successUrl(session), error: null };
  }
  if (action === 'decline') {
    const intent = paymentIntentFor(world, session);
    fail(world, intent, beginCharge(world, session, intent));
    return { redirect: null, error: DECLINED };
  }
  complete(world, session, customer);
  const intent = paymentIntentFor(world, session);
  const charge = beginCharge(world, session, intent);
  if (action === 'pay') {
    succeed(world, intent, charge);
    session.payment_status = 'paid';
    world.emit('checkout.session.completed', session, null);
    return { redirect: successUrl(session), error: null };
  }
  processing(world, intent, charge);
  world.emit('checkout.session.completed', session, null);
  world.later(DELAY_MS, () => {
    if (action === 'async') {
      succeed(world, intent, charge);
      session.payment_status = 'paid';
      world.emit('checkout.session.async_payment_succeeded', session, null);
    } else {
      fail(world, intent, charge);
      world.emit('checkout.session.async_payment_failed', session, null);
    }
  });
  return { redirect: successUrl(session), error: null };
}

function complete(world: World, session: Session, given: { email?: string; name?: string }): void {
  const { state } = world;
  const plan = state.plans.get(session.id);
  const known = session.customer === null ? undefined : state.customers.get(session.customer);
  const email = known?.email ?? session.customer_email ?? given.email ?? EXAMPLE_EMAIL;
  const name = given.name ?? known?.name ?? null;
  if (!known && plan?.customerCreation === 'always') {
    const customer = customerOf(world.now());
    customer.email = email;
    customer.name = name;
    state.customers.set(customer.id, customer);
    session.customer = customer.id;
  }
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  session.status = 'complete';
  session.url = null;
  state.openSessions.delete(session.id);
}

export function successUrl(session: Session): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

export function expireSession(world: World, session: Session, cause: Cause): void {
  session.status = 'expired';
  session.url = null;
  world.state.openSessions.delete(session.id);
  world.emit('checkout.session.expired', session, cause);
}

export function expireDue(world: World): void {
  const now = world.now();
  for (const id of world.state.openSessions) {
    const session = world.state.sessions.get(id);
    if (session && session.expires_at <= now) expireSession(world, session, null);
  }
}

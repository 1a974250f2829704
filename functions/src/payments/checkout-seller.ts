import { CURRENCY } from '@flexa/contracts/catalogue';
import type { License } from '@flexa/contracts/licenses';
import type { BillingInput, Checkout } from '@flexa/contracts/orders';
import type { Plan } from '@flexa/contracts/plans';
import type { ConsentVersion } from '@flexa/contracts/withdrawal';
import { AppError, createInvalidField } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { buildCheckoutParams, type Purchase } from './checkout';
import type { createCustomerFinder } from './customers';
import type { PurchaseRequest } from './join';
import type { OpenOrder } from './open-checkouts';
import { createUnpaidOrder, type OrderDocument } from './order';
import { createNoSuchUser, type KeepOrder } from './order-keeper';
import type { createOverlapCheck } from './overlap';
import type { LicenseIssuer, ProfileHolder } from './ports';
import type { createPricing } from './pricing';
import { withProducts } from './products';
import type { OrderRepository } from './repository';

interface CheckoutRequest extends PurchaseRequest {
  name: string;
  /** True if the buyer agrees to pay for rights they already have. */
  acceptsOverlap?: boolean | undefined;
  billing?: BillingInput | undefined;
  /** Version of the withdrawal wording that a consumer agreed to. */
  consent?: ConsentVersion | undefined;
  /** The total that the buyer saw. */
  shownTotal?: number | undefined;
  /** Idempotency key of an admin's grant. */
  requestId?: string | undefined;
}

interface Deps {
  findCustomer: ReturnType<typeof createCustomerFinder>;
  findPrice: ReturnType<typeof createPricing>['findPrice'];
  refuseOverlap: ReturnType<typeof createOverlapCheck>;
  profiles: Pick<ProfileHolder, 'get'>;
  orders: Pick<OrderRepository, 'all' | 'before'>;
  keep: KeepOrder;
  expire: (open: readonly OpenOrder[]) => Promise<void>;
}

/** Sells licences by Stripe's Checkout. */
export function createCheckoutSeller(
  platform: Pick<Platform, 'config' | 'stripe' | 'clock' | 'newId'>,
  licenses: Pick<LicenseIssuer, 'grant'>,
  { findCustomer, findPrice, refuseOverlap, profiles, orders, keep, expire }: Deps,
) {
  const { config, stripe, clock, newId } = platform;

  /**
   * Creates an order and a Checkout Session if the buyer is the caller, who may be an admin. For another person,
   * which only admins may do, grants a licence at once.
   *
   * @throws AppError not-found without a profile; invalid-argument for a free licence for oneself;
   * already-owned.
   */
  async function buy(caller: Caller, input: CheckoutRequest): Promise<Checkout | License> {
    if (caller.uid !== input.uid) {
      const owned = (['renews', 'addsTo', 'upgrades'] as const).find(
        (it) => input[it] !== undefined,
      );
      if (owned) throw createInvalidField(owned, 'Only its owner can renew or upgrade a licence');
      if (input.billing)
        throw createInvalidField('billing', 'A licence that is given has no invoice');
      return licenses.grant(caller, input);
    }
    if (input.requestId)
      throw createInvalidField('requestId', 'Only a licence that is given has one');
    if (input.licenseType === 'free') {
      throw createInvalidField('licenseType', 'Free licences come with the free offer');
    }
    return startCheckout(input);
  }

  async function startCheckout(input: CheckoutRequest): Promise<Checkout> {
    const { uid, name, quantity, visualType, month, billing, shownTotal } = input;
    const plan: Plan = { visualType, month };
    const profile = await profiles.get(uid);
    if (!profile) throw createNoSuchUser();
    const createdAt = clock();
    const { join, price, startsAt } = await findPrice(input, createdAt);
    await refuseOverlap(input, startsAt === undefined ? createdAt : new Date(startsAt));
    if (shownTotal !== undefined && price * quantity > shownTotal)
      throw new AppError('price-changed');
    if (join && 'upgrades' in join) await expireUpgrades(uid, join.upgrades);

    const customer = await findCustomer(profile, billing);
    const purchase = {
      ...plan,
      uid,
      customer,
      quantity,
      price,
      at: createdAt,
      join,
      billing,
      acceptsOverlap: input.acceptsOverlap,
    };
    const session = await open(purchase);
    if (!session.url) throw new Error(`Checkout session ${session.id} has no address`);
    const order = createUnpaidOrder(plan, {
      id: session.id,
      kind: 'checkout',
      uid,
      name,
      currency: CURRENCY,
      lines: [quantity],
      join,
      amount: price * quantity,
      createdAt: createdAt.toISOString(),
      origin: 'portal',
      ...(input.consent && {
        consent: { version: input.consent, at: createdAt.toISOString() },
      }),
    });
    try {
      await keep(order, uid);
    } catch (error) {
      // A session whose order, and so the name on the licence, may not be there must not be paid.
      await expire([order]);
      throw error;
    }
    await expireSame(order, uid);
    return { checkoutUrl: session.url, sessionId: session.id };
  }

  /** The credit is used once, so other open tabs can no longer pay with it. */
  async function expireUpgrades(uid: string, ids: readonly string[]): Promise<void> {
    const open = (await orders.all(uid)).filter(({ state }) => state === 'open');
    await expire(open.filter(({ upgrades }) => upgrades?.some((id) => ids.includes(id))));
  }

  /** Expires the earlier checkouts of the same purchase, so that nobody pays twice in two tabs. */
  async function expireSame(order: OrderDocument, uid: string): Promise<void> {
    const before = await orders.before(order, uid);
    const duplicates = before.filter((other) => isSameCheckout(order, other));
    await expire(duplicates);
  }

  function open(purchase: Purchase) {
    return withProducts(stripe, () =>
      stripe.checkout.sessions.create(buildCheckoutParams(config, purchase), {
        idempotencyKey: newId(),
      }),
    );
  }

  return buy;
}

/**
 * True for an open checkout of the same plan and quantity. Renewals and added seats may be bought several times,
 * and an upgrade has already closed the others.
 */
function isSameCheckout(order: OrderDocument, other: OrderDocument): boolean {
  const isNew = ({ renews, endsAt, upgrades }: OrderDocument) => !renews && !endsAt && !upgrades;
  const isOpen = other.state === 'open' && other.kind === 'checkout';
  const isAlike = other.planId === order.planId && other.quantity === order.quantity;
  return isOpen && isAlike && isNew(order) && isNew(other);
}

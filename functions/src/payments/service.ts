import type { License } from '@flexa/contracts/licenses';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { Checkout } from '@flexa/contracts/orders';
import { planIdOf, seatPrice, type Plan } from '@flexa/contracts/plans';
import { AppError, invalidField } from '../platform/errors';
import { lostRace } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { checkoutParams, CURRENCY } from './checkout';
import { readFacts } from './facts';
import { fulfilment } from './fulfil';
import type { LicenseIssuer, ProfileHolder } from './neighbours';
import { newOrder } from './order';
import { refunder } from './refund';
import { orderRepository } from './repository';
import { handleStripeEvent } from './webhook';

const noSuchUser = () => new AppError('not-found', 'There is no such user');

export type PaymentService = ReturnType<typeof paymentService>;

export function paymentService(
  platform: Platform,
  licenses: LicenseIssuer,
  profiles: ProfileHolder,
) {
  const { config, db, stripe, clock, newId } = platform;
  const repository = orderRepository(db);
  const { fulfil, settle } = fulfilment(platform, licenses, profiles);

  /**
   * For oneself, also where one is an admin: an order and where to pay it. For somebody else, which
   * only admins may ask: a licence at once.
   *
   * @throws AppError not-found without a profile; invalid-argument for a free licence for oneself.
   */
  async function buy(
    caller: Caller,
    input: ParsedInput<'buyLicense'>,
  ): Promise<Checkout | License> {
    if (caller.uid !== input.uid) return licenses.grant(caller, input);
    if (input.licenseType === 'free') {
      throw invalidField('licenseType', 'Free licences come with the free offer');
    }
    return checkout(input);
  }

  async function checkout(input: ParsedInput<'buyLicense'>): Promise<Checkout> {
    const { uid, name, quantity, visualType, month } = input;
    const plan: Plan = { visualType, month };
    const profile = await profiles.get(uid);
    if (!profile) throw noSuchUser();
    const createdAt = clock();
    const price = seatPrice(plan, createdAt, config.comboOfferEnd);
    if (price === undefined) throw invalidField('month', 'This term is not sold');

    const { email } = profile;
    const session = await stripe.checkout.sessions.create(
      checkoutParams(config.portalUrl, { ...plan, uid, email, quantity, price }),
      { idempotencyKey: newId() },
    );
    if (!session.url) throw new Error(`Checkout session ${session.id} has no address`);
    const order = newOrder(plan, {
      ...{ id: session.id, uid, name, currency: CURRENCY, lines: [quantity] },
      amount: price * quantity,
      createdAt: createdAt.toISOString(),
    });
    const batch = db.batch();
    repository.create(batch, order);
    profiles.touch(batch, uid);
    try {
      await batch.commit();
    } catch (error) {
      // The id is new, so what the batch failed over is the profile: nobody is to pay for that.
      if (!lostRace(error) || (await profiles.get(uid))) throw error;
      await stripe.checkout.sessions.expire(session.id);
      throw noSuchUser();
    }
    return { checkoutUrl: session.url, sessionId: session.id };
  }

  /**
   * Whether the caller's session has brought its licences; brings them if it is paid.
   *
   * @throws AppError not-found, permission-denied; invalid-argument for another plan than it is for.
   */
  async function checkSession(
    caller: Caller,
    { sessionId, planId }: ParsedInput<'checkSession'>,
  ): Promise<{ licensesUpdated: boolean }> {
    const facts = await readFacts(stripe, sessionId);
    if (!facts) throw new AppError('not-found', 'There is no such checkout session');
    if (facts.uid !== caller.uid) throw new AppError('permission-denied');
    if (!facts.plan || planIdOf(facts.plan) !== planId) {
      throw invalidField('planId', 'This checkout session is for another plan');
    }
    const order = await settle(facts);
    return { licensesUpdated: order !== undefined && order.fulfilledAt !== null };
  }

  return {
    buy,
    checkSession,
    fulfil,
    refund: refunder(stripe, fulfil),
    handleEvent: handleStripeEvent(platform, fulfil),
    all: repository.all,
    prepareAnonymise: repository.prepareAnonymise,
  };
}

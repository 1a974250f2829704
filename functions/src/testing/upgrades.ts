import type { OperationInput } from '@flexa/contracts/operations';
import type { Caller } from '../platform/handlers';
import { DAY } from './own-portal';
import { opened } from './stripe-cases';
import type { OwnShop, OwnStripe } from './stripe-shop';

interface Scene {
  stripe: OwnStripe;
  shop: OwnShop;
  me: Caller;
}

type Wish = Partial<OperationInput<'buyLicense'>>;

/** Buys and pays it; the session. */
export async function buy({ stripe, shop, me }: Scene, wish: Wish = {}): Promise<string> {
  const sessionId = await shop.checkout(me, wish);
  await stripe.act(sessionId, 'pay');
  await shop.payments.fulfil(sessionId);
  return sessionId;
}

/** A shop with a customer who has two seats of the charts for three months, to 20 February; 30 days on. */
export async function bought(wish: Wish = {}) {
  const scene = await opened();
  const pack = await buy(scene, wish);
  scene.stripe.setClock(30 * DAY);
  return { ...scene, pack, license: `order-${pack}` };
}

const MEMBERSHIP = { licenseType: 'membership', visualType: 'suite', quantity: 2 } as const;
export const upgradeOf = (license: string, more: Wish = {}): Wish => ({
  ...MEMBERSHIP,
  month: 12,
  upgrades: license,
  ...more,
});
/** 62 of 92 days of two seats at $60 are left, rounded up to whole cents a seat. */
export const CREDIT = 2 * Math.ceil(Math.round((2 * 6000 * 62) / 92) / 2);
export const TOTAL = 2 * 42_000 - CREDIT;

export function askPrice({ shop, me }: Scene, wish: Wish) {
  const { name: _, ...input } = { uid: 'me', ...wish } as OperationInput<'buyLicense'>;
  return shop.run('getPrice', me, input);
}

export const licenseOf = async ({ shop }: Scene, session: string) =>
  (await shop.stored('licenses'))[`order-${session}`];
export const orderOf = async ({ shop }: Scene, session: string) =>
  (await shop.stored('orders'))[session];
export const activeOf = async ({ shop }: Scene) =>
  (await shop.licenses.active('me')).map(({ id }) => id);

import { apply } from './discounts';
import { newId } from './ids';
import type { Session } from './objects';
import type { StripeAccount } from './account';

const DAY_S = 24 * 3600;
/** How long a recovery link opens. */
const KEPT_S = 30 * DAY_S;

/** What an expired session has in place of its page, where it was made to. */
export function offerRecovery(account: StripeAccount, session: Session): void {
  const recovery = session.after_expiration?.recovery;
  if (!recovery?.enabled) return;
  recovery.expires_at = account.now() + KEPT_S;
  recovery.url = `${account.url}/r/${session.id}`;
}

/** What a copy need not have. */
const UNTOLD = { client_reference_id: null, customer: null, metadata: {} };

/** A new session that asks for the same, at the same price; undefined where the link opens no more. */
export function recover(account: StripeAccount, session: Session): Session | undefined {
  const recovery = session.after_expiration?.recovery;
  const end = recovery?.expires_at ?? null;
  if (!recovery || end === null || end <= account.now()) return undefined;
  const { state } = account;
  const created = account.now();
  const id = newId('session');
  const copy: Session = {
    ...structuredClone(session),
    id,
    created,
    expires_at: created + DAY_S,
    status: 'open',
    url: `${account.url}/c/pay/${id}`,
    recovered_from: session.id,
    after_expiration: { recovery: { ...recovery, expires_at: null, url: null } },
    allow_promotion_codes: recovery.allow_promotion_codes,
    payment_intent: null,
    ...(account.tellsRecovered ? {} : UNTOLD),
  };
  const items = state.lineItems.get(session.id) ?? [];
  state.lineItems.set(
    id,
    items.map((item) => ({ ...structuredClone(item), id: newId('lineItem') })),
  );
  const plan = state.plans.get(session.id);
  if (plan) {
    const { invoice } = plan;
    const untold = { metadata: {}, invoice: invoice && { ...invoice, metadata: {} } };
    state.plans.set(id, structuredClone({ ...plan, ...(account.tellsRecovered ? {} : untold) }));
  }
  apply(account, copy, null);
  state.sessions.set(id, copy);
  state.openSessions.add(id);
  return copy;
}

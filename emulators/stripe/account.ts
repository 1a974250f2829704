import { Stripe } from 'stripe';
import { Idempotency } from './idempotency';
import { newId } from './ids';
import { State, type Event, type EventType } from './objects';
import { RestrictedKeys } from './permissions';
import { Troubles } from './troubles';
import { Webhooks, type WebhookOptions } from './webhooks';

/** Request that caused an event. Null for changes on the pay page or by the clock. */
export type Cause = { id: string; idempotency_key: string | null } | null;

/** State of one local Stripe, without its HTTP server. */
export class StripeAccount {
  state = new State();
  readonly idempotency = new Idempotency(() => this.now());
  readonly keys = new RestrictedKeys();
  readonly troubles = new Troubles();
  readonly webhooks: Webhooks;
  /** True if Stripe Tax knows the seller's location. */
  hasTaxOrigin = true;
  /** Seconds from a payment to its fee (docs.stripe.com/payments/payment-intents/asynchronous-capture). */
  feeDelay = 0;
  /** Address of the server, set once it listens. */
  url = '';
  #timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly clock: () => Date,
    webhooks: WebhookOptions,
  ) {
    this.webhooks = new Webhooks(webhooks);
  }

  /** Seconds, Stripe's unit of time. */
  now(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }

  /** Returns an account with the same objects at another time, which sends no events. */
  copyAt(moment: Date): StripeAccount {
    const then = new StripeAccount(() => moment, {
      url: null,
      secret: '',
      retryDelays: [],
      log: () => {},
    });
    then.state = this.state;
    then.url = this.url;
    return then;
  }

  emit(type: EventType, object: object, cause: Cause): Event {
    return this.send({
      api_version: Stripe.API_VERSION,
      data: { object: structuredClone(object) },
      livemode: false,
      request: cause ?? { id: null, idempotency_key: null },
      type,
    });
  }

  /** Sends an event of any type, version and mode, as from a newer Stripe or another account. */
  send(parts: Pick<Event, 'api_version' | 'data' | 'livemode' | 'request' | 'type'>): Event {
    const event: Event = {
      id: newId('event'),
      object: 'event',
      created: this.now(),
      pending_webhooks: this.webhooks.wanted ? 1 : 0,
      ...parts,
    };
    this.state.events.set(event.id, event);
    this.webhooks.send(event);
    return event;
  }

  schedule(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
  }

  reset(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.webhooks.reset();
    this.idempotency.reset();
    this.keys.reset();
    this.troubles.reset();
    this.hasTaxOrigin = true;
    this.feeDelay = 0;
    this.state = new State();
  }
}

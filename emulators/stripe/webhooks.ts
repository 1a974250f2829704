import { createHmac } from 'node:crypto';
import type { Event } from './objects';

export interface Delivery {
  event: string;
  type: string;
  attempt: number;
  /** Null without an answer. */
  status: number | null;
  at: string;
}

export interface WebhookOptions {
  url: string | null;
  secret: string;
  retryDelays: readonly number[];
  log: (line: string) => void;
}

const RESPONSE_TIMEOUT_MS = 20_000;

/** Concurrent deliveries. The emulator needs a process for each. */
const MAX_CONCURRENT_DELIVERIES = 4;

/** Sends events in their order, without waiting for the success of earlier ones. */
export class Webhooks {
  #deliveries: Delivery[] = [];
  #attempts = new Map<string, number>();
  #waiting: (() => void)[] = [];
  #activeCount = 0;
  #withheld = new Set<string>();
  #timers = new Set<NodeJS.Timeout>();
  #stop = new AbortController();

  constructor(private readonly options: WebhookOptions) {}

  get deliveries(): readonly Delivery[] {
    return this.#deliveries;
  }

  get wanted(): boolean {
    return this.options.url !== null;
  }

  /** Loses events of these types in transit, until the next call. */
  withholdEvents(types: readonly string[]): void {
    this.#withheld = new Set(types);
  }

  send(event: Event): void {
    if (this.wanted && !this.#withheld.has(event.type)) void this.#sendUntilTaken(event, 0);
  }

  async #sendUntilTaken(event: Event, failures: number): Promise<void> {
    const { signal } = this.#stop;
    const delivery = await this.attempt(event);
    const delay = this.options.retryDelays[failures];
    if (signal.aborted || hasSucceeded(delivery)) return;
    if (delay === undefined) {
      this.options.log(
        `stripe: ${event.type} ${event.id} given up after ${delivery.attempt} attempts`,
      );
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#sendUntilTaken(event, failures + 1);
    }, delay);
    timer.unref();
    this.#timers.add(timer);
  }

  /** Makes one attempt and returns its result. */
  async attempt(event: Event): Promise<Delivery> {
    const { signal } = this.#stop;
    if (this.#activeCount >= MAX_CONCURRENT_DELIVERIES)
      await new Promise<void>((go) => this.#waiting.push(go));
    this.#activeCount++;
    const attempt = (this.#attempts.get(event.id) ?? 0) + 1;
    this.#attempts.set(event.id, attempt);
    const status = signal.aborted ? null : await this.#post(event, signal);
    this.#activeCount--;
    this.#waiting.shift()?.();
    const at = new Date().toISOString();
    const delivery = { event: event.id, type: event.type, attempt, status, at };
    if (signal.aborted) return delivery;
    if (hasSucceeded(delivery)) event.pending_webhooks = 0;
    this.#deliveries.push(delivery);
    this.options.log(
      `stripe: ${event.type} ${event.id} attempt ${attempt}: ${status ?? 'no answer'}`,
    );
    return delivery;
  }

  async #post(event: Event, signal: AbortSignal): Promise<number | null> {
    // Indented like Stripe's, so that a receiver that verifies its own serialization fails here too.
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(this.options.url ?? '', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': signBody(body, this.options.secret),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  /** Deletes the record of deliveries and all pending ones. */
  reset(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#deliveries = [];
    this.#withheld.clear();
    this.#attempts.clear();
  }
}

export function hasSucceeded({ status }: Pick<Delivery, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

function signBody(body: string, secret: string): string {
  // The real time, even if our clock is shifted, because the receiver compares it with its own clock.
  const seconds = Math.floor(Date.now() / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

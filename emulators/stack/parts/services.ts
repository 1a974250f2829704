import { describeError } from '@flexa/contracts/describe-error';
import type { Addresses } from '../addresses';
import { Failure } from '../failure';
import { startBotCheck } from '../../bot-check/signer';
import { startMailbox } from '../../mail';
import type { Ports } from '../ports';
import { startStripe, type LocalStripe } from '../../stripe';
import { ensureLocalSecrets, SECRETS_FILE } from './local-secrets';
import { runJob, startScheduler } from './scheduler';

interface Service {
  close(): Promise<void>;
}

/** Receives the steps of a start and the lines of the services' logs. */
interface StartReport {
  step: (name: string, work: () => Promise<void>) => Promise<void>;
  log: (source: 'mail' | 'stripe') => (line: string) => void;
}

/** Services that run in our own process: the mail inbox, the signer of the bot check and the local Stripe. */
export class Services {
  private readonly starting: Promise<Service>[] = [];
  private closed = false;
  private stripe: LocalStripe | undefined;

  constructor(private readonly secretsFile = SECRETS_FILE) {}

  /** @param payments saved state of the local Stripe */
  async start(
    ports: Ports,
    addresses: Addresses,
    payments: Buffer | null,
    { step, log }: StartReport,
  ): Promise<void> {
    const { STRIPE_WEBHOOK_SECRET: webhookSecret } = await ensureLocalSecrets(this.secretsFile);
    // Hosting receives it under `npm run dev` too, because Vite proxies only the API.
    const webhookUrl = `${addresses.portal}/stripe/webhook`;
    await Promise.all([
      step('Start mail inbox', () =>
        this.add('The mail inbox', () =>
          startMailbox({ smtpPort: ports.smtp, httpPort: ports.mail, log: log('mail') }),
        ),
      ),
      step('Start bot check', () =>
        this.add('The bot check', () => startBotCheck({ port: ports.botCheck })),
      ),
      step('Start local Stripe', () =>
        this.add('The local Stripe', async () => {
          const options = { port: ports.stripe, webhookUrl, webhookSecret, kept: payments };
          return (this.stripe = await startStripe({ ...options, log: log('stripe') }));
        }),
      ),
    ]);
  }

  /** Returns the state of the local Stripe; null if it has not started. */
  exportPayments(): Buffer | null {
    return this.stripe?.held() ?? null;
  }

  /** Starts the jobs' schedule once the emulators answer. Builds the first revocation list at once, not in an hour. */
  schedule(addresses: Addresses): void {
    void runJob(addresses.functions, 'buildRevocations');
    this.starting.push(Promise.resolve(startScheduler(addresses.functions)));
  }

  /** Closes all services, including those that are still starting. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(
      this.starting.splice(0).map((service) =>
        service.then(
          (started) => started.close(),
          () => {}, // The caller that started it reports it.
        ),
      ),
    );
  }

  private async add(name: string, begin: () => Promise<Service>): Promise<void> {
    if (this.closed) throw new Failure('Stopped.');
    const service = begin();
    this.starting.push(service);
    try {
      await service;
    } catch (error) {
      throw new Failure(`${name} did not start: ${describeError(error)}`);
    }
  }
}

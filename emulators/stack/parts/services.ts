import { describeError } from '@flexa/contracts/describe-error';
import type { Addresses } from '../addresses';
import { Failure } from '../failure';
import { startBotCheck } from '../../bot-check/signer';
import { startMailbox } from '../../mail';
import type { Ports } from '../ports';
import { startStripe, type LocalStripe } from '../../stripe';
import { localSecrets, SECRETS_FILE } from './local-secrets';
import { runJob, startScheduler } from './scheduler';

interface Service {
  close(): Promise<void>;
}

/** How a start is told. */
interface Telling {
  step: (name: string, work: () => Promise<void>) => Promise<void>;
  log: (source: 'mail' | 'stripe') => (line: string) => void;
}

/** What of a stack runs in our own process: the mail inbox, the bot check's signer and the local Stripe. */
export class Services {
  private readonly starting: Promise<Service>[] = [];
  private closed = false;
  private stripe: LocalStripe | undefined;

  constructor(private readonly secretsFile = SECRETS_FILE) {}

  /** @param payments what the local Stripe held another time */
  async start(
    ports: Ports,
    addresses: Addresses,
    payments: Buffer | null,
    { step, log }: Telling,
  ): Promise<void> {
    const { STRIPE_WEBHOOK_SECRET: webhookSecret } = await localSecrets(this.secretsFile);
    // To Hosting under `npm run dev` too: Vite passes on the API alone.
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

  /** What the local Stripe holds; null where it has not started. */
  payments(): Buffer | null {
    return this.stripe?.held() ?? null;
  }

  /** Starts the jobs, once the emulators answer; nobody waits an hour for the first revocation list. */
  schedule(addresses: Addresses): void {
    void runJob(addresses.functions, 'buildRevocations');
    this.starting.push(Promise.resolve(startScheduler(addresses.functions)));
  }

  /** Closes all of them, also those that are still starting. */
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

  private async add(what: string, begin: () => Promise<Service>): Promise<void> {
    if (this.closed) throw new Failure('Stopped.');
    const service = begin();
    this.starting.push(service);
    try {
      await service;
    } catch (error) {
      throw new Failure(`${what} did not start: ${describeError(error)}`);
    }
  }
}

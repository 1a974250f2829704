import { describeError } from '@flexa/contracts/describe-error';
import { startBotCheck } from '../bot-check/signer';
import { startMailbox } from '../mail';
import { startStripe } from '../stripe';
import type { Addresses, Ports } from './addresses';
import { startSchedule, runJob } from './schedule';
import { ensureLocalSecrets } from './secrets';
import { Failure } from './terminal';

interface Options {
  ports: Ports;
  addresses: Addresses;
  /** Saved state of the local Stripe. */
  payments: Buffer | null;
  openLog: (source: 'mail' | 'stripe') => (line: string) => void;
  /** File of the secrets, for tests. */
  secretsFile?: string;
}

/** Servers in our own process: the mail inbox, the signer of the bot check and the local Stripe. */
export interface Services {
  /** Returns the state of the local Stripe. */
  exportPayments: () => Buffer;
  /** Runs the jobs on their schedule. Builds the first revocation list at once, not in an hour. */
  runJobs: () => void;
  close: () => Promise<void>;
}

/** Starts all services, or none. */
export async function startServices(options: Options): Promise<Services> {
  const { ports, addresses, payments, openLog, secretsFile } = options;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = await ensureLocalSecrets(secretsFile);
  const mailbox = startMailbox({
    smtpPort: ports.smtp,
    httpPort: ports.mail,
    log: openLog('mail'),
  });
  const botCheck = startBotCheck({ port: ports.botCheck });
  const stripe = startStripe({
    port: ports.stripe,
    // Hosting receives it under `npm run dev` too, because Vite proxies only the API.
    webhookUrl: `${addresses.portal}/stripe/webhook`,
    webhookSecret,
    savedState: payments,
    log: openLog('stripe'),
  });

  let endSchedule = () => {};
  const close = async () => {
    endSchedule();
    const starts = await Promise.allSettled([mailbox, botCheck, stripe]);
    const servers = starts.flatMap((end) => (end.status === 'fulfilled' ? end.value : []));
    await Promise.all(servers.map((server) => server.close()));
  };
  try {
    await Promise.all([
      nameFailure('The mail inbox', mailbox),
      nameFailure('The bot check', botCheck),
      nameFailure('The local Stripe', stripe),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  const { exportState } = await stripe;
  return {
    exportPayments: exportState,
    runJobs: () => {
      void runJob(addresses.functions, 'buildRevocations');
      endSchedule = startSchedule(addresses.functions);
    },
    close,
  };
}

function nameFailure<T>(name: string, start: Promise<T>): Promise<T> {
  return start.catch((error: unknown) => {
    throw new Failure(`${name} did not start: ${describeError(error)}`);
  });
}

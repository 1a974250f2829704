import { randomInt, randomUUID } from 'node:crypto';
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createBotChecker, type BotCheck } from './bot-check';
import { systemClock, type Clock } from './clock';
import { parseConfig, type Config } from './config';
import { systemLogger, type Logger } from './logger';
import { createSmtpMailer, type Mailer } from './mailer';
import { recordQueries } from './query-log';
import { createStripeClient } from './stripe';
import type Stripe from 'stripe';

/** Everything with a side effect, handed to the features so that a test can choose it. */
export interface Platform {
  config: Config;
  db: Firestore;
  auth: Auth;
  clock: Clock;
  log: Logger;
  stripe: Stripe;
  mailer: Mailer;
  botCheck: BotCheck;
  /** A new unguessable id. */
  newId: () => string;
  /** A whole number from 0 to below the bound. */
  randomBelow: (bound: number) => number;
}

let platform: Platform | undefined;

/**
 * The platform of this process, made at first use: the discovery that firebase-tools runs loads
 * every module without an environment, so nothing may touch the outside while a module loads.
 */
export function getPlatform(): Platform {
  platform ??= createPlatform(parseConfig(process.env));
  return platform;
}

export function createPlatform(
  config: Config,
  app: App = getApps()[0] ?? initializeApp({ projectId: config.projectId }),
): Platform {
  const db = getFirestore(app);
  return {
    config,
    db: config.queryLog === null ? db : recordQueries(db, config.queryLog),
    // Loads its library at first use; most functions do without.
    get auth() {
      return getAuth(app);
    },
    clock: systemClock,
    log: systemLogger,
    stripe: createStripeClient(config.stripe),
    mailer: createSmtpMailer(config.mail),
    botCheck: createBotChecker(config.projectId, config.botCheck),
    newId: () => randomUUID(),
    randomBelow: (bound) => randomInt(bound),
  };
}

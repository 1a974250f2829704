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

/** Dependencies with side effects, passed to the features so that tests can replace them. */
export interface Platform {
  config: Config;
  db: Firestore;
  auth: Auth;
  clock: Clock;
  log: Logger;
  stripe: Stripe;
  mailer: Mailer;
  botCheck: BotCheck;
  /** Returns a new unguessable id. */
  newId: () => string;
  /** Returns a random integer from 0 up to, but not including, the bound. */
  randomBelow: (bound: number) => number;
}

let platform: Platform | undefined;

/**
 * Returns the platform of this process, creating it on the first call: firebase-tools loads every module without an
 * environment, so no module may have side effects while it loads.
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
    // Loads its library on first use; most functions don't need it.
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

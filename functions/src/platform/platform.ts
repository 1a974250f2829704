import { randomInt, randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { systemClock, type Clock } from './clock';
import { parseConfig, type Config } from './config';
import { systemLogger, type Logger } from './logger';

/** Everything with a side effect, handed to the features so that a test can choose it. */
export interface Platform {
  config: Config;
  db: Firestore;
  auth: Auth;
  clock: Clock;
  log: Logger;
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

export function createPlatform(config: Config): Platform {
  const app = getApps()[0] ?? initializeApp({ projectId: config.projectId });
  return {
    config,
    db: getFirestore(app),
    auth: getAuth(app),
    clock: systemClock,
    log: systemLogger,
    newId: () => randomUUID(),
    randomBelow: (bound) => randomInt(bound),
  };
}

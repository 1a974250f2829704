import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '@flexa/contracts/operation';
import { initializeApp } from 'firebase-admin/app';
import { composeHandlers } from '../compose';
import { createApp } from '../http/app';
import { createOfferRepository } from '../offers/repository';
import { parseConfig } from '../platform/config';
import { createPlatform } from '../platform/platform';
import { testEnvironment } from '../platform/test-environment';
import { createAccountHelpers } from './accounts';
import { requireAddress, readAnswer, type Call, buildRequest } from './requests';

requireAddress('FIRESTORE_EMULATOR_HOST');
requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
const projectId = `demo-${randomUUID().slice(0, 18)}`;

/** Project of the test process, whose files run one after another. It ends with the process. */
export const project = initializeApp({ projectId }, projectId);

const platform = {
  ...createPlatform(parseConfig(testEnvironment(projectId)), project),
  log: { info: () => undefined, error: () => undefined },
};
const api = createApp(platform, composeHandlers(platform));

/** Sends a request to the whole API, in this process and with the real clock. */
export const request = (path: string, init: RequestInit = {}) =>
  Promise.resolve(api.request(`${API_PREFIX}${path}`, init));

export const call: Call = async (method, path, sending = {}) =>
  readAnswer(await request(path, buildRequest(method, sending)));

const OFFER_MS = 24 * 60 * 60 * 1000;

/** Opens an offer of free places, which becomes the current one. */
export async function openFreeOffer(places = 500): Promise<void> {
  const now = Date.now();
  await createOfferRepository(platform.db).create({
    id: `launch-${now}`,
    userCount: places,
    maxMonths: 3,
    createdAt: new Date(now).toISOString(),
    expiryDate: new Date(now + OFFER_MS).toISOString(),
  });
}

/** Functions for people in the test process's project. */
export const {
  auth,
  db,
  signUp,
  signIn,
  newUser,
  newVerifiedUser,
  prove,
  newAdmin,
  newForeignAccount,
  tokenFor,
} = createAccountHelpers(project, call);

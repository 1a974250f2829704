import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onTestFinished } from 'vitest';
import { composeHandlers, composeServices } from '../compose';
import {
  type OperationInput,
  type OperationName,
  type OperationOutput,
  operations,
} from '@flexa/contracts/operations';
import type { LicenseMonths } from '@flexa/contracts/plans';
import { createOfferRepository } from '../offers/repository';
import { invoke } from '../http/invoke';
import { AppError } from '../platform/errors';
import { Streamed, type AnyCaller, type Caller } from '../platform/handlers';
import { parseConfig } from '../platform/config';
import { createPlatform, type Platform } from '../platform/platform';
import { testEnvironment } from '../platform/test-environment';
import { toUserDocument } from '../accounts/users/user-document';
import { requireAddress } from './requests';

/** Time at which a test's portal starts. */
export const START = new Date('2026-11-20T12:00:00.000Z');

export const DAY = 24 * 60 * 60 * 1000;

/** Result of one call: the value, or the code of the refusal. */
export type Outcome<N extends OperationName> = Attempt<N, { code: string; message: string }>;

/**
 * Creates the operations with an empty project in the same emulators, for tests that need their own clock, no other
 * people or a certain offer.
 *
 * @param parts replacements for parts of the platform, such as Stripe or the mailer.
 * @param projectId project to use instead of a new, empty one.
 * @param onEnd registers the function that closes the portal; `afterAll` if several tests share it.
 * @param environment settings that override those of tests.
 */
export function createTestPortal(
  parts: Partial<Platform> = {},
  projectId = `demo-${randomUUID().slice(0, 18)}`,
  onEnd: (close: () => Promise<void>) => void = onTestFinished,
  environment: Record<string, string> = {},
) {
  requireAddress('FIRESTORE_EMULATOR_HOST');
  requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const app = initializeApp({ projectId }, `own-${randomUUID()}`);
  onEnd(() => deleteApp(app));

  let now = START;
  const db = parts.db ?? getFirestore(app);
  const auth = getAuth(app);
  const platform: Platform = {
    ...createPlatform(parseConfig({ ...testEnvironment(projectId), ...environment }), app),
    clock: () => now,
    log: { info: () => undefined, error: () => undefined },
    ...parts,
  };
  const services = composeServices(platform);
  const handlers = composeHandlers(platform, services);
  const offers = createOfferRepository(db);

  async function run<N extends OperationName>(
    name: N,
    caller: AnyCaller,
    input: OperationInput<N>,
  ): Promise<Outcome<N>> {
    return attempt(handlers, { name, caller, input }, ({ code, message }) => ({ code, message }));
  }

  /** Runs an operation that must succeed. */
  async function get<N extends OperationName>(
    name: N,
    caller: AnyCaller,
    input: OperationInput<N>,
  ): Promise<OperationOutput<N>> {
    const outcome = await run(name, caller, input);
    if (outcome.code !== undefined) throw new Error(`${name}: ${outcome.message}`);
    return outcome.value;
  }

  return {
    platform,
    services,
    handlers,
    db,
    auth,
    run,
    get,

    /** Creates a sign-in and its owner's profile. */
    async signUp(caller: Caller, name: string) {
      await auth.createUser({ uid: caller.uid });
      return get('createUser', caller, { name });
    },

    /** Adds only a profile, for tests with many people. It has no sign-in, and the search doesn't find it. */
    async addProfile(uid: string) {
      const email = `${uid}@flexa.test`;
      const rights = { isAdmin: false, isSupport: false, hasPurchased: false, disabled: false };
      const user = { id: uid, uid, name: uid, email, ...rights, createdAt: START.toISOString() };
      await db.doc(`users/${uid}`).set({ ...toUserDocument(user), createdAt: START });
    },

    /** Sets the clock to a number of milliseconds after the start. */
    setClock(after: number): void {
      now = new Date(START.getTime() + after);
    },

    /** Returns a caller with a proved address who has just signed in. */
    caller(uid: string, rights: Partial<Caller> = {}): Caller {
      return {
        uid,
        email: `${uid}@flexa.test`,
        emailVerified: true,
        isAdmin: false,
        isSupport: false,
        signedInAt: now,
        since: Math.floor(now.getTime() / 1000),
        validSince: 0,
        freshProof: 'passkey',
        ...rights,
      };
    },

    /** Creates an offer that ends a number of milliseconds after the start. */
    async openOffer(
      id: string,
      places: number,
      endsAfter: number,
      createdAfter = 0,
      maxMonths: LicenseMonths = 12,
    ) {
      const toIsoTime = (after: number) => new Date(START.getTime() + after).toISOString();
      await offers.create({
        id,
        userCount: places,
        maxMonths,
        createdAt: toIsoTime(createdAfter),
        expiryDate: toIsoTime(endsAfter),
      });
    },

    /** Reads the stored holders of an offer's places and claims. */
    async offerState(id: string) {
      const [places, holders, licenses] = await Promise.all([
        db.collection(`offers/${id}/places`).where('uid', '!=', null).get(),
        db.collection(`offers/${id}/holders`).get(),
        db.collection('licenses').get(),
      ]);
      return {
        places: places.docs.map((place) => place.get('uid') as string).sort(),
        claims: holders.docs.map((holder) => holder.id).sort(),
        licenses: licenses.docs
          .map((license) => `${license.get('userId')} ${license.get('visualType')}`)
          .sort(),
      };
    },
  };
}

export type TestPortal = ReturnType<typeof createTestPortal>;

/** Counts how often each item is in the list. */
export function tally(items: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

/** Result of one call: the value, or the parts of the refusal that a test checks. */
export type Attempt<N extends OperationName, Refusal> =
  | { value: OperationOutput<N>; isNew: boolean; code?: undefined }
  | Refusal;

/**
 * Runs an operation as both transports do, with a caller instead of a token. Rethrows unexpected errors, which would be
 * a 500.
 */
export async function attempt<N extends OperationName, Refusal>(
  handlers: ReturnType<typeof composeHandlers>,
  {
    name,
    caller,
    input,
  }: { name: N; caller: AnyCaller; input: OperationInput<N> | Record<string, unknown> },
  describeRefusal: (error: AppError) => Refusal,
): Promise<Attempt<N, Refusal>> {
  try {
    const { value, isNew } = await invoke(
      operations[name],
      handlers,
      async () => caller,
      async () => input,
    );
    return { value: (await collectStreamed(value)) as OperationOutput<N>, isNew };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return describeRefusal(error);
  }
}

/** Collects a streamed value into its whole text. */
async function collectStreamed(value: unknown): Promise<unknown> {
  if (!(value instanceof Streamed)) return value;
  let text = '';
  for await (const part of value.parts) text += part;
  return text;
}

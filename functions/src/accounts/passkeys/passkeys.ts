import { uidSchema } from '@flexa/contracts/fields';
import {
  PASSKEYS_MAX,
  type AssertionResponse,
  type CreationOptions,
  type Passkey,
  type RequestOptions,
} from '@flexa/contracts/passkeys';
import type { Transaction } from 'firebase-admin/firestore';
import { createSignInToken } from '../../platform/account';
import { AppError } from '../../platform/errors';
import {
  answerCreated,
  defineHandlers,
  isProven,
  isStaff,
  type Caller,
  type Context,
} from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { skipMissing } from '../auth-answers';
import {
  hashPasskeyId,
  createPasskeyRepository,
  type Challenge,
  type PasskeyDocument,
} from './passkey-repository';
import { createRecoveryCodes } from './recovery-codes';
import { createSecurityNews } from '../security-news';
import { issueStepUpToken } from './step-up-token';
import { CHALLENGE_MS, readChallenge, readClaimedUid, createWebAuthn } from './webauthn';

/** The claim of an ID token whose sign-in was by a passkey. */
export const PASSKEY_CLAIM = 'passkey';

/** Passkeys: to sign in with, and to prove who calls before rights, money and exports. */
export function createPasskeyService(platform: Platform) {
  const { db, auth, clock, config } = platform;
  const repository = createPasskeyRepository(db);
  const rp = createWebAuthn(config);
  const codes = createRecoveryCodes(platform);
  const news = createSecurityNews(platform);

  async function issue<T extends { challenge: string }>(
    options: T,
    about: Pick<Challenge, 'purpose' | 'uid'>,
  ): Promise<T> {
    const expireAt = new Date(clock().getTime() + CHALLENGE_MS).toISOString();
    await repository.addChallenge(options.challenge, { ...about, expireAt });
    return options;
  }

  /** @throws AppError passkey-refused where it was not given for that, to that person, just now. */
  async function useUp(
    transaction: Transaction,
    challenge: string,
    { purpose, uid }: Pick<Challenge, 'purpose' | 'uid'>,
  ): Promise<void> {
    const stored = await repository.useChallenge(transaction, challenge);
    const isGood =
      stored?.purpose === purpose && stored.uid === uid && new Date(stored.expireAt) > clock();
    if (!isGood) throw new AppError('passkey-refused');
  }

  /**
   * Admins and support must show a passkey to add another one: a stolen password must not be enough.
   * The first one comes with a fresh sign-in.
   */
  function askForProof(caller: Caller, held: number): void {
    if (!isProven(caller, isStaff(caller) && held > 0 ? 'passkey' : 'sign-in')) {
      throw new AppError('step-up-required');
    }
    if (held >= PASSKEYS_MAX) throw new AppError('too-many-passkeys');
  }

  /** @throws AppError step-up-required, too-many-passkeys */
  async function startPasskey({ caller }: Context<'startPasskey'>): Promise<CreationOptions> {
    const { uid, email } = caller;
    const held = await repository.all(uid);
    askForProof(caller, held.length);
    const options = await rp.buildCreationOptions({ uid, email: email ?? '' }, held);
    return issue(options, { purpose: 'add', uid });
  }

  /** @throws AppError passkey-refused, step-up-required, too-many-passkeys */
  async function addPasskey({ caller, input: { response, name } }: Context<'addPasskey'>) {
    const { uid } = caller;
    const challenge = readChallenge(response);
    const made = await rp.verifyNew(response, challenge);
    const createdAt = clock().toISOString();
    const passkey: PasskeyDocument = { ...made, name, createdAt, lastUsedAt: null };
    const id = hashPasskeyId(made.credentialId);
    const shown = await db.runTransaction(async (transaction) => {
      askForProof(caller, await repository.countIn(transaction, uid));
      if (await repository.hasIn(transaction, uid, id)) throw new AppError('passkey-refused');
      const left = (await repository.recoveryIn(transaction, uid))?.hashes.length ?? 0;
      await useUp(transaction, challenge, { purpose: 'add', uid });
      repository.add(transaction, uid, passkey);
      news.queue(transaction, caller, 'passkey-added');
      // A person gets back in by a code to their mailbox; for admins and support that is not enough.
      if (!isStaff(caller) || left > 0) return null;
      return replaceCodes(transaction, uid);
    });
    return answerCreated({
      passkey: { id, name, createdAt, lastUsedAt: null },
      stepUp: await issueStepUpToken(platform, caller),
      recoveryCodes: shown,
    });
  }

  function replaceCodes(transaction: Transaction, uid: string): string[] {
    const made = codes.make();
    const hashes = made.map((code) => codes.hash(uid, code));
    repository.setRecovery(transaction, uid, hashes, clock().toISOString());
    return made;
  }

  async function list(uid: string): Promise<{ data: Passkey[]; recoveryCodesLeft: number }> {
    const [held, recoveryCodesLeft] = await Promise.all([
      repository.all(uid),
      repository.recoveryLeft(uid),
    ]);
    const data = held.map(({ id, name, createdAt, lastUsedAt }) => {
      return { id, name, createdAt, lastUsedAt };
    });
    return { data, recoveryCodesLeft };
  }

  /** @throws AppError not-found, last-passkey */
  async function removePasskey({ caller, input: { id } }: Context<'removePasskey'>) {
    const { uid } = caller;
    await db.runTransaction(async (transaction) => {
      const held = await repository.countIn(transaction, uid);
      if (!(await repository.hasIn(transaction, uid, id))) throw new AppError('not-found');
      if (isStaff(caller) && held === 1) throw new AppError('last-passkey');
      repository.remove(transaction, uid, id);
      news.queue(transaction, caller, 'passkey-removed');
    });
    return { removed: true as const };
  }

  /** @throws AppError not-found for a person without a passkey. */
  async function renewRecoveryCodes({ caller }: Context<'renewRecoveryCodes'>) {
    const { uid } = caller;
    const made = await db.runTransaction(async (transaction) => {
      if ((await repository.countIn(transaction, uid)) === 0) throw new AppError('not-found');
      news.queue(transaction, caller, 'recovery-codes');
      return replaceCodes(transaction, uid);
    });
    return { recoveryCodes: made };
  }

  async function startStepUp({ caller: { uid } }: Context<'startStepUp'>) {
    const [held, recoveryCodesLeft] = await Promise.all([
      repository.all(uid),
      repository.recoveryLeft(uid),
    ]);
    if (held.length === 0) return { passkey: null, recoveryCodesLeft };
    const options = await rp.buildRequestOptions(held);
    return { passkey: await issue(options, { purpose: 'step-up', uid }), recoveryCodesLeft };
  }

  /** @throws AppError passkey-refused, code-refused */
  async function stepUp({ caller, input: { response, recoveryCode } }: Context<'stepUp'>) {
    if (response) await show(caller.uid, response, { purpose: 'step-up', uid: caller.uid });
    else await useCode(caller.uid, recoveryCode ?? '');
    return issueStepUpToken(platform, caller);
  }

  /** Verifies that a passkey of the person answers the challenge, which is used up with it. */
  async function show(
    uid: string,
    response: AssertionResponse,
    about: Pick<Challenge, 'purpose' | 'uid'>,
  ): Promise<void> {
    const challenge = readChallenge(response);
    const id = hashPasskeyId(response.id);
    const passkey = await repository.find(uid, id);
    if (!passkey) throw new AppError('passkey-refused');
    const counter = await rp.verifyUse(response, challenge, passkey);
    await db.runTransaction(async (transaction) => {
      // Removed since, by its owner or by who has proved the address: then it shows nothing.
      if (!(await repository.hasIn(transaction, uid, id))) throw new AppError('passkey-refused');
      await useUp(transaction, challenge, about);
      repository.noteUse(transaction, uid, id, counter, clock());
    });
  }

  async function useCode(uid: string, code: string): Promise<void> {
    const hash = codes.hash(uid, code);
    await db.runTransaction(async (transaction) => {
      const stored = await repository.recoveryIn(transaction, uid);
      if (!stored?.hashes.includes(hash)) throw new AppError('code-refused');
      const left = stored.hashes.filter((each) => each !== hash);
      repository.setRecovery(transaction, uid, left, stored.createdAt);
    });
  }

  async function startPasskeySignIn(): Promise<RequestOptions> {
    return issue(await rp.buildRequestOptions([]), { purpose: 'sign-in', uid: null });
  }

  /** @throws AppError passkey-refused, account-disabled */
  async function signInWithPasskey({ input: { response } }: Context<'signInWithPasskey'>) {
    const uid = uidSchema.safeParse(readClaimedUid(response));
    if (!uid.success) throw new AppError('passkey-refused');
    // Read before: where all sign-ins end in between, this one ends with them.
    const account = await skipMissing(auth.getUser(uid.data));
    await show(uid.data, response, { purpose: 'sign-in', uid: null });
    if (!account) throw new AppError('passkey-refused');
    if (account.disabled) throw new AppError('account-disabled');
    const customToken = await createSignInToken(platform, account, { [PASSKEY_CLAIM]: true });
    return { customToken };
  }

  const handlers = defineHandlers({
    startPasskeySignIn,
    signInWithPasskey,
    startPasskey,
    addPasskey,
    listPasskeys: ({ input }) => list(input.uid),
    removePasskey,
    renewRecoveryCodes,
    startStepUp,
    stepUp,
  });

  return { handlers, list };
}

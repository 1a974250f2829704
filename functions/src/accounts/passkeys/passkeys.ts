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

/** The claim of an ID token issued for a passkey. */
export const PASSKEY_CLAIM = 'passkey';

/** Manages passkeys, which sign people in and prove who calls before changes to rights, money and exports. */
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

  /**
   * @throws AppError passkey-refused unless the challenge was issued for that purpose and person, and is still
   * valid.
   */
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
   * Admins and support must show a passkey to add another one: a stolen password must not be enough. The first
   * one requires a fresh sign-in.
   */
  function askForProof(caller: Caller, passkeyCount: number): void {
    if (!isProven(caller, isStaff(caller) && passkeyCount > 0 ? 'passkey' : 'sign-in')) {
      throw new AppError('step-up-required');
    }
    if (passkeyCount >= PASSKEYS_MAX) throw new AppError('too-many-passkeys');
  }

  async function startPasskey({ caller }: Context<'startPasskey'>): Promise<CreationOptions> {
    const { uid, email } = caller;
    const passkeyCount = await repository.all(uid);
    askForProof(caller, passkeyCount.length);
    const options = await rp.buildCreationOptions({ uid, email: email ?? '' }, passkeyCount);
    return issue(options, { purpose: 'add', uid });
  }

  async function addPasskey({ caller, input: { response, name } }: Context<'addPasskey'>) {
    const { uid } = caller;
    const challenge = readChallenge(response);
    const newPasskey = await rp.verifyNew(response, challenge);
    const createdAt = clock().toISOString();
    const passkey: PasskeyDocument = { ...newPasskey, name, createdAt, lastUsedAt: null };
    const id = hashPasskeyId(newPasskey.credentialId);
    const shown = await db.runTransaction(async (transaction) => {
      askForProof(caller, await repository.countIn(transaction, uid));
      if (await repository.hasIn(transaction, uid, id)) throw new AppError('passkey-refused');
      const left = (await repository.readRecoveryCodes(transaction, uid))?.hashes.length ?? 0;
      await useUp(transaction, challenge, { purpose: 'add', uid });
      repository.add(transaction, uid, passkey);
      news.queue(transaction, caller, 'passkey-added');
      // Other people sign in again through their mailbox; for admins and support that is not enough.
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
    const newPasskey = codes.make();
    const hashes = newPasskey.map((code) => codes.hash(uid, code));
    repository.setRecovery(transaction, uid, hashes, clock().toISOString());
    return newPasskey;
  }

  async function list(uid: string): Promise<{ data: Passkey[]; recoveryCodesLeft: number }> {
    const [passkeyCount, recoveryCodesLeft] = await Promise.all([
      repository.all(uid),
      repository.countRecoveryCodes(uid),
    ]);
    const data = passkeyCount.map(({ id, name, createdAt, lastUsedAt }) => {
      return { id, name, createdAt, lastUsedAt };
    });
    return { data, recoveryCodesLeft };
  }

  async function removePasskey({ caller, input: { id } }: Context<'removePasskey'>) {
    const { uid } = caller;
    await db.runTransaction(async (transaction) => {
      const passkeyCount = await repository.countIn(transaction, uid);
      if (!(await repository.hasIn(transaction, uid, id))) throw new AppError('not-found');
      if (isStaff(caller) && passkeyCount === 1) throw new AppError('last-passkey');
      repository.remove(transaction, uid, id);
      news.queue(transaction, caller, 'passkey-removed');
    });
    return { removed: true as const };
  }

  async function renewRecoveryCodes({ caller }: Context<'renewRecoveryCodes'>) {
    const { uid } = caller;
    const newPasskey = await db.runTransaction(async (transaction) => {
      if ((await repository.countIn(transaction, uid)) === 0) throw new AppError('not-found');
      news.queue(transaction, caller, 'recovery-codes');
      return replaceCodes(transaction, uid);
    });
    return { recoveryCodes: newPasskey };
  }

  async function startStepUp({ caller: { uid } }: Context<'startStepUp'>) {
    const [passkeyCount, recoveryCodesLeft] = await Promise.all([
      repository.all(uid),
      repository.countRecoveryCodes(uid),
    ]);
    if (passkeyCount.length === 0) return { passkey: null, recoveryCodesLeft };
    const options = await rp.buildRequestOptions(passkeyCount);
    return { passkey: await issue(options, { purpose: 'step-up', uid }), recoveryCodesLeft };
  }

  async function stepUp({ caller, input: { response, recoveryCode } }: Context<'stepUp'>) {
    if (response) await show(caller.uid, response, { purpose: 'step-up', uid: caller.uid });
    else await useCode(caller.uid, recoveryCode ?? '');
    return issueStepUpToken(platform, caller);
  }

  /** Verifies that a passkey of the person answers the challenge, and uses the challenge up. */
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
      // The owner may have removed the passkey since, or lost it to a new proof of the address.
      if (!(await repository.hasIn(transaction, uid, id))) throw new AppError('passkey-refused');
      await useUp(transaction, challenge, about);
      repository.noteUse(transaction, uid, id, counter, clock());
    });
  }

  async function useCode(uid: string, code: string): Promise<void> {
    const hash = codes.hash(uid, code);
    await db.runTransaction(async (transaction) => {
      const stored = await repository.readRecoveryCodes(transaction, uid);
      if (!stored?.hashes.includes(hash)) throw new AppError('code-refused');
      const left = stored.hashes.filter((each) => each !== hash);
      repository.setRecovery(transaction, uid, left, stored.createdAt);
    });
  }

  async function startPasskeySignIn(): Promise<RequestOptions> {
    return issue(await rp.buildRequestOptions([]), { purpose: 'sign-in', uid: null });
  }

  async function signInWithPasskey({ input: { response } }: Context<'signInWithPasskey'>) {
    const uid = uidSchema.safeParse(readClaimedUid(response));
    if (!uid.success) throw new AppError('passkey-refused');
    // Read before the passkey is verified: if all sign-ins end in between, this one ends with them.
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

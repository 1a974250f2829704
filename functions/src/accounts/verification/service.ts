import { CLOCK_SKEW_SECONDS } from '@flexa/contracts/verification';
import { CODE_DIGITS, CODE_MS, CODE_TRIES } from '@flexa/contracts/verification-limits';
import { queueMail } from '../../mail/outbox';
import { createSignInToken } from '../../platform/account';
import { AppError } from '../../platform/errors';
import { retryOnConflict } from '../../platform/firestore';
import { defineHandlers, type Context } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { issueEmailToken } from './email-token';
import { openPayload, buildPayloadKeySet } from './payload';
import { createVerificationRepository } from './repository';
import { computeFingerprint, isSame, type Purpose } from '../../platform/fingerprint';

/** The account functions that the codes need. */
export interface AccountOwner {
  findOwnerByCode(email: string, session?: string): Promise<string>;
}

export function createVerificationService(platform: Platform, accounts: AccountOwner) {
  const { config, db, auth, clock, log, newId, randomBelow } = platform;
  const repository = createVerificationRepository(db);
  const hash = (purpose: Purpose, ...parts: string[]) =>
    computeFingerprint(config.codeHmacKey, purpose, ...parts);

  /**
   * Exchanges a payload for a token bound to its e-mail, once.
   *
   * @throws AppError payload-refused
   */
  async function createEmailToken({ input: { payload } }: Context<'createEmailToken'>) {
    const { email, jti, exp } = await openPayload(config.payloadKeys, payload, clock());
    // Twice the skew, because the clock of the database, which removes the id, may be off too.
    const keptUntil = new Date((exp + 2 * CLOCK_SKEW_SECONDS) * 1000);
    if (!(await repository.useUp(jti, keptUntil))) throw new AppError('payload-refused');
    return { token: await issueEmailToken(platform, email) };
  }

  /**
   * Mails a code; earlier ones stay valid. Nothing here checks whether the address has an account, so neither
   * the answer nor its timing reveals it.
   */
  async function sendVerificationCode({ input: { email } }: Context<'sendVerificationCode'>) {
    const address = email.toLowerCase();
    const code = String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const verifyToken = newId();
    const now = clock();
    const batch = db.batch();
    repository.create(batch, hash('verify-token', verifyToken), {
      codeHash: hash('code', address, verifyToken, code),
      tries: 0,
      usedAt: null,
      expireAt: new Date(now.getTime() + CODE_MS).toISOString(),
    });
    const content = { template: 'verification-code', data: { code } } as const;
    const mail = { id: `verification-code-${newId()}`, to: address, uid: null, content };
    queueMail(db, batch, mail, now);
    await batch.commit();
    return { verifyToken };
  }

  /**
   * Exchanges the right code for a sign-in token, creating the account if necessary. From then on only its
   * owner has access.
   *
   * @throws AppError code-refused, always for admins and support; account-disabled.
   */
  async function verifyCode({ input }: Context<'verifyCode'>) {
    const { email, code, verifyToken, session } = input;
    const address = email.toLowerCase();
    const id = hash('verify-token', verifyToken);
    const usedIn = await useCode(id, address, code, verifyToken);
    try {
      const uid = await accounts.findOwnerByCode(address, session);
      return { customToken: await createSignInToken(platform, await auth.getUser(uid)) };
    } catch (error) {
      // The failure is not the person's fault, so the same code may be used again.
      if (!(error instanceof AppError)) {
        await repository.undoUse(id, usedIn).catch((fault: unknown) => {
          log.error('code not taken back', fault);
        });
      }
      throw error;
    }
  }

  /**
   * Counts the attempt before the result is known. Concurrent attempts each write on top of the code they
   * have read, or read it again.
   */
  async function useCode(id: string, address: string, code: string, verifyToken: string) {
    const { isRight, writtenAt } = await retryOnConflict(async () => {
      const stored = await repository.code(id);
      const now = clock();
      if (!stored || stored.usedAt !== null || new Date(stored.expireAt) <= now) {
        throw new AppError('code-refused');
      }
      if (stored.tries >= CODE_TRIES) {
        throw new AppError('code-refused', 'Too many attempts. Request a new code');
      }
      const isRight = isSame(stored.codeHash, hash('code', address, verifyToken, code));
      const writtenAt = await repository.countTry(id, stored, isRight ? now : null);
      return { isRight, writtenAt };
    });
    if (!isRight) throw new AppError('code-refused');
    return writtenAt;
  }

  const handlers = defineHandlers({
    getPayloadKeySet: async () => buildPayloadKeySet(config.payloadKeys),
    createEmailToken,
    sendVerificationCode,
    verifyCode,
  });

  return { handlers };
}

import type { KeySet } from '@flexa/contracts/keys';
import type { ParsedInput } from '@flexa/contracts/operations';
import {
  CLOCK_SKEW_SECONDS,
  CODE_DIGITS,
  CODE_MS,
  CODE_PAUSE_MS,
  CODE_TRIES,
} from '@flexa/contracts/verification';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import { untilSettled } from '../platform/firestore';
import type { EmailCaller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { accountOf } from './account';
import { issueEmailToken } from './email-token';
import { openPayload, payloadKeySet } from './payload';
import { verificationRepository } from './repository';
import { fingerprint, isSame, type Purpose } from './secrets';

/** The address as the identity service holds it: of two spellings there is one account. */
function ownAddress(caller: EmailCaller, email: string): string {
  const address = email.toLowerCase();
  if (caller.email.toLowerCase() !== address) throw new AppError('permission-denied');
  return address;
}

export type VerificationService = ReturnType<typeof verificationService>;

export function verificationService(platform: Platform) {
  const { config, db, auth, clock, log, newId, randomBelow } = platform;
  const repository = verificationRepository(db);
  const hash = (purpose: Purpose, ...parts: string[]) =>
    fingerprint(config.codeHmacKey, purpose, ...parts);

  function keySet(): KeySet {
    return payloadKeySet(config.payloadKeys);
  }

  /**
   * Turns a payload into a token bound to its e-mail, once.
   *
   * @throws AppError payload-refused
   */
  async function createToken({ payload }: ParsedInput<'createEmailToken'>): Promise<string> {
    const { email, jti, exp } = await openPayload(config.payloadKeys, payload, clock());
    // Twice the skew: the database's clock, which removes the id, may be off too.
    const keptUntil = new Date((exp + 2 * CLOCK_SKEW_SECONDS) * 1000);
    if (!(await repository.useUp(jti, keptUntil))) throw new AppError('payload-refused');
    return issueEmailToken(platform, email);
  }

  /**
   * Mails a new code, in whose place earlier ones no longer work. Nothing here asks whether the
   * address has an account, so neither the answer nor its time can tell.
   *
   * @returns the token without which the code is of no use
   * @throws AppError permission-denied for another address than the caller's; too-many-requests
   * within a minute of the last code.
   */
  async function sendCode(
    caller: EmailCaller,
    { email }: ParsedInput<'sendVerificationCode'>,
  ): Promise<string> {
    const address = ownAddress(caller, email);
    const id = hash('address', address);
    const code = String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const verifyToken = newId();
    const mailId = `verification-code-${newId()}`;

    await untilSettled(async () => {
      const before = await repository.code(id);
      const now = clock();
      if (before) refuseHaste(before.sentAt, now);
      const batch = db.batch();
      repository.replace(
        batch,
        id,
        {
          codeHash: hash('code', address, verifyToken, code),
          tokenHash: hash('verify-token', verifyToken),
          tries: 0,
          sentAt: now.toISOString(),
          usedAt: null,
          expireAt: new Date(now.getTime() + CODE_MS).toISOString(),
        },
        before,
      );
      const content = { template: 'verification-code', data: { code } } as const;
      queueMail(db, batch, { id: mailId, to: address, uid: null, content }, now);
      await batch.commit();
    });
    return verifyToken;
  }

  function refuseHaste(sentAt: string, now: Date): void {
    const seconds = Math.ceil((Date.parse(sentAt) + CODE_PAUSE_MS - now.getTime()) / 1000);
    if (seconds <= 0) return;
    const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
    throw new AppError(
      'too-many-requests',
      `We have just sent you a code. You can ask for another one in ${wait}`,
      undefined,
      seconds,
    );
  }

  /**
   * Turns the right code into a token to sign in with; the account is made where there is none.
   *
   * @throws AppError permission-denied for another address than the caller's; code-refused;
   * account-disabled.
   */
  async function verifyCode(
    caller: EmailCaller,
    { email, code, verifyToken }: ParsedInput<'verifyCode'>,
  ): Promise<string> {
    const address = ownAddress(caller, email);
    const id = hash('address', address);
    const usedIn = await useCode(id, address, code, verifyToken);
    try {
      const uid = await accountOf(auth, address);
      return await auth.createCustomToken(uid);
    } catch (error) {
      // Through no fault of the person's, who has proved who they are: the same code may do it again.
      if (!(error instanceof AppError)) {
        await repository.takeBackUse(id, usedIn).catch((fault: unknown) => {
          log.error('code not taken back', fault);
        });
      }
      throw error;
    }
  }

  /**
   * Counts the try before anybody learns how it went: of many at once each writes on what it has
   * read, or reads again. A wrong token counts nothing, or a stranger could use up another's tries.
   */
  async function useCode(id: string, address: string, code: string, verifyToken: string) {
    const { isRight, writtenAt } = await untilSettled(async () => {
      const stored = await repository.code(id);
      const now = clock();
      if (!stored || !isSame(stored.tokenHash, hash('verify-token', verifyToken))) {
        throw new AppError('code-refused');
      }
      if (stored.usedAt !== null || new Date(stored.expireAt) <= now) {
        throw new AppError('code-refused');
      }
      if (stored.tries >= CODE_TRIES) {
        throw new AppError('code-refused', 'Too many tries. Ask for a new code');
      }
      const isRight = isSame(stored.codeHash, hash('code', address, verifyToken, code));
      const writtenAt = await repository.countTry(id, stored, isRight ? now : null);
      return { isRight, writtenAt };
    });
    if (!isRight) throw new AppError('code-refused');
    return writtenAt;
  }

  return { keySet, createToken, sendCode, verifyCode };
}

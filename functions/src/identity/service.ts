import { RECENT_SIGN_IN_MS } from '@flexa/contracts/constants';
import type { ParsedInput } from '@flexa/contracts/operations';
import { RESET_LINK_MS } from '@flexa/contracts/verification';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { Ownership } from './ownership';
import { resetRepository } from './reset-repository';

export type IdentityService = ReturnType<typeof identityService>;

/** What people change about how they sign in. */
export function identityService(
  { db, clock, newId, log }: Platform,
  owners: Pick<Ownership, 'setPassword' | 'allowAddress'>,
) {
  const resets = resetRepository(db);

  /**
   * Mails a link to set a password. As with codes nothing here asks whether the address has an account:
   * who holds the mailbox may have one.
   */
  async function requestReset({ email }: ParsedInput<'requestPasswordReset'>): Promise<void> {
    const address = email.toLowerCase();
    const code = newId();
    const now = clock();
    const expireAt = new Date(now.getTime() + RESET_LINK_MS).toISOString();
    const batch = db.batch();
    resets.create(batch, code, { email: address, usedAt: null, expireAt });
    const content = { template: 'password-reset', data: { code } } as const;
    queueMail(db, batch, { id: `password-reset-${newId()}`, to: address, uid: null, content }, now);
    await batch.commit();
  }

  /** @throws AppError link-refused */
  async function checkReset({ code }: ParsedInput<'checkPasswordReset'>): Promise<string> {
    const reset = await resets.find(code);
    if (!reset || reset.usedAt !== null || new Date(reset.expireAt) <= clock()) {
      throw new AppError('link-refused');
    }
    return reset.email;
  }

  /**
   * Sets the password; the account is its owner's alone from then on, and made where there is none.
   *
   * @returns the address to sign in with
   * @throws AppError link-refused, account-disabled
   */
  async function confirmReset(input: ParsedInput<'confirmPasswordReset'>): Promise<string> {
    const { code, password } = input;
    await checkReset(input);
    const reset = await resets.use(code, clock());
    if (!reset) throw new AppError('link-refused');
    try {
      await owners.setPassword(reset.email, password);
    } catch (error) {
      // Through no fault of the person's: the same link may do it again.
      if (!(error instanceof AppError)) {
        await resets.takeBackUse(code).catch((fault: unknown) => {
          log.error('link not taken back', fault);
        });
      }
      throw error;
    }
    await resets.removeAll(reset.email);
    return reset.email;
  }

  /** @throws AppError recent-sign-in-required after a sign-in that is older than five minutes. */
  async function changeAddress(
    caller: Caller,
    { email }: ParsedInput<'changeAddress'>,
  ): Promise<string> {
    if (clock().getTime() - caller.signedInAt.getTime() > RECENT_SIGN_IN_MS) {
      throw new AppError('recent-sign-in-required', 'For your safety, sign in again first');
    }
    await owners.allowAddress(caller.uid, email);
    return email;
  }

  return { requestReset, checkReset, confirmReset, changeAddress, forget: resets.removeAll };
}

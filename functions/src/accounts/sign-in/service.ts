import { RECENT_SIGN_IN_MS } from '@flexa/contracts/constants';
import { isVerified } from '../../platform/account';
import { AppError } from '../../platform/errors';
import { defineHandlers, type Caller, type Context } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { createAddressLinks } from '../addresses/address-links';
import { skipMissing, verifyToken } from '../auth-answers';
import { createMailedLinks } from '../addresses/mailed-links';
import { createMicrosoftLinks } from './microsoft-links';
import { createOwnership } from '../addresses/ownership';
import type { ProfileHolder } from '../ports';
import { createPasswordChanges } from './password-changes';

/** Changes how people sign in. */
export function createIdentityService(
  platform: Platform,
  profiles: ProfileHolder,
  hasLicense: (id: string) => Promise<boolean>,
) {
  const { auth, clock } = platform;
  const links = createMailedLinks(platform);
  const owners = createOwnership(platform, profiles);
  const passwords = createPasswordChanges(platform, profiles);
  const addresses = createAddressLinks(platform, profiles, links);
  const microsoft = createMicrosoftLinks(platform, profiles);

  /**
   * Mails a link to set a password. As with codes, nothing here checks whether the address has an account, so
   * neither the answer nor its timing reveals it.
   */
  async function requestPasswordReset({ input: { email } }: Context<'requestPasswordReset'>) {
    await links.send({ kind: 'reset', email: email.toLowerCase(), uid: null });
    return { sent: true as const };
  }

  async function checkReset(code: string): Promise<string> {
    const { email, usedAt } = await links.find(code, ['reset']);
    if (usedAt !== null) throw new AppError('link-refused');
    return email;
  }

  /**
   * Sets the password, creating the account if necessary. From then on only the owner has access.
   *
   * @throws AppError link-refused, account-disabled
   */
  async function confirmPasswordReset({ input }: Context<'confirmPasswordReset'>) {
    const { code, password } = input;
    const email = await checkReset(code);
    await links.use(code, () => owners.setPassword(email, password));
    // A link that restores an address which someone else has changed stays valid.
    await links.removeTo(email, 'reset');
    return { email };
  }

  /** @throws AppError permission-denied for any address but that of the sign-in. */
  async function requestVerification({ caller, input }: Context<'requestVerification'>) {
    const { uid, email, emailVerified } = caller;
    if (input.email.toLowerCase() !== email?.toLowerCase()) throw new AppError('permission-denied');
    if (emailVerified) return { sent: true as const };
    // An unknown licence id would let the sender put their own words into a mail to a stranger.
    const seat = input.seat && (await hasLicense(input.seat.id)) ? input.seat : undefined;
    await links.send({ kind: 'verify', email: email.toLowerCase(), uid, ...(seat && { seat }) });
    return { sent: true as const };
  }

  function refuseOldSignIn({ signedInAt }: Caller): void {
    if (clock().getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MS) {
      throw new AppError('recent-sign-in-required', 'For your safety, sign in again first');
    }
  }

  /** @throws AppError recent-sign-in-required if the sign-in is older than five minutes. */
  async function changeAddress({ caller, input: { email } }: Context<'changeAddress'>) {
    refuseOldSignIn(caller);
    const { uid, validSince } = caller;
    await links.send({ kind: 'change', email: email.toLowerCase(), uid, validSince });
    return { sent: true as const };
  }

  /**
   * Sets a new password and ends all sign-ins, including the caller's.
   *
   * @throws AppError recent-sign-in-required if the sign-in is older than five minutes.
   */
  async function changePassword({ caller, input: { password } }: Context<'changePassword'>) {
    refuseOldSignIn(caller);
    await passwords.change(caller.uid, password);
    return { changed: true as const };
  }

  /** True if an ID token belongs to an account that has proved this address. */
  async function isOwnAddress(email: string, session: string | undefined): Promise<boolean> {
    const token = await verifyToken(auth, session);
    const account = token && (await skipMissing(auth.getUser(token.uid)));
    if (!account || !isVerified(account)) return false;
    return account.email?.toLowerCase() === email.toLowerCase();
  }

  const handlers = defineHandlers({
    requestPasswordReset,
    checkPasswordReset: async ({ input }) => ({ email: await checkReset(input.code) }),
    confirmPasswordReset,
    requestVerification,
    changeAddress,
    confirmAddress: ({ input }) => addresses.confirm(input),
    changePassword,
    connectMicrosoft: async ({ caller, input: { identity } }) => {
      await microsoft.connect(caller, identity);
      return { connected: identity !== null };
    },
  });

  return {
    handlers,
    owners,
    isOwnAddress,
    finishPasswordChanges: passwords.finishDue,
    finishMove: addresses.finishMove,
    forget: (email: string) => links.removeTo(email),
  };
}

import type { UserRecord } from 'firebase-admin/auth';
import { MESSAGES } from '@flexa/contracts/errors';
import {
  changeClaims,
  readClaims,
  isConnectingMicrosoft,
  findMicrosoftId,
} from '../../platform/account';
import { AppError, createInvalidField } from '../../platform/errors';
import type { Caller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import type { ProfileHolder } from '../ports';
import { endSignIns } from '../addresses/take-over';

/** Time that a browser has to connect a Microsoft account, in seconds. */
const CONNECTING_SECONDS = 5 * 60;

/**
 * Records which Microsoft account may sign in to an account. A directory can write any address into its
 * accounts, and the identity service adds such a sign-in to an account with the same address. See
 * docs/decisions/a-microsoft-sign-in-proves-no-address.md.
 */
export function createMicrosoftLinks(
  { auth, clock }: Pick<Platform, 'auth' | 'clock'>,
  profiles: Pick<ProfileHolder, 'raiseValidSince'>,
) {
  const readNowInSeconds = () => Math.floor(clock().getTime() / 1000);

  /**
   * Announces or completes connecting a Microsoft account. The caller announces it before the
   * identity service connects it, so that other calls of the same browser don't disconnect it.
   * Afterwards a token from before the connection names the connected account: someone who is
   * signed in and holds that token is one person.
   */
  async function connect({ uid }: Caller, identity: string | null): Promise<void> {
    if (identity === null) {
      await changeClaims(auth, uid, { connectingUntil: readNowInSeconds() + CONNECTING_SECONDS });
      return;
    }
    if (findMicrosoftId(await auth.getUser(uid)) !== identity) {
      throw createInvalidField('identity', 'This Microsoft account is not connected');
    }
    await changeClaims(auth, uid, { microsoft: identity, connectingUntil: undefined });
  }

  /**
   * Disconnects a Microsoft account that the owner has not connected, and ends all sign-ins.
   *
   * @throws AppError sign-in-again; account-changing while the owner is connecting one.
   */
  async function refuse(account: UserRecord): Promise<never> {
    const { uid } = account;
    if (isConnectingMicrosoft(account, clock())) throw new AppError('account-changing');
    await auth.updateUser(uid, { providersToUnlink: ['microsoft.com'] });
    await endSignIns(auth, profiles, uid);
    await changeClaims(auth, uid, { microsoft: undefined });
    throw new AppError('sign-in-again', MESSAGES.microsoftNotConnected);
  }

  /** Forgets a disconnected Microsoft account, since the identity service may add it again. */
  async function forgetDisconnected(account: UserRecord): Promise<void> {
    if (readClaims(account).microsoft === undefined || findMicrosoftId(account) !== undefined)
      return;
    await changeClaims(auth, account.uid, { microsoft: undefined });
  }

  return { connect, refuse, forgetDisconnected };
}

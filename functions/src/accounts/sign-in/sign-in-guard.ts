import { MESSAGES } from '@flexa/contracts/errors';
import {
  beforeUserSignedIn,
  HttpsError,
  type AuthBlockingEvent,
} from 'firebase-functions/v2/identity';
import { isConnectingMicrosoft, isForeignMicrosoft } from '../../platform/account';
import { getDeployOptions } from '../../platform/functions';

type SignInEvent = Pick<AuthBlockingEvent, 'data' | 'additionalUserInfo'>;

/**
 * Refuses a Microsoft sign-in to a proved account whose owner has not connected it. This happens before the
 * identity service issues a token, which could set a password there without calling us. See
 * docs/decisions/a-microsoft-sign-in-proves-no-address.md.
 *
 * @throws HttpsError permission-denied
 */
export function guardSignIn({ data, additionalUserInfo }: SignInEvent, now: Date): void {
  if (!data || !isForeignMicrosoft(data, additionalUserInfo?.providerId)) return;
  if (isConnectingMicrosoft(data, now)) return;
  throw new HttpsError('permission-denied', MESSAGES.microsoftNotConnected);
}

/** Creates the function that the identity service calls before each sign-in, except one with our own token. */
export function createSignInGuard(clock: () => Date) {
  return beforeUserSignedIn(getDeployOptions('guardSignIns'), (event) => {
    guardSignIn(event, clock());
  });
}

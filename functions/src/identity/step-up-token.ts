import { jwtVerify, SignJWT } from 'jose';
import { STEP_UP_MS } from '@flexa/contracts/constants';
import type { StepUpToken } from '@flexa/contracts/passkeys';
import { derivedKey } from '../platform/fingerprint';
import type { Platform } from '../platform/platform';

const ALGORITHM = 'HS256';
/** Apart from any other token. */
const TYPE = 'step-up+jwt';

type TokenPlatform = Pick<Platform, 'config' | 'clock'>;

/** Whose proof it is, and of which of their sign-ins: elsewhere it is worth nothing. */
export interface Bearer {
  uid: string;
  signedInAt: Date;
}

const keyOf = ({ config }: TokenPlatform) => derivedKey(config.codeHmacKey, 'step-up');
const secondOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** A token that says that its bearer has just shown a passkey, or a recovery code in its place. */
export async function issueStepUpToken(
  platform: TokenPlatform,
  { uid, signedInAt }: Bearer,
): Promise<StepUpToken> {
  const issuedAt = secondOf(platform.clock());
  const expiresAt = issuedAt + STEP_UP_MS / 1000;
  const token = await new SignJWT({ auth_time: secondOf(signedInAt) })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyOf(platform));
  return { token, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

/** Whether a token is one of ours, of that bearer and still good. */
export async function isStepUpToken(
  platform: TokenPlatform,
  token: string,
  { uid, signedInAt }: Bearer,
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, keyOf(platform), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      subject: uid,
      requiredClaims: ['exp'],
      currentDate: platform.clock(),
    });
    return payload['auth_time'] === secondOf(signedInAt);
  } catch {
    // Nothing outside is asked, so whatever fails here is the token's fault.
    return false;
  }
}

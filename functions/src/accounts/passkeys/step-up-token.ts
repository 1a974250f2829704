import { jwtVerify, SignJWT } from 'jose';
import { STEP_UP_MS } from '@flexa/contracts/constants';
import type { StepUpToken } from '@flexa/contracts/passkeys';
import { deriveKey } from '../../platform/fingerprint';
import type { Platform } from '../../platform/platform';

const ALGORITHM = 'HS256';
/** Keeps these tokens apart from any other kind. */
const TYPE = 'step-up+jwt';

type TokenPlatform = Pick<Platform, 'config' | 'clock'>;

/** The person and the sign-in that a proof belongs to. The proof is worthless in any other sign-in. */
export interface Bearer {
  uid: string;
  signedInAt: Date;
}

const deriveTokenKey = ({ config }: TokenPlatform) => deriveKey(config.codeHmacKey, 'step-up');
const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Issues a token which states that its bearer has just shown a passkey, or a recovery code instead. */
export async function issueStepUpToken(
  platform: TokenPlatform,
  { uid, signedInAt }: Bearer,
): Promise<StepUpToken> {
  const issuedAt = toSeconds(platform.clock());
  const expiresAt = issuedAt + STEP_UP_MS / 1000;
  const token = await new SignJWT({ auth_time: toSeconds(signedInAt) })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(deriveTokenKey(platform));
  return { token, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

export async function isStepUpToken(
  platform: TokenPlatform,
  token: string,
  { uid, signedInAt }: Bearer,
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, deriveTokenKey(platform), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      subject: uid,
      requiredClaims: ['exp'],
      currentDate: platform.clock(),
    });
    return payload['auth_time'] === toSeconds(signedInAt);
  } catch {
    // No network call is involved, so every error here is the token's fault.
    return false;
  }
}

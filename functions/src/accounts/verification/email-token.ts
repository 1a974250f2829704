import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { emailSchema } from '@flexa/contracts/fields';
import { AppError } from '../../platform/errors';
import type { EmailCaller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { deriveKey } from '../../platform/fingerprint';

const ALGORITHM = 'HS256';
/** Apart from any other token, above all the identity service's. */
const TYPE = 'email+jwt';
/** Time to ask for a code and, once it has come, to enter it. */
const LIFETIME_SECONDS = 15 * 60;

type TokenPlatform = Pick<Platform, 'config' | 'clock'>;

const claimsSchema = z.object({ email: emailSchema });

const deriveTokenKey = ({ config }: TokenPlatform) => deriveKey(config.codeHmacKey, 'email-token');

/** A token that says which address its bearer gave, not that the address is theirs. */
export async function issueEmailToken(platform: TokenPlatform, email: string): Promise<string> {
  const issuedAt = Math.floor(platform.clock().getTime() / 1000);
  return new SignJWT({ email })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(deriveTokenKey(platform));
}

/**
 * The caller of an Authorization header that carries a token of POST /auth/token.
 *
 * @throws AppError unauthenticated
 */
export async function authenticateEmailCaller(
  platform: TokenPlatform,
  authorization: string | undefined,
): Promise<EmailCaller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  const key = deriveTokenKey(platform);
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      requiredClaims: ['exp'],
      currentDate: platform.clock(),
    });
    return claimsSchema.parse(payload);
  } catch {
    // Nothing outside is asked, so whatever fails here is the token's fault.
    throw new AppError('unauthenticated');
  }
}

import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { emailSchema } from '@flexa/contracts/fields';
import { AppError } from '../../platform/errors';
import type { EmailCaller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { deriveKey } from '../../platform/fingerprint';

const ALGORITHM = 'HS256';
/** Keeps these tokens apart from any other kind, above all those of the identity service. */
const TYPE = 'email+jwt';
/** Time to request a code and to enter it. */
const LIFETIME_SECONDS = 15 * 60;

type TokenPlatform = Pick<Platform, 'config' | 'clock'>;

const claimsSchema = z.object({ email: emailSchema });

const deriveTokenKey = ({ config }: TokenPlatform) => deriveKey(config.codeHmacKey, 'email-token');

/** Issues a token which states the address that its bearer entered, and does not prove ownership. */
export async function issueEmailToken(platform: TokenPlatform, email: string): Promise<string> {
  const issuedAt = Math.floor(platform.clock().getTime() / 1000);
  return new SignJWT({ email })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(deriveTokenKey(platform));
}

/**
 * Returns the caller named by a token of POST /auth/token in the Authorization header.
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
    // No network call is involved, so every error here is the token's fault.
    throw new AppError('unauthenticated');
  }
}

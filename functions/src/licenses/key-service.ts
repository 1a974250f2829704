import { compactVerify, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { LICENSE_KEY_DAYS } from '@flexa/contracts/constants';
import {
  LICENSE_KEY_TYPE,
  licenseClaimsSchema,
  type KeySet,
  type LicenseClaims,
  type LicenseKey,
  type LicenseVerdict,
} from '@flexa/contracts/keys';
import { isActive, type License } from '@flexa/contracts/licenses';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';

/**
 * Ed25519's name in headers and key sets. RFC 9864 has a newer one, `Ed25519`, which verifiers in
 * use, WebCrypto of Node 20 among them, do not take yet.
 */
const ALGORITHM = 'EdDSA';
const DAY_SECONDS = 24 * 60 * 60;

/** What the keys need of the licences. */
export interface LicenseFinder {
  find(id: string): Promise<License | undefined>;
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

function fault(reason: NonNullable<LicenseVerdict['reason']>): LicenseVerdict {
  return { valid: false, reason, license: null };
}

export type LicenseKeyService = ReturnType<typeof licenseKeyService>;

export function licenseKeyService(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  licenses: LicenseFinder,
) {
  /** The public parts, those of replaced keys too: what they signed stays good. */
  function keySet(): KeySet {
    return {
      keys: config.licenseKeys.map(({ kty, crv, x, kid }) => ({
        ...{ kty, crv, x, kid },
        alg: ALGORITHM,
        use: 'sig',
      })),
    };
  }

  function claimsOf(license: License, now: Date): LicenseClaims {
    return {
      sub: license.userId,
      lic: license.id,
      prd: license.visualType,
      qty: license.quantity,
      iat: secondsOf(now),
      exp: Math.min(
        secondsOf(new Date(license.expiresAt)),
        secondsOf(now) + LICENSE_KEY_DAYS * DAY_SECONDS,
      ),
    };
  }

  async function sign(claims: LicenseClaims): Promise<string> {
    const current = config.licenseKeys[0];
    if (!current) throw new Error('There is no key to sign licence keys with');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: current.kid, typ: LICENSE_KEY_TYPE })
      .sign(await importJWK(current, ALGORITHM));
  }

  /** The signed key of a licence as of a moment, whether it is active or not. */
  async function keyFor(license: License, now: Date): Promise<string> {
    return sign(claimsOf(license, now));
  }

  /**
   * The signed key of the caller's own active licence.
   *
   * @throws AppError not-found, permission-denied, license-not-active
   */
  async function get(caller: Caller, id: string): Promise<LicenseKey> {
    const license = await licenses.find(id);
    if (!license) throw new AppError('not-found', 'There is no such licence');
    if (license.userId !== caller.uid) throw new AppError('permission-denied');
    const now = clock();
    if (!isActive(license, now)) throw new AppError('license-not-active');
    const claims = claimsOf(license, now);
    return { key: await sign(claims), expiresAt: new Date(claims.exp * 1000).toISOString() };
  }

  /** Whether a key is ours, in its time, and its licence was not taken back since. */
  async function verify(sent: string): Promise<LicenseVerdict> {
    const key = sent.trim();
    const opened = await open(key);
    if (typeof opened === 'string') return fault(opened);
    const license = await licenses.find(opened.lic);
    const details = {
      id: opened.lic,
      product: license?.visualType ?? opened.prd,
      quantity: license?.quantity ?? opened.qty,
      expiresAt: license?.expiresAt ?? new Date(opened.exp * 1000).toISOString(),
    };
    const now = clock();
    if (opened.exp <= secondsOf(now)) {
      return { valid: false, reason: 'expired', license: details };
    }
    const holds = license && license.userId === opened.sub && isActive(license, now);
    if (!holds) return { valid: false, reason: 'revoked', license: details };
    return { valid: true, reason: null, license: details };
  }

  /** The claims of a key that is ours, or what is wrong with it. */
  async function open(
    key: string,
  ): Promise<LicenseClaims | 'malformed' | 'unknown-key' | 'bad-signature'> {
    const header = headerOf(key);
    if (!header) return 'malformed';
    // Before anything is verified: only this algorithm is ever right, whatever the header asks for.
    if (header.alg !== ALGORITHM || header.typ !== LICENSE_KEY_TYPE) return 'bad-signature';
    const signer = keySet().keys.find(({ kid }) => kid === header.kid);
    if (!signer) return 'unknown-key';
    const publicKey = await importJWK(signer, ALGORITHM);
    let payload: Uint8Array;
    try {
      ({ payload } = await compactVerify(key, publicKey, { algorithms: [ALGORITHM] }));
    } catch {
      // The public key is ours and good, so whatever fails is what was sent.
      return 'bad-signature';
    }
    const claims = licenseClaimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload)));
    return claims.success ? claims.data : 'malformed';
  }

  return { keySet, keyFor, get, verify };
}

/** The header of a JWS in compact form; undefined where it is none. */
function headerOf(key: string) {
  const parts = key.split('.');
  const isCompact = parts.length === 3 && parts.every(isCanonical);
  if (!isCompact) return undefined;
  try {
    return decodeProtectedHeader(key);
  } catch {
    return undefined;
  }
}

/** In base64url the last letter may carry spare bits: others in its place would mean the same. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

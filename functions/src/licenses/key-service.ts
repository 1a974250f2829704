import { importJWK, SignJWT } from 'jose';
import { checkLicense } from '@flexa/license/core';
import {
  ALGORITHM,
  GRACE_DAYS,
  LICENSE_KEY_TYPE,
  createKeyClaims,
  createRevocationList,
  REVOCATIONS_TYPE,
} from '@flexa/license/issue';
import type { KeySet, LicenseKey, LicenseVerdict } from '@flexa/contracts/keys';
import { hasKey, isHeld, type License } from '@flexa/contracts/licenses';
import { VISUAL_TYPES, type VisualType } from '@flexa/contracts/plans';
import type { Config } from '../platform/config';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';

/** Time for which a key works after its licence has ended. */
export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

/** The licence functions that the keys need. */
export interface LicenseFinder {
  /** Returns the current licence. A seat's licence never lasts longer than its parent. */
  findEffective(id: string): Promise<License | undefined>;
  /** Records that someone has the key of a licence, so that the revocation list covers it. */
  noteKeyIssued(license: License): Promise<void>;
  /** True if the person of an upgraded licence has a key of the membership instead. */
  isCovered(license: License): Promise<boolean>;
}

function buildFault(reason: NonNullable<LicenseVerdict['reason']>): LicenseVerdict {
  return { valid: false, reason, license: null };
}

export type LicenseKeyService = ReturnType<typeof createLicenseKeyService>;

export function createLicenseKeyService(
  { config, clock }: { config: Pick<Config, 'licenseKeys'>; clock: Platform['clock'] },
  licenses: LicenseFinder,
) {
  /** Public parts, including those of replaced keys, whose signatures remain valid. */
  function buildKeySet(): KeySet {
    return {
      keys: config.licenseKeys.map(({ kty, crv, x, kid }) => ({
        kty,
        crv,
        x,
        kid,
        alg: ALGORITHM,
        use: 'sig',
      })),
    };
  }

  /** Builds the claims from the licence alone, so that repeated calls return the same key. */
  function buildClaims(license: License) {
    return createKeyClaims({
      jti: license.id,
      sub: license.userId,
      lic: license.id,
      prd: license.visualType,
      qty: license.quantity,
      nam: license.name ?? '',
      isTrial: license.source === 'trial',
      issuedAt: new Date(license.createdAt),
      endsAt: new Date(license.expiresAt),
    });
  }

  async function sign(claims: object, typ: string): Promise<string> {
    const current = config.licenseKeys[0];
    if (!current) throw new Error('There is no key to sign licence keys with');
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: current.kid, typ })
      .sign(await importJWK(current, ALGORITHM));
  }

  /** Signs the key of a licence, active or not. Records nothing; people get their keys from `issue`. */
  async function signKey(license: License): Promise<string> {
    return sign(buildClaims(license), LICENSE_KEY_TYPE);
  }

  /**
   * Signs the key of a licence. The licence is marked first, so that no key escapes the revocation
   * list.
   */
  async function issue(license: License): Promise<string> {
    const key = await signKey(license);
    await licenses.noteKeyIssued(license);
    return key;
  }

  /**
   * Returns the signed key of the caller's own active licence.
   *
   * @throws AppError not-found, permission-denied, license-not-active
   */
  async function get(caller: Caller, id: string): Promise<LicenseKey> {
    const license = await licenses.findEffective(id);
    if (!license) throw new AppError('not-found', 'There is no such licence');
    if (license.userId !== caller.uid) throw new AppError('permission-denied');
    if (!hasKey(license, clock())) throw new AppError('license-not-active');
    return {
      key: await issue(license),
      expiresAt: new Date(buildClaims(license).exp * 1000).toISOString(),
    };
  }

  /**
   * Checks that we signed the key, that it is within its term, and that its licence was not
   * revoked.
   */
  async function verify(key: string): Promise<LicenseVerdict> {
    const now = clock();
    const check = checkLicense(key, { product: VISUAL_TYPES, now, keys: buildKeySet().keys });
    const { claims, endsAt } = check;
    if (!claims || !endsAt || !isProduct(claims.prd)) return buildFault(check.fault ?? 'malformed');
    const license = await licenses.findEffective(claims.lic);
    const details = {
      id: claims.lic,
      product: license?.visualType ?? claims.prd,
      quantity: license?.quantity ?? claims.qty,
      expiresAt: license?.expiresAt ?? endsAt.toISOString(),
    };
    if (!check.isLicensed) return { valid: false, reason: 'expired', license: details };
    // Only the licence identifies a key: a key from before a team transfer names the previous
    // owner.
    if (!license || !(await canKeyWork(license, now)))
      return { valid: false, reason: 'revoked', license: details };
    return { valid: true, reason: null, license: details };
  }

  /** Signs a list of the keys of these licences as revoked. */
  async function signRevocations(ids: readonly string[]): Promise<string> {
    const { claims, rows } = createRevocationList(ids, clock());
    return `${await sign(claims, REVOCATIONS_TYPE)}.${rows}`;
  }

  /** True if a key of the licence may still work, including the grace period after its end. */
  async function canKeyWork(license: License, now: Date): Promise<boolean> {
    if (new Date(license.expiresAt).getTime() + GRACE_MS <= now.getTime()) return false;
    if (license.deletedAt !== null) return licenses.isCovered(license);
    return isHeld(license) || license.companyBuiltAt !== undefined;
  }

  return { buildKeySet, signKey, issue, get, verify, signRevocations };
}

function isProduct(product: string): product is VisualType {
  return VISUAL_TYPES.some((type) => type === product);
}

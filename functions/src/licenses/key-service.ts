import { importJWK, SignJWT } from 'jose';
import { checkLicense } from '@flexa/license/core';
import {
  ALGORITHM,
  GRACE_DAYS,
  LICENSE_KEY_TYPE,
  reportKeyClaims,
  revocationClaims,
  revocationList,
  REVOCATIONS_TYPE,
} from '@flexa/license/issue';
import {
  REVOCATIONS_KEPT_SECONDS,
  type KeySet,
  type LicenseKey,
  type LicenseVerdict,
  type RevocationsVersion,
} from '@flexa/contracts/keys';
import { hasKey, isHeld, type License } from '@flexa/contracts/licenses';
import { VISUAL_TYPES, type VisualType } from '@flexa/contracts/plans';
import type { Config } from '../platform/config';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

/** What the keys need of the licences. */
export interface LicenseFinder {
  /** A licence as it stands; that of a seat no better than the one it is a seat of. */
  standing(id: string): Promise<License | undefined>;
  /** Ids of licences that give no right any more and ended after that moment, if they ended. */
  withdrawn(endedAfter: Date): Promise<string[]>;
  /** Whether the person of a licence that was upgraded has a key of the membership in its place. */
  isCovered(license: License): Promise<boolean>;
}

function fault(reason: NonNullable<LicenseVerdict['reason']>): LicenseVerdict {
  return { valid: false, reason, license: null };
}

export type LicenseKeyService = ReturnType<typeof licenseKeyService>;

export function licenseKeyService(
  { config, clock }: { config: Pick<Config, 'licenseKeys'>; clock: Platform['clock'] },
  licenses: LicenseFinder,
) {
  /** The public parts, those of replaced keys too: what they signed stays good. */
  function keySet(): KeySet {
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

  /** Made of the licence alone, so that a licence has one key however often it is asked for. */
  function claimsOf(license: License) {
    return reportKeyClaims({
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

  /** The signed key of a licence, whether it is active or not. */
  async function keyFor(license: License): Promise<string> {
    return sign(claimsOf(license), LICENSE_KEY_TYPE);
  }

  /**
   * The signed key of the caller's own active licence.
   *
   * @throws AppError not-found, permission-denied, license-not-active
   */
  async function get(caller: Caller, id: string): Promise<LicenseKey> {
    const license = await licenses.standing(id);
    if (!license) throw new AppError('not-found', 'There is no such licence');
    if (license.userId !== caller.uid) throw new AppError('permission-denied');
    if (!hasKey(license, clock())) throw new AppError('license-not-active');
    const claims = claimsOf(license);
    return {
      key: await sign(claims, LICENSE_KEY_TYPE),
      expiresAt: new Date(claims.exp * 1000).toISOString(),
    };
  }

  /** Whether a key is ours, in its time, and its licence was not taken back since. */
  async function verify(key: string): Promise<LicenseVerdict> {
    const now = clock();
    const check = checkLicense(key, { product: VISUAL_TYPES, now, keys: keySet().keys });
    const { claims, endsAt } = check;
    if (!claims || !endsAt || !isProduct(claims.prd)) return fault(check.fault ?? 'malformed');
    const license = await licenses.standing(claims.lic);
    const details = {
      id: claims.lic,
      product: license?.visualType ?? claims.prd,
      quantity: license?.quantity ?? claims.qty,
      expiresAt: license?.expiresAt ?? endsAt.toISOString(),
    };
    if (!check.isLicensed) return { valid: false, reason: 'expired', license: details };
    // A key is known by its licence: one of before a team was handed over names the owner of then.
    if (!license || !(await stillHolds(license, now)))
      return { valid: false, reason: 'revoked', license: details };
    return { valid: true, reason: null, license: details };
  }

  const kept = new Map<RevocationsVersion, { list: Promise<string>; at: number }>();

  /** The signed list of keys that were revoked and have not ended, made again after a while. */
  function revocations(version: RevocationsVersion): Promise<string> {
    const now = clock();
    const known = kept.get(version);
    // Either way: a clock that goes back would keep a list for longer.
    if (known && Math.abs(now.getTime() - known.at) < REVOCATIONS_KEPT_SECONDS * 1000) {
      return known.list;
    }
    const list = makeList(version, now);
    kept.set(version, { list, at: now.getTime() });
    // The next one asks again.
    list.catch(() => kept.delete(version));
    return list;
  }

  async function makeList(version: RevocationsVersion, now: Date): Promise<string> {
    const ids = await licenses.withdrawn(new Date(now.getTime() - GRACE_MS));
    if (version === '1') return sign(revocationClaims(ids, now), REVOCATIONS_TYPE);
    const list = revocationList(ids, now);
    return `${await sign(list.claims, REVOCATIONS_TYPE)}.${list.ids}`;
  }

  /** Whether a key of the licence may still work, which it may for a while after its end. */
  async function stillHolds(license: License, now: Date): Promise<boolean> {
    if (new Date(license.expiresAt).getTime() + GRACE_MS <= now.getTime()) return false;
    return license.deletedAt === null ? isHeld(license) : licenses.isCovered(license);
  }

  return { keySet, keyFor, get, verify, revocations };
}

function isProduct(product: string): product is VisualType {
  return VISUAL_TYPES.some((type) => type === product);
}

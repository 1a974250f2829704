import { z } from 'zod';
import { nameSchema, uidSchema } from '../fields';
import {
  licenseIdSchema,
  licenseSchema,
  LICENSES_LISTED_MAX,
  monthSchema,
  packSchema,
} from '../licenses';
import {
  keySetSchema,
  LICENSE_KEY_MAX,
  licenseKeySchema,
  licenseVerdictSchema,
  REVOCATIONS_KEPT_SECONDS,
  revocationsSchema,
} from '../keys';
import { FREE_PER_SOURCE } from '../offers';
import { defineOperation } from '../operation';
import { routes } from '../routes';

export const claimFreeLicense = defineOperation({
  name: 'claimFreeLicense',
  ...routes.claimFreeLicense,
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Takes a place of the free offer and with it one free licence of a visual, ' +
    'for at most the months that the offer gives',
  tag: 'Licences',
  input: z.strictObject({
    uid: uidSchema,
    month: monthSchema,
    visualType: packSchema,
    name: nameSchema,
  }),
  output: licenseSchema,
  created: true,
  errors: ['not-found', 'offer-over', 'no-places-left', 'already-claimed'],
  callable: true,
  verified: true,
  limit: [{ points: 30, seconds: 3600, by: 'caller', lasting: true }, FREE_PER_SOURCE],
});

export const startTrial = defineOperation({
  name: 'startTrial',
  ...routes.startTrial,
  access: { kind: 'self', owner: 'uid' },
  summary: 'A trial of any pack for 14 days, once for each confirmed mailbox',
  tag: 'Licences',
  input: z.strictObject({ uid: uidSchema, visualType: packSchema, name: nameSchema }),
  output: licenseSchema,
  created: true,
  errors: ['not-found', 'already-claimed'],
  callable: true,
  verified: true,
  limit: [{ points: 10, seconds: 3600, by: 'caller', lasting: true }, FREE_PER_SOURCE],
});

export const listLicenses = defineOperation({
  name: 'listLicenses',
  ...routes.listLicenses,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary: 'The newest 200 licences of a user, including revoked ones, with the reason',
  tag: 'Licences',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(licenseSchema).max(LICENSES_LISTED_MAX) }),
  errors: [],
  callable: true,
});

export const getLicenseKey = defineOperation({
  name: 'getLicenseKey',
  ...routes.getLicenseKey,
  access: { kind: 'signed-in' },
  summary: "The report key of one's own active licence, to paste into Power BI once",
  tag: 'Licences',
  input: z.strictObject({ id: licenseIdSchema }),
  output: licenseKeySchema,
  errors: ['permission-denied', 'not-found', 'license-not-active'],
  callable: true,
  limit: { points: 120, seconds: 3600, by: 'caller' },
});

export const verifyLicense = defineOperation({
  name: 'verifyLicense',
  ...routes.verifyLicense,
  access: { kind: 'public' },
  summary: 'Checks that a key is genuine and its licence is valid and not revoked',
  tag: 'Licences',
  input: z.strictObject({ key: z.string().min(1).max(LICENSE_KEY_MAX) }),
  output: licenseVerdictSchema,
  errors: [],
  callable: true,
  limit: { points: 400, seconds: 60, by: 'address' },
});

export const getLicenseKeySet = defineOperation({
  name: 'getLicenseKeySet',
  ...routes.getLicenseKeySet,
  access: { kind: 'public' },
  summary: 'The public keys (JWKS) with which a licence key is checked offline',
  tag: 'Licences',
  input: z.strictObject({}),
  output: keySetSchema,
  errors: [],
  callable: true,
  limit: 'none',
});

export const getRevocations = defineOperation({
  name: 'getRevocations',
  ...routes.getRevocations,
  access: { kind: 'public' },
  summary:
    'The signed list of revoked keys that have not expired, for offline checks. ' +
    'A job builds it every hour, and caches may hold it for another',
  tag: 'Licences',
  input: z.strictObject({}),
  output: revocationsSchema,
  errors: ['not-found'],
  callable: false,
  keptFor: REVOCATIONS_KEPT_SECONDS,
  limit: { points: 60, seconds: 60, by: 'address' },
});

import { beforeAll, describe, expect, test } from 'vitest';
import { checkLicense } from '@flexa/license/core';
import {
  FLEXA_VISUALS,
  listProductsFor,
  addLicenseKey,
  listLicenseKeys,
} from '@flexa/license/flexa';
import type { License } from '@flexa/contracts/licenses';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import type { PrivateKey } from '../platform/config';
import { LICENSE, newKey } from './key-samples';
import { createLicenseKeyService } from './key-service';

const DAY = 24 * 60 * 60 * 1000;
const END = Date.parse(LICENSE.expiresAt);

let pairs: PrivateKey[];
beforeAll(async () => {
  pairs = await Promise.all([newKey('2026-b'), newKey('2026-a')]);
});

const createKeyService = (licenseKeys: PrivateKey[]) =>
  createLicenseKeyService(
    { config: { licenseKeys }, clock: () => new Date(LICENSE.createdAt) },
    {
      findEffective: async () => LICENSE,
      noteKeyIssued: async () => undefined,
      isCovered: async () => false,
    },
  );

/** Checks a key that the functions sign, as a visual of our packs does. */
async function inVisual(license: License, now: number, product: string | readonly string[]) {
  const service = createKeyService(pairs);
  const key = await service.signKey(license);
  return checkLicense(key, { product, now: new Date(now), keys: service.buildKeySet().keys });
}

describe('keys signed by the functions, read by a visual', () => {
  test.each([
    ['the day it is made', Date.parse(LICENSE.createdAt), 'valid', 379],
    ['the last moment of the licence', END - 1, 'valid', 15],
    ['the end of the licence', END, 'grace', 14],
    ['14 days later', END + 14 * DAY, 'expired', 0],
  ])('a visual accepts a key of the functions: %s', async (_, now, state, daysLeft) => {
    expect(await inVisual(LICENSE, now, 'suite')).toMatchObject({
      state,
      daysLeft,
      endsAt: new Date(LICENSE.expiresAt),
      fault: null,
      claims: { nam: 'Nora Lind', sub: 'nora', qty: 5, v: 1 },
    });
  });

  test('a visual counts the last days of a trial', async () => {
    const trial: License = { ...LICENSE, source: 'trial', licenseType: 'free' };
    expect(await inVisual(trial, END - 5 * DAY, 'suite')).toMatchObject({
      state: 'trial',
      message: 'Trial, 5 days left',
    });
    expect((await inVisual(trial, END, 'suite')).state).toBe('expired');
  });

  test.each(VISUAL_TYPES)(
    'a key for %s unlocks the visuals of its packs and no others',
    async (type) => {
      const license: License = { ...LICENSE, visualType: type };
      const key = await createKeyService(pairs).signKey(license);
      const theme = addLicenseKey({ name: 'Report' }, key);
      expect(listLicenseKeys(theme)).toEqual([key]);
      for (const { guid, pack } of FLEXA_VISUALS) {
        const isFor = pack === type || (type === 'suite' && ['charts', 'designs'].includes(pack));
        expect(guid in theme.visualStyles, guid).toBe(isFor);
        const { isLicensed } = await inVisual(license, END - 1, listProductsFor(pack));
        expect(isLicensed, guid).toBe(isFor);
      }
    },
  );

  test('a licence key stays valid after the signing key is replaced, in a visual that knows both', async () => {
    const [, old] = pairs;
    const key = await createKeyService(old ? [old] : []).signKey(LICENSE);
    const { keys } = createKeyService(pairs).buildKeySet();
    const options = { product: 'suite', now: new Date(END - 1), keys };
    expect(checkLicense(key, options).state).toBe('valid');
    expect(checkLicense(key, { ...options, keys: keys.slice(0, 1) }).fault).toBe('unknown-key');
  });
});

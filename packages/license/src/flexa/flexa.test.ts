import { describe, expect, test } from 'vitest';
import { createKeyClaims } from '../issue.js';
import { ENDS, ISSUED, createSigner, signJws } from '../testing/keys.js';
import {
  FLEXA_VISUALS,
  formatStoreName,
  listLicenseKeys,
  listProductsFor,
  removeStoreSuffix,
  addLicenseKey,
  removeLicenseKeys,
} from './index.js';

const seller = createSigner('2026-a');
const signKey = (prd: string) =>
  signJws(
    seller,
    createKeyClaims({
      jti: `key-${prd}`,
      sub: 'nora',
      lic: 'l',
      prd,
      qty: 1,
      nam: 'Nora',
      isTrial: false,
      issuedAt: ISSUED,
      endsAt: ENDS,
    }),
  );
const listGuids = (...packs: string[]) =>
  FLEXA_VISUALS.filter(({ pack }) => packs.includes(pack)).map(({ guid }) => guid);
/** Both names of each visual in reports and themes. */
const listNames = (...packs: string[]) =>
  listGuids(...packs).flatMap((guid) => [guid, `${guid}_OrgStore`]);

test('the names of our visuals in reports never change', () => {
  expect(FLEXA_VISUALS.map(({ guid }) => guid)).toEqual([
    'flexaVarianceColumnsA29BD17949DA09B70C0358425DA9B043',
    'flexaBulletList9A52F08718063CE51D634EB90BD4EADC',
    'flexaBridge92DC5FE38EAA0AAD50A8457E5668840A',
    'flexaTableAB057C7305F8875C10A177725A65BB53',
    'flexaKeyFigureAB65ADF055F4DCBD1BE8E22713DFB520',
    'flexaForecastDFDA758EC4C8B119243542FC1F7127C5',
  ]);
});

test('a visual from an organisation’s store has a name of its own', () => {
  const [guid = ''] = listGuids('tables');
  expect(formatStoreName(guid)).toBe('flexaTableAB057C7305F8875C10A177725A65BB53_OrgStore');
  expect(removeStoreSuffix(formatStoreName(guid))).toBe(guid);
  expect(removeStoreSuffix(guid)).toBe(guid);
});

test('the membership unlocks charts and designs', () => {
  expect(listProductsFor('charts')).toEqual(['charts', 'suite']);
  expect(listProductsFor('designs')).toEqual(['designs', 'suite']);
  expect(listProductsFor('tables')).toEqual(['tables']);
  expect(listProductsFor('analytics')).toEqual(['analytics']);
});

describe('a key in a theme', () => {
  const [variance = ''] = listGuids('charts');
  const theme = {
    name: 'Quarterly',
    dataColors: ['#4338CA'],
    visualStyles: {
      '*': { '*': { title: [{ show: true }] } },
      [variance]: { '*': { columns: [{ gap: 20 }] }, wide: { columns: [{ gap: 40 }] } },
    },
  };

  test('goes under both names of each visual of its pack, beside what was there', () => {
    const key = signKey('charts');
    const licensed = addLicenseKey(theme, ` ${key.replace(/.{40}/g, '$&\r\n')}\u200b\n`);
    expect(licensed).toMatchObject(theme);
    expect(licensed.visualStyles).toHaveProperty([variance, '*', 'flexaLicence'], [{ key }]);
    const written = Object.keys(licensed.visualStyles).filter((name) => name !== '*');
    expect(written.sort()).toEqual(listNames('charts').sort());
    const fromStore = listNames('charts').filter((name) => name.endsWith('_OrgStore'));
    for (const name of fromStore) {
      expect(licensed.visualStyles[name]).toEqual({ '*': { flexaLicence: [{ key }] } });
    }
    expect(theme.visualStyles[variance]).not.toHaveProperty(['*', 'flexaLicence']);
  });

  test('of a second pack leaves the first where it is, a newer one takes its place', () => {
    const both = addLicenseKey(addLicenseKey({}, signKey('tables')), signKey('suite'));
    expect(listLicenseKeys(both)).toEqual([signKey('tables'), signKey('suite')]);
    expect(Object.keys(both.visualStyles as object).sort()).toEqual(
      listNames('tables', 'charts', 'designs').sort(),
    );
    const newer = signKey('suite').replace(/.$/, '_');
    expect(listLicenseKeys(addLicenseKey(both, newer))).toEqual([signKey('tables'), newer]);
  });

  test('goes into the style of every visual only if that is asked for, beside what was there', () => {
    const key = signKey('charts');
    expect(addLicenseKey(theme, key).visualStyles['*']).toEqual(theme.visualStyles['*']);
    const everywhere = addLicenseKey(theme, key, { everyVisual: true });
    expect(everywhere.visualStyles['*']).toEqual({
      '*': { title: [{ show: true }], flexaLicence: [{ key }] },
    });
    expect(everywhere.visualStyles).toHaveProperty([variance, '*', 'flexaLicence'], [{ key }]);
    expect(removeLicenseKeys(everywhere)).toEqual(theme);
  });

  test('goes again without a trace', () => {
    expect(removeLicenseKeys(addLicenseKey(theme, signKey('suite')))).toEqual(theme);
    expect(removeLicenseKeys(addLicenseKey({ name: 'x' }, signKey('charts')))).toEqual({
      name: 'x',
    });
    expect(removeLicenseKeys(theme)).toBe(theme);
  });

  test.each(['', 'hello', signKey('something-else'), 7, null, {}])(
    'refuses %s as a key',
    (text) => {
      expect(() => addLicenseKey(theme, text)).toThrow(RangeError);
    },
  );

  test.each([null, undefined, 7, 'theme', [], { visualStyles: 7 }])(
    'is looked for in anything that a file holds (%j)',
    (odd) => {
      expect(listLicenseKeys(odd)).toEqual([]);
      expect(removeLicenseKeys(odd as never)).toBe(odd);
      const licensed = addLicenseKey(odd as never, signKey('tables'));
      expect(listLicenseKeys(licensed)).toEqual([signKey('tables')]);
    },
  );

  test.each([{ visualStyles: null }, { visualStyles: [] }, { visualStyles: { a: 1 } }])(
    'takes a theme that isn’t well made (%j)',
    (odd) => {
      expect(listLicenseKeys(odd)).toEqual([]);
      expect(listLicenseKeys(addLicenseKey(odd, signKey('tables')))).toEqual([signKey('tables')]);
    },
  );
});

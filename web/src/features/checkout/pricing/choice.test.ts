import { afterEach, describe, expect, test } from 'vitest';
import { computeMembershipPrice } from '@flexa/contracts/plans';
import { now, setClock } from '@/lib/clock';
import { noteServerTime } from '@/lib/server-clock';
import { env } from '@/lib/env';
import {
  parseCount,
  isOfferOn,
  computeListPrice,
  computePrice,
  readChoice,
  readReturn,
  computeSaving,
  buildSearch,
  stepCount,
  chooseTerm,
  listTerms,
} from './choice';

const startOffer = () => setClock(() => new Date('2025-10-31T23:59:59.999Z'));
const endOffer = () => setClock(() => new Date('2025-11-01T00:00:00.000Z'));
afterEach(() => setClock());

describe('readChoice and buildSearch', () => {
  test('the address of a pricing page holds the choice', () => {
    expect(readChoice('tables', '?months=3&quantity=7')).toEqual({
      visualType: 'tables',
      month: 3,
      licences: '7',
      isAddition: false,
    });
    expect(readChoice('charts', '?plan=membership&months=6')).toEqual({
      visualType: 'suite',
      month: 6,
      licences: '1',
      isAddition: false,
    });
    expect(readChoice('charts', '?add-seats=1')).toMatchObject({ isAddition: true });
    expect(readChoice('charts', '?separate=1')).toMatchObject({ isSeparate: true });
  });

  test.each([
    ['', 12, '1'],
    ['?months=2&quantity=0', 12, '1'],
    ['?months=12.0&quantity=-3', 12, '1'],
    ['?months=one&quantity=two', 12, '1'],
    ['?quantity=500', 12, '500'],
    ['?quantity=1001', 12, '1001'],
    ['?quantity=2.9', 12, '2'],
    ['?plan=else&months=1', 1, '1'],
  ])('the invalid query "%s" is read as %i months, %s licences', (search, month, licences) => {
    expect(readChoice('charts', search)).toMatchObject({ visualType: 'charts', month, licences });
  });

  test('no address offers the membership for one month', () => {
    expect(readChoice('charts', '?plan=membership&months=1').month).toBe(12);
  });

  test('buildSearch writes the choice, but no quantity that is not a number', () => {
    const choice = { visualType: 'tables', month: 3, licences: '4', isAddition: false } as const;
    const addition = { ...choice, isAddition: true };
    expect(readChoice('tables', buildSearch(addition))).toEqual(addition);
    expect(buildSearch(choice)).toBe('?months=3&quantity=4');
    const separate = { ...choice, isSeparate: true };
    expect(readChoice('tables', buildSearch(separate))).toEqual(separate);
    expect(buildSearch({ ...choice, licences: 'x' })).toBe('?months=3');
    expect(buildSearch({ ...choice, licences: '5000' })).toBe('?months=3&quantity=5000');
    expect(readChoice('tables', buildSearch(choice))).toEqual(choice);
  });

  test('readReturn tells how the buyer came back from the payment', () => {
    expect(readReturn('?payment=cancelled')).toBe('cancelled');
    expect(readReturn('?payment=failed')).toBe('failed');
    expect(readReturn('?payment=paid')).toBeNull();
  });
});

describe('parseCount and stepCount', () => {
  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['100', 100],
    ['1000', 1000],
  ])('parseCount reads "%s" as %i', (typed, count) => expect(parseCount(typed)).toBe(count));

  test.each(['', '0', '1001', '-1', '1.5', '1e1', 'two', '٣'])(
    'parseCount rejects "%s"',
    (typed) => {
      expect(parseCount(typed)).toBeUndefined();
    },
  );

  test.each([
    ['1', 1, 2],
    ['1000', 1, 1000],
    ['1', -1, 1],
    ['', 1, 1],
    ['2500', -1, 1000],
    ['0', 1, 1],
    ['x', -1, 1],
  ] as const)('from "%s" a step of %i leads to %i', (typed, by, next) => {
    expect(stepCount(typed, by)).toBe(next);
  });
});

test('each visual has its terms, and changing the visual keeps the term if possible', () => {
  expect(listTerms('tables')).toEqual([1, 3, 6, 12]);
  expect(listTerms('suite')).toEqual([3, 6, 12]);
  expect(chooseTerm('suite', 6)).toBe(6);
  expect(chooseTerm('suite', 1)).toBe(3);
});

describe('computePrice and computeSaving', () => {
  const buildPack = (month: 1 | 3 | 6 | 12) => ({ visualType: 'charts', month }) as const;
  const buildSuite = (month: 3 | 6 | 12) => ({ visualType: 'suite', month }) as const;

  test('only a year of a pack has a saving tag, compared with paying every month', () => {
    expect([1, 3, 6, 12].map((month) => computePrice(buildPack(month as 1)))).toEqual([
      2400, 6000, 12_000, 21_000,
    ]);
    expect(computeSaving(buildPack(12))).toEqual({ saved: 7800, insteadOf: 2400 });
    for (const month of [1, 3, 6] as const) expect(computeSaving(buildPack(month))).toBeUndefined();
  });

  test('the membership has its offer price to the last moment of the offer', () => {
    startOffer();
    expect(isOfferOn()).toBe(true);
    expect([3, 6, 12].map((month) => computePrice(buildSuite(month as 3)))).toEqual([
      10_000, 18_000, 35_000,
    ]);
    expect([3, 6, 12].map((month) => computeListPrice(buildSuite(month as 3)))).toEqual([
      12_000, 24_000, 42_000,
    ]);
    expect(computeSaving(buildSuite(12))).toEqual({ saved: 7000, insteadOf: 3500 });
  });

  test('prices use the same clock as the other pages, whatever the server’s time is', () => {
    startOffer();
    noteServerTime(new Date(env.comboOfferEnd.getTime() + 86_400_000).toUTCString());
    expect(isOfferOn()).toBe(true);
    expect(computePrice(buildSuite(12))).toBe(computeMembershipPrice(12, now(), env.comboOfferEnd));
    noteServerTime(now().toUTCString());
  });

  test('the membership has list prices after the offer, with no struck price and no saving', () => {
    endOffer();
    expect(isOfferOn()).toBe(false);
    expect([3, 6, 12].map((month) => computePrice(buildSuite(month as 3)))).toEqual([
      12_000, 24_000, 42_000,
    ]);
    for (const month of [3, 6, 12] as const) {
      expect(computeListPrice(buildSuite(month))).toBeUndefined();
      expect(computeSaving(buildSuite(month))).toBeUndefined();
    }
  });
});

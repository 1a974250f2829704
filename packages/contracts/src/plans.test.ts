import { describe, expect, test } from 'vitest';
import {
  computeAddedSeatPrice,
  COMBO_OFFER_END,
  MEMBERSHIP_PLANS,
  PART_PLANS,
  PLANS,
  computeSeatPrice,
} from './plans';

const after = new Date(COMBO_OFFER_END.getTime() + 1);

describe('the price list', () => {
  test('a pack costs 24, 60, 120 and 210 dollars', () => {
    expect(PART_PLANS.map(({ months, cents }) => [months, cents / 100])).toEqual([
      [1, 24],
      [3, 60],
      [6, 120],
      [12, 210],
    ]);
  });

  test.each(MEMBERSHIP_PLANS)(
    '$months months of membership cost as much as its two packs',
    (plan) => {
      const pack = PART_PLANS.find(({ months }) => months === plan.months);
      expect(plan.listCents).toBe(2 * (pack?.cents ?? 0));
    },
  );

  test('the offer price of the membership saves 17, 25 and 17 percent', () => {
    const savings = MEMBERSHIP_PLANS.map(({ listCents, offerCents }) =>
      Math.round((100 * (listCents - offerCents)) / listCents),
    );
    expect(savings).toEqual([17, 25, 17]);
  });

  test('no longer term costs more by the month', () => {
    for (const { visualType } of PLANS) {
      const rates = PLANS.filter((plan) => plan.visualType === visualType).map(
        (plan) => (computeSeatPrice(plan, after) ?? 0) / plan.month,
      );
      expect(rates).toEqual([...rates].sort((a, b) => b - a));
    }
  });
});

describe('computeAddedSeatPrice', () => {
  const term = { begin: new Date('2026-01-01T00:00:00Z'), end: new Date('2026-04-01T00:00:00Z') };
  const computePriceAt = (moment: string) => computeAddedSeatPrice(6000, term, new Date(moment));

  test.each([
    ['2026-01-01T00:00:00Z', 6000],
    ['2026-01-01T00:00:01Z', 6000],
    ['2026-01-02T00:00:00Z', 5933],
    ['2026-02-15T00:00:00Z', 3000],
    ['2026-03-18T00:00:00Z', 933],
    ['2026-03-18T00:00:01Z', 933],
    ['2026-03-19T00:00:00Z', undefined],
    ['2026-05-01T00:00:00Z', undefined],
  ])('an added seat costs its part of the days at %s', (moment, cents) => {
    expect(computePriceAt(moment)).toBe(cents);
  });

  test('an added seat never costs more than the whole term', () => {
    const longer = { ...term, begin: new Date('2026-02-01T00:00:00Z') };
    expect(computeAddedSeatPrice(6000, longer, new Date('2026-01-01T00:00:00Z'))).toBe(6000);
  });
});

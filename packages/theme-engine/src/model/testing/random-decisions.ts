import fc from 'fast-check';
import type { Decisions, TextStyle } from '../decisions';
import { FONTS } from '../fonts';

export const randomHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

const randomText: fc.Arbitrary<TextStyle> = fc.record({
  weight: fc.constantFrom('regular' as const, 'semibold' as const, 'bold' as const),
  size: fc.integer({ min: 16, max: 90 }).map((halves) => halves / 2),
});

/** Any decisions a designer could make. */
export const randomDecisions: fc.Arbitrary<Decisions> = fc.record({
  page: fc.constantFrom('light' as const, 'dark' as const),
  dataColors: fc.array(randomHex, { minLength: 8, maxLength: 16 }),
  accent: randomHex,
  accentFill: randomHex,
  tableAccent: randomHex,
  pageBackground: randomHex,
  background: randomHex,
  secondaryBackground: randomHex,
  outspace: randomHex,
  firstLevel: randomHex,
  secondLevel: randomHex,
  thirdLevel: randomHex,
  fourthLevel: randomHex,
  good: randomHex,
  neutral: randomHex,
  bad: randomHex,
  minimum: randomHex,
  center: fc.option(randomHex),
  maximum: randomHex,
  missing: randomHex,
  font: fc.constantFrom(...FONTS),
  title: randomText,
  callout: randomText,
  header: randomText,
  label: randomText,
  corners: fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2),
  hasBorder: fc.boolean(),
  hasShadow: fc.boolean(),
});

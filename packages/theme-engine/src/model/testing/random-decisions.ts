import fc from 'fast-check';
import { DECISION_LIST, type Decision, type Decisions } from '../decisions';
import { FONTS } from '../fonts';

export const randomHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

type MakeValues = (decision: Decision) => fc.Arbitrary<unknown>;

/** Generates multiples of one half. */
const generateHalves = (min: number, max: number) =>
  fc.integer({ min: min * 2, max: max * 2 }).map((twice) => twice / 2);

const makeValues: MakeValues = (decision) => {
  switch (decision.kind) {
    case 'page':
      return fc.constantFrom('light', 'dark');
    case 'colors':
      return fc.array(randomHex, { minLength: 8, maxLength: 16 });
    case 'color':
      return randomHex;
    case 'optionalColor':
      return fc.option(randomHex);
    case 'font':
      return fc.constantFrom(...FONTS);
    case 'text':
      return fc.record({
        weight: fc.constantFrom('regular', 'semibold', 'bold'),
        size: generateHalves(8, 45),
      });
    case 'pixels':
      return generateHalves(0, decision.max);
    case 'switch':
      return fc.boolean();
  }
};

/** Generates any decisions that a designer could make. `make` limits the values of a decision. */
export function createRandomDecisions(
  make: (decision: Decision) => fc.Arbitrary<unknown> | undefined = () => undefined,
): fc.Arbitrary<Decisions> {
  const values = DECISION_LIST.map((one) => [one.key, make(one) ?? makeValues(one)] as const);
  return fc.record(Object.fromEntries(values)) as unknown as fc.Arbitrary<Decisions>;
}

export const randomDecisions = createRandomDecisions();

import { formatWriter, type WriteNumber } from './number-format';
import { numberWriter, type UnitNames } from './short-number';

/** How the author wants numbers written. */
interface NumberChoices {
  displayUnits: keyof typeof UNITS;
  /** -1 leaves them to the model. */
  decimals: number;
}

interface Language {
  locale: string;
  say: (key: 'Unit_Thousand' | 'Unit_Million' | 'Unit_Billion' | 'Unit_Trillion') => string;
}

const UNITS = { auto: 0, none: 1, thousands: 1e3, millions: 1e6, billions: 1e9 } as const;
const MINUS = '−';

/** One measure's numbers, short as in a drawing and whole as in a tooltip. */
export interface MeasureNumbers {
  amount: WriteNumber;
  difference: WriteNumber;
  wholeAmount: WriteNumber;
  wholeDifference: WriteNumber;
}

export const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** With its sign in front, plus too. */
export const signed =
  (write: WriteNumber): WriteNumber =>
  (value) =>
    value === 0 ? write(0) : `${value > 0 ? '+' : MINUS}${write(Math.abs(value))}`;

/** How the numbers of a measure are written: all in the unit of the largest of `values`. */
export function measureNumbers(
  format: string | null,
  { displayUnits, decimals }: NumberChoices,
  { locale, say }: Language,
  values: Iterable<number>,
): MeasureNumbers {
  const [thousand, million] = [say('Unit_Thousand'), say('Unit_Million')];
  const unitNames: UnitNames = [thousand, million, say('Unit_Billion'), say('Unit_Trillion')];
  const amount = numberWriter(
    {
      format,
      locale,
      unitNames,
      displayUnits: UNITS[displayUnits],
      decimals: decimals < 0 ? null : Math.round(decimals),
    },
    values,
  );
  const wholeAmount = formatWriter(format, locale);
  return {
    amount,
    wholeAmount,
    difference: signed(amount),
    wholeDifference: signed(wholeAmount),
  };
}

/** Parts of one as percent, with a decimal where they are small. */
export function percentWriter(locale: string): WriteNumber {
  const [small, usual] = [formatWriter('0.0%', locale), formatWriter('0%', locale)];
  return signed((value) => (Math.abs(value) < 0.1 ? small : usual)(value));
}

import { formatNumber } from '../format/number-format';
import { numberWriter, type WriteNumber } from '../format/short-number';
import type { VariancePoint } from './data';
import { unitNamesIn, type VarianceInput } from './input';

const UNITS = { auto: 0, none: 1, thousands: 1e3, millions: 1e6, billions: 1e9 } as const;
const MINUS = '−';

export interface VarianceNumbers {
  /** Short, as on the chart. */
  amount: WriteNumber;
  difference: WriteNumber;
  percent: WriteNumber;
  /** Whole, as in a tooltip. */
  wholeAmount: WriteNumber;
  wholeDifference: WriteNumber;
}

const signed =
  (write: WriteNumber): WriteNumber =>
  (value) =>
    value === 0 ? write(0) : `${value > 0 ? '+' : MINUS}${write(Math.abs(value))}`;

export const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const amountsOf = ({ actual, plan, previous }: VariancePoint) =>
  [actual, plan, previous].filter(isNumber);

/** How numbers are written: all in the unit of the largest. */
export function numbersOf({ data, settings, locale, say }: VarianceInput): VarianceNumbers {
  const { displayUnits, decimals } = settings.text;
  const amount = numberWriter(
    {
      ...{ format: data.format, locale, unitNames: unitNamesIn(say) },
      displayUnits: UNITS[displayUnits],
      decimals: decimals < 0 ? null : Math.round(decimals),
    },
    data.points.flatMap(amountsOf),
  );
  const wholeAmount: WriteNumber = (value) => formatNumber(value, data.format, locale);
  return {
    ...{ amount, wholeAmount },
    difference: signed(amount),
    percent: signed((value) => formatNumber(value, Math.abs(value) < 0.1 ? '0.0%' : '0%', locale)),
    wholeDifference: signed(wholeAmount),
  };
}

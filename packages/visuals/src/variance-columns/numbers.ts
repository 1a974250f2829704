import {
  isNumber,
  measureNumbers,
  percentWriter,
  type MeasureNumbers,
} from '../format/text-numbers';
import type { WriteNumber } from '../format/number-format';
import type { VariancePoint } from './data';
import type { VarianceInput } from './input';

export interface VarianceNumbers extends MeasureNumbers {
  percent: WriteNumber;
}

export const amountsOf = ({ actual, plan, previous }: VariancePoint) =>
  [actual, plan, previous].filter(isNumber);

/** How numbers are written: all in the unit of the largest. */
export function numbersOf({ data, settings, locale, say }: VarianceInput): VarianceNumbers {
  const values = data.points.flatMap(amountsOf);
  const numbers = measureNumbers(data.format, settings.text, { locale, say }, values);
  return { ...numbers, percent: percentWriter(locale) };
}

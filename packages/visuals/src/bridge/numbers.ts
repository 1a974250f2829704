import { measureNumbers, type MeasureNumbers } from '../format/text-numbers';
import { extraRows, spoken, tooltipRows, type TooltipRow } from '../scene/input';
import type { BridgeInput } from './input';
import type { Step } from './steps';

export const isTotal = ({ kind }: Step) =>
  kind === 'start' || kind === 'end' || kind === 'subtotal';

export function numbersOf(
  { data, settings, locale, say }: BridgeInput,
  steps: readonly Step[],
): MeasureNumbers {
  const values = steps.flatMap(({ from, to }) => [from, to, to - from]);
  return measureNumbers(data.format, settings.text, { locale, say }, values);
}

/** What stands at a bar. */
export const valueOf = (step: Step, { amount, difference }: MeasureNumbers) =>
  isTotal(step) ? amount(step.to) : difference(step.to - step.from);

/** What there is to say of a bar, with numbers written out. */
export function tooltipOf(
  { data, say }: BridgeInput,
  step: Step,
  { wholeAmount, wholeDifference }: MeasureNumbers,
): TooltipRow[] {
  const [row] = step.rows;
  const isOne = step.rows.length === 1 && row !== undefined;
  return tooltipRows([
    ...(isTotal(step)
      ? [[data.names.value, wholeAmount(step.to)] as const]
      : [
          [say('Word_Change'), wholeDifference(step.to - step.from)] as const,
          [say('Word_SoFar'), wholeAmount(step.to)] as const,
        ]),
    ...(isOne ? extraRows(data.extras, row) : []),
  ]);
}

export const spokenStep = (input: BridgeInput, step: Step, numbers: MeasureNumbers) =>
  spoken(step.label, tooltipOf(input, step, numbers));

import { measureNumbers, type MeasureNumbers } from '../format/text-numbers';
import type { Sum } from '../format/precision';
import { extraRows, spoken, tooltipRows, type TooltipRow } from '../scene/input';
import type { BridgeInput } from './input';
import { isSame, type Step } from './steps';

export const isTotal = ({ kind }: Step) =>
  kind === 'start' || kind === 'end' || kind === 'subtotal';

const changeIn = ({ from, to }: Step) => to - from;

export function numbersOf(
  { data, settings, locale }: BridgeInput,
  steps: readonly Step[],
): MeasureNumbers {
  const totals = steps.filter(isTotal);
  const changes = steps.filter((step) => !isTotal(step)).map(changeIn);
  const gaps = totals.map(({ gap }) => gap).filter((gap) => gap !== 0);
  const amounts = totals.map(({ to }) => to);
  return measureNumbers(data.format, settings.text, locale, {
    values: [...amounts, ...changes, ...steps.map(({ level }) => level)],
    amounts,
    differences: [...changes, ...gaps],
    sums: sumsOf(steps),
  });
}

/** Sums that a reader checks: from each total to the next one, over the changes between them. */
function sumsOf(steps: readonly Step[]): Sum[] {
  const sums: Sum[] = [];
  let parts: number[] = [];
  for (const step of steps) {
    if (!isTotal(step)) {
      parts.push(changeIn(step));
    } else if (isSame(step.to, step.level)) {
      sums.push({ parts: step.gap === 0 ? parts : [...parts, step.gap], total: step.to });
      parts = [step.to];
    }
  }
  return sums;
}

/** The label at a bar. */
export const valueOf = (step: Step, { amount, difference }: MeasureNumbers) =>
  isTotal(step) ? amount(step.to) : difference(changeIn(step));

/** How far a subtotal is from its steps; empty where they add up to it. */
export const gapOf = ({ gap }: Step, { difference }: MeasureNumbers) =>
  gap === 0 ? '' : `≠ ${difference(gap)}`;

/** The rows of a tooltip, with numbers written out. */
export function tooltipOf(
  { data, say }: BridgeInput,
  step: Step,
  { wholeAmount, wholeDifference }: MeasureNumbers,
): TooltipRow[] {
  const [row] = step.rows;
  const isOne = step.rows.length === 1 && row !== undefined;
  const { gap } = step;
  return tooltipRows([
    ...(isTotal(step)
      ? [[data.names.value, wholeAmount(step.to)] as const]
      : [
          [say('Word_Change'), wholeDifference(changeIn(step))] as const,
          [say('Word_SoFar'), wholeAmount(step.to)] as const,
        ]),
    [gap === 0 ? null : say('Word_Unexplained'), wholeDifference(gap)],
    ...(isOne ? extraRows(data.extras, row) : []),
  ]);
}

export const spokenStep = (input: BridgeInput, step: Step, numbers: MeasureNumbers) =>
  spoken(step.label, tooltipOf(input, step, numbers));

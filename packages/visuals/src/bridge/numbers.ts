import { measureNumbers, type MeasureNumbers } from '../format/text-numbers';
import type { WriteNumber } from '../format/number-format';
import type { Sum } from '../format/precision';
import { extraRows, spoken, tooltipRows, type TooltipRow } from '../scene/input';
import type { BridgeData } from './data';
import type { BridgeInput } from './input';
import { differenceIn, type Difference } from './difference';
import { isSame } from '../statement';
import { allSteps, changeOf, isTotal, type Step } from './steps';

const changeIn = ({ from, to }: Step) => to - from;

export const numbersOf = (input: BridgeInput, steps: readonly Step[]): MeasureNumbers =>
  panelNumbers(input, [steps]);

/** How the numbers of one bridge or of several are written: all alike. */
export function panelNumbers(
  { data, settings, locale }: BridgeInput,
  bridges: readonly (readonly Step[])[],
): MeasureNumbers {
  const shown = bridges.map((steps) => shownIn(steps, settings));
  return measureNumbers(data.format, settings.text, locale, {
    values: shown.flatMap(({ values }) => values),
    amounts: shown.flatMap(({ amounts }) => amounts),
    differences: shown.flatMap(({ differences }) => differences),
    sums: shown.flatMap(({ sums }) => sums),
  });
}

/** The numbers that a bridge shows. */
function shownIn(steps: readonly Step[], settings: BridgeInput['settings']) {
  const totals = steps.filter(isTotal);
  const changes = steps.filter((step) => !isTotal(step)).map(changeIn);
  const gaps = totals.map(({ gap }) => gap).filter((gap) => gap !== 0);
  const costs = steps.filter((step) => step.costs === 'amount').map((step) => -changeIn(step));
  const amounts = [...totals.map(({ to }) => to), ...costs];
  const { show, kind } = settings.difference;
  const difference = show && kind !== 'percent' ? differenceIn(steps) : null;
  return {
    values: [...amounts, ...changes, ...steps.map(({ level }) => level)],
    amounts,
    differences: [...changes, ...gaps, ...(difference ? [difference.change] : [])],
    sums: [...sumsOf(steps), ...(difference ? [sumOfEnds(steps, difference)] : [])],
  };
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

/** The first total and the difference add up to the last total. */
const sumOfEnds = (steps: readonly Step[], { first, last, change }: Difference): Sum => ({
  parts: [steps[first]?.to ?? 0, change],
  total: steps[last]?.to ?? 0,
});

/** The label at a bar. */
export function valueOf(step: Step, { amount, difference }: MeasureNumbers): string {
  if (isTotal(step)) return amount(step.to);
  const change = changeIn(step);
  // Costs are written as they are in the model, and their name has the minus.
  if (step.costs) return step.costs === 'amount' ? amount(-change) : difference(-change);
  return difference(change);
}

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
          step.costs === 'amount'
            ? ([data.names.value, wholeAmount(-changeIn(step))] as const)
            : ([
                say('Word_Change'),
                wholeDifference(step.costs ? -changeIn(step) : changeIn(step)),
              ] as const),
          [say('Word_SoFar'), wholeAmount(step.to)] as const,
        ]),
    [gap === 0 ? null : say('Word_Unexplained'), wholeDifference(gap)],
    ...(step.kind === 'rest' ? foldedRows(data, step, wholeDifference) : []),
    ...(isOne ? extraRows(data.extras, row) : []),
  ]);
}

/** A tooltip lists so many of the steps that are folded into one. */
const MOST_FOLDED = 8;

/** The largest of the steps that are folded into one. */
function foldedRows({ points }: BridgeData, { rows }: Step, write: WriteNumber) {
  const folded = rows.flatMap((row) => {
    const point = points[row];
    return point ? [{ label: point.label, change: changeOf(point) }] : [];
  });
  return folded
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_FOLDED)
    .map(({ label, change }) => [label, write(change)] as const);
}

/** The tooltip of a point of the whole drawing. */
export function tooltipAt(input: BridgeInput, point: number) {
  const steps = allSteps(input);
  const { step, panel } = steps[point] ?? {};
  if (!step) return { header: '', rows: [] };
  const numbers = numbersOf(
    input,
    steps.map((one) => one.step),
  );
  const { panels } = input.data.names;
  return {
    header: step.label,
    rows: [...tooltipRows([[panels ?? null, panel ?? null]]), ...tooltipOf(input, step, numbers)],
  };
}

export const spokenStep = (input: BridgeInput, step: Step, numbers: MeasureNumbers) =>
  spoken(step.label, tooltipOf(input, step, numbers));

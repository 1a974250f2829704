import { createMeasureNumbers, type MeasureNumbers } from '../format/text-numbers';
import type { WriteNumber } from '../format/number-format';
import type { Sum } from '../format/precision';
import { listExtraRows, describeRows, buildTooltipRows, type TooltipRow } from '../scene/input';
import type { BridgeData } from './data';
import type { BridgeInput } from './input';
import { findDifference, type Difference } from './difference';
import { isSame } from '../statement';
import { buildAllSteps, computeChange, isTotal, type Step } from './steps';

const computeStepChange = ({ from, to }: Step) => to - from;

export const createNumbers = (input: BridgeInput, steps: readonly Step[]): MeasureNumbers =>
  createPanelNumbers(input, [steps]);

/** How the numbers of one bridge or of several are written: all alike. */
export function createPanelNumbers(
  { data, settings, locale }: BridgeInput,
  bridges: readonly (readonly Step[])[],
): MeasureNumbers {
  const shown = bridges.map((steps) => collectShown(steps, settings));
  return createMeasureNumbers(data.format, settings.text, locale, {
    values: shown.flatMap(({ values }) => values),
    amounts: shown.flatMap(({ amounts }) => amounts),
    differences: shown.flatMap(({ differences }) => differences),
    sums: shown.flatMap(({ sums }) => sums),
  });
}

/** The numbers that a bridge shows. */
function collectShown(steps: readonly Step[], settings: BridgeInput['settings']) {
  const totals = steps.filter(isTotal);
  const changes = steps.filter((step) => !isTotal(step)).map(computeStepChange);
  const gaps = totals.map(({ gap }) => gap).filter((gap) => gap !== 0);
  const costs = steps
    .filter((step) => step.costs === 'amount')
    .map((step) => -computeStepChange(step));
  const amounts = [...totals.map(({ to }) => to), ...costs];
  const { show, kind } = settings.difference;
  const difference = show && kind !== 'percent' ? findDifference(steps) : null;
  return {
    values: [...amounts, ...changes, ...steps.map(({ level }) => level)],
    amounts,
    differences: [...changes, ...gaps, ...(difference ? [difference.change] : [])],
    sums: [...collectSums(steps), ...(difference ? [createEndsSum(steps, difference)] : [])],
  };
}

/** Sums that a reader checks: from each total to the next one, over the changes between them. */
function collectSums(steps: readonly Step[]): Sum[] {
  const sums: Sum[] = [];
  let parts: number[] = [];
  for (const step of steps) {
    if (!isTotal(step)) {
      parts.push(computeStepChange(step));
    } else if (isSame(step.to, step.level)) {
      sums.push({ parts: step.gap === 0 ? parts : [...parts, step.gap], total: step.to });
      parts = [step.to];
    }
  }
  return sums;
}

/** The first total and the difference add up to the last total. */
const createEndsSum = (steps: readonly Step[], { first, last, change }: Difference): Sum => ({
  parts: [steps[first]?.to ?? 0, change],
  total: steps[last]?.to ?? 0,
});

/** The label at a bar. */
export function formatValue(step: Step, { amount, difference }: MeasureNumbers): string {
  if (isTotal(step)) return amount(step.to);
  const change = computeStepChange(step);
  // Costs are written as they are in the model, and their name has the minus.
  if (step.costs) return step.costs === 'amount' ? amount(-change) : difference(-change);
  return difference(change);
}

/** How far a subtotal is from its steps; empty where they add up to it. */
export const formatGap = ({ gap }: Step, { difference }: MeasureNumbers) =>
  gap === 0 ? '' : `≠ ${difference(gap)}`;

/** The rows of a tooltip, with numbers written out. */
export function buildTooltip(
  { data, say }: BridgeInput,
  step: Step,
  { wholeAmount, wholeDifference }: MeasureNumbers,
): TooltipRow[] {
  const [row] = step.rows;
  const isOne = step.rows.length === 1 && row !== undefined;
  const { gap } = step;
  return buildTooltipRows([
    ...(isTotal(step)
      ? [[data.names.value, wholeAmount(step.to)] as const]
      : [
          step.costs === 'amount'
            ? ([data.names.value, wholeAmount(-computeStepChange(step))] as const)
            : ([
                say('Word_Change'),
                wholeDifference(step.costs ? -computeStepChange(step) : computeStepChange(step)),
              ] as const),
          [say('Word_SoFar'), wholeAmount(step.to)] as const,
        ]),
    [gap === 0 ? null : say('Word_Unexplained'), wholeDifference(gap)],
    ...(step.kind === 'rest' ? listFoldedRows(data, step, wholeDifference) : []),
    ...(isOne ? listExtraRows(data.extras, row) : []),
  ]);
}

/** A tooltip lists so many of the steps that are folded into one. */
const MAX_FOLDED = 8;

/** The largest of the steps that are folded into one. */
function listFoldedRows({ points }: BridgeData, { rows }: Step, write: WriteNumber) {
  const folded = rows.flatMap((row) => {
    const point = points[row];
    return point ? [{ label: point.label, change: computeChange(point) }] : [];
  });
  return folded
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_FOLDED)
    .map(({ label, change }) => [label, write(change)] as const);
}

/** The tooltip of a point of the whole drawing. */
export function buildTooltipAt(input: BridgeInput, point: number) {
  const steps = buildAllSteps(input);
  const { step, panel } = steps[point] ?? {};
  if (!step) return { header: '', rows: [] };
  const numbers = createNumbers(
    input,
    steps.map((one) => one.step),
  );
  const { panels } = input.data.names;
  return {
    header: step.label,
    rows: [
      ...buildTooltipRows([[panels ?? null, panel ?? null]]),
      ...buildTooltip(input, step, numbers),
    ],
  };
}

export const describeStep = (input: BridgeInput, step: Step, numbers: MeasureNumbers) =>
  describeRows(step.label, buildTooltip(input, step, numbers));

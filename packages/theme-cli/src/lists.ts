import { DECISION_LIST, STUDIO_PRESETS } from '@flexa/theme-engine/model';
import { createOutcome, type Outcome } from './commands';

/** Lists the themes that a recipe can start from, with their colours. */
export const listPresets = () =>
  STUDIO_PRESETS.map(({ name, page, decisions: { accent, dataColors } }) => ({
    name,
    page,
    accent,
    dataColors,
  }));

/** Lists the decisions of a recipe with their meanings and their values in Meridian. */
export const listDecisions = () =>
  DECISION_LIST.map(({ key, description, initial }) => ({
    name: key,
    is: description,
    default: initial,
  }));

export function presets(): Outcome {
  const list = listPresets();
  const lines = list.map(
    ({ name, page, accent, dataColors }) =>
      `${name} (${page}): accent ${accent}, data colours ${dataColors.join(' ')}`,
  );
  return createOutcome({ presets: list }, lines.join('\n'));
}

export function decisions(): Outcome {
  const list = listDecisions();
  const lines = list.map(
    ({ name, is, default: value }) => `${name} = ${JSON.stringify(value)}\n  ${is}`,
  );
  return createOutcome({ decisions: list }, lines.join('\n'));
}

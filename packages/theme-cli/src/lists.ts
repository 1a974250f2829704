import { DECISION_LIST, STUDIO_PRESETS } from '@flexa/theme-engine/model';
import { createOutcome, type Outcome } from './commands';

/** The themes that a recipe may begin with, and their colours. */
export const listPresets = () =>
  STUDIO_PRESETS.map(({ name, page, decisions: { accent, dataColors } }) => ({
    name,
    page,
    accent,
    dataColors,
  }));

/** The decisions of a recipe, their meanings, and their values in the preset Meridian. */
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

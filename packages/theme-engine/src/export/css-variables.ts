import {
  listGroupDecisions,
  isColorDecision,
  type Decision,
  type DecisionGroup,
} from '../model/decisions';
import { compileTheme, type StudioDocument, type Theme } from '../model/document';
import { toList, type Json } from '../model/json';
import { resolvePointer } from '../model/pointer';

/** Comments above the variables of some groups of decisions. */
const SECTIONS: readonly [comment: string, groups: readonly DecisionGroup[]][] = [
  ['Data colours', ['data']],
  ['Surfaces and text', ['surfaces', 'accents', 'levels']],
  ['Status and gradient', ['status', 'scale', 'missing']],
];

/** Returns the theme's colours as CSS custom properties of `:root`, one section after the other. */
export function formatCssVariables(document: StudioDocument): string {
  const comment = document.name.replace(/\s+/g, ' ').trim().replaceAll('*/', '* /');
  const theme = compileTheme(document);
  const parts = SECTIONS.flatMap(([name, groups]) => {
    const variables = groups.flatMap((group) =>
      listGroupDecisions(group).flatMap((decision) => formatVariables(decision, theme)),
    );
    return variables.length === 0 ? [] : [[`  /* ${name} */`, ...variables].join('\n')];
  });
  return `/* ${comment} */\n:root {\n${parts.join('\n\n')}\n}\n`;
}

function formatVariables(decision: Decision, theme: Theme): string[] {
  const { variable, sets, variableFrom = sets[0] } = decision;
  if (variable === undefined || variableFrom === undefined) return [];
  const value = resolvePointer(theme, variableFrom);
  if (isColorDecision(decision)) return formatVariable(variable, value);
  return toList(value).flatMap((color, i) => formatVariable(`${variable}-${i + 1}`, color));
}

/**
 * Accepts hex colours with three, six or eight digits and drops transparency. Other values get no
 * variable.
 */
function formatVariable(name: string, value: Json | undefined): string[] {
  const hex = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const long = /^#[0-9a-f]{3}$/.test(hex) ? hex.replace(/[0-9a-f]/g, '$&$&') : hex.slice(0, 7);
  return /^#[0-9a-f]{6}$/.test(long) ? [`  --${name}: ${long};`] : [];
}

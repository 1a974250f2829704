import { MORE_VISUALS, valueAt, VISUALS } from '@flexa/theme-engine/model';
import { unquoted, type ReportVisual } from '@flexa/theme-engine/reports';

const NAMES: Readonly<Record<string, string>> = { ...VISUALS, ...MORE_VISUALS };

/** Whether people have a word for visuals of this type. */
export const isNamed = (type: string): boolean => Object.hasOwn(NAMES, type);

/** "Clustered column chart"; of a visual that we don't know its own type. */
export function kindOf({ type }: ReportVisual): string {
  return NAMES[type] ?? type;
}

/** Its kind and, where it has one, its title. */
export function labelOf(visual: ReportVisual): string {
  const text = '/visual/visualContainerObjects/title/0/properties/text/expr/Literal/Value';
  const title = valueAt(visual.json, text);
  return typeof title === 'string' ? `${kindOf(visual)}: ${unquoted(title)}` : kindOf(visual);
}

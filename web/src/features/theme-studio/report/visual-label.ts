import { valueAt } from '@flexa/theme-engine/model';
import { unquoted, type ReportVisual } from '@flexa/theme-engine/reports';
import { isFlexa, isStyled, visualName } from '../store/styled-visuals';

/** Returns true for Power BI's own visuals with a common name. */
export const isNamed = (type: string): boolean => isStyled(type) && !isFlexa(type);

/** "Clustered column chart"; of a visual that we don't know its own name. */
export const kindOf = ({ type }: ReportVisual): string => visualName(type);

/** Its kind and, where it has one, its title. */
export function labelOf(visual: ReportVisual): string {
  const text = '/visual/visualContainerObjects/title/0/properties/text/expr/Literal/Value';
  const title = valueAt(visual.json, text);
  return typeof title === 'string' ? `${kindOf(visual)}: ${unquoted(title)}` : kindOf(visual);
}

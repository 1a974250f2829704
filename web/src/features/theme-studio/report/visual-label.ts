import { resolvePointer } from '@flexa/theme-engine/model';
import { unquote, type ReportVisual } from '@flexa/theme-engine/reports';
import { isFlexa, isStyled, findVisualName } from '../store/styled-visuals';

/** Returns true for Power BI's own visuals with a common name. */
export const isNamed = (type: string): boolean => isStyled(type) && !isFlexa(type);

/** "Clustered column chart"; of a visual that we don't know its own name. */
export const describeKind = ({ type }: ReportVisual): string => findVisualName(type);

/** Its kind and, where it has one, its title. */
export function describeVisual(visual: ReportVisual): string {
  const text = '/visual/visualContainerObjects/title/0/properties/text/expr/Literal/Value';
  const title = resolvePointer(visual.json, text);
  return typeof title === 'string'
    ? `${describeKind(visual)}: ${unquote(title)}`
    : describeKind(visual);
}

import { valueAt } from '../model/pointer';
import type { ReportPage, ReportVisual } from './report-files';

/** Position of a visual on its page, in pixels. */
export interface VisualBox {
  readonly visual: ReportVisual;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visuals of a page from the back to the front; one inside a group stands where the group does. */
export function boxesOf({ visuals }: ReportPage): VisualBox[] {
  const byName = new Map(visuals.map((visual) => [visual.name, visual]));
  const number = (visual: ReportVisual, key: string) =>
    Number(valueAt(visual.json, `/position/${key}`)) || 0;
  const origin = (
    visual: ReportVisual,
    seen: readonly string[] = [],
  ): readonly [number, number] => {
    const own = [number(visual, 'x'), number(visual, 'y')] as const;
    const group = valueAt(visual.json, '/parentGroupName');
    const parent = typeof group === 'string' ? byName.get(group) : undefined;
    if (!parent || seen.includes(parent.name)) return own;
    const [x, y] = origin(parent, [...seen, visual.name]);
    return [own[0] + x, own[1] + y];
  };
  return visuals
    .filter(({ type, json }) => type !== 'group' && json['isHidden'] !== true)
    .map((visual) => {
      const [x, y] = origin(visual);
      return { visual, x, y, width: number(visual, 'width'), height: number(visual, 'height') };
    })
    .sort((a, b) => number(a.visual, 'z') - number(b.visual, 'z'));
}

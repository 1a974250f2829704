import { resolvePointer } from '../model/pointer';
import type { ReportPage, ReportVisual } from './report-files';

/** Position of a visual on its page, in pixels. */
export interface VisualBox {
  readonly visual: ReportVisual;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lists the visuals of a page from back to front. Visuals in a group take the group's position. */
export function listBoxes({ visuals }: ReportPage): VisualBox[] {
  const byName = new Map(visuals.map((visual) => [visual.name, visual]));
  const readNumber = (visual: ReportVisual, key: string) =>
    Number(resolvePointer(visual.json, `/position/${key}`)) || 0;
  const findOrigin = (
    visual: ReportVisual,
    seen: readonly string[] = [],
  ): readonly [number, number] => {
    const own = [readNumber(visual, 'x'), readNumber(visual, 'y')] as const;
    const group = resolvePointer(visual.json, '/parentGroupName');
    const parent = typeof group === 'string' ? byName.get(group) : undefined;
    if (!parent || seen.includes(parent.name)) return own;
    const [x, y] = findOrigin(parent, [...seen, visual.name]);
    return [own[0] + x, own[1] + y];
  };
  return visuals
    .filter(({ type, json }) => type !== 'group' && json['isHidden'] !== true)
    .map((visual) => {
      const [x, y] = findOrigin(visual);
      return {
        visual,
        x,
        y,
        width: readNumber(visual, 'width'),
        height: readNumber(visual, 'height'),
      };
    })
    .sort((a, b) => readNumber(a.visual, 'z') - readNumber(b.visual, 'z'));
}

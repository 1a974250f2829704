import type { Attributes, Shape } from './scene';

/** One data point of a drawing. */
interface Point {
  index: number;
  /** Text for screen readers. */
  says: string;
  /** The box a pointer can hit. */
  reach: Attributes;
  /** Shapes that fade while other points are selected. */
  marks: readonly Shape[];
  /** Shapes that never fade, such as names. */
  words?: readonly Shape[];
}

/** A data point: what a click, the keyboard and a screen reader take for one thing. */
export function drawPoint(
  selected: ReadonlySet<number> | null,
  { index, says, reach, marks, words = [] }: Point,
): Shape {
  const isSelected = selected?.has(index) ?? false;
  const isDimmed = selected !== null && !isSelected;
  return {
    tag: 'g',
    key: `point-${index}`,
    point: index,
    attributes: {
      role: 'option',
      'aria-label': says,
      'aria-selected': isSelected ? 'true' : 'false',
    },
    children: [
      { tag: 'rect', key: 'reach', attributes: { ...reach, fill: 'transparent' } },
      { tag: 'g', key: 'marks', attributes: isDimmed ? { opacity: 0.35 } : {}, children: marks },
      ...words,
    ],
  };
}

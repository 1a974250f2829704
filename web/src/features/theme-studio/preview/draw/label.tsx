import type { ReactNode } from 'react';
import type { ThemeResolver, Words } from '../theme-resolver';
import { estimateTextWidth } from './font';

/** A data label with its ground, where the theme gives it one. */
export function drawDataLabel(
  p: ThemeResolver,
  words: Words,
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): ReactNode {
  const width = estimateTextWidth(text, words.fontSize, words.fontWeight);
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return (
    <g key={`${text} ${x} ${y}`}>
      {p.readFlag('labels', 'enableBackground') && (
        <rect
          x={start - 2}
          y={y - words.fontSize}
          width={width + 4}
          height={words.fontSize * 1.3}
          fill={p.readColor('labels', 'backgroundColor', 'background')}
          fillOpacity={p.readOpacity('labels', 'backgroundTransparency', 90)}
        />
      )}
      <text {...words} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The labels, centred on their places, that lie over no other one and end before the edge. */
export function dropOverlappingLabels(
  words: Words,
  labels: readonly Label[],
  edge: number,
): Label[] {
  const placed: (Label & { width: number })[] = [];
  for (const label of labels) {
    const width = estimateTextWidth(label.text, words.fontSize, words.fontWeight);
    const isOver = placed.some(
      (other) =>
        Math.abs(other.x - label.x) < (other.width + width) / 2 &&
        Math.abs(other.y - label.y) < words.fontSize,
    );
    if (!isOver && label.x + width / 2 <= edge + 2) placed.push({ ...label, width });
  }
  return placed;
}

import type { ReactNode } from 'react';
import type { ThemeResolver, TextStyle } from '../theme-resolver';
import { estimateTextWidth } from './font';

/** Draws a data label, with a background if the theme has one. */
export function drawDataLabel(
  resolver: ThemeResolver,
  textStyle: TextStyle,
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): ReactNode {
  const width = estimateTextWidth(text, textStyle.fontSize, textStyle.fontWeight);
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return (
    <g key={`${text} ${x} ${y}`}>
      {resolver.readFlag('labels', 'enableBackground') && (
        <rect
          x={start - 2}
          y={y - textStyle.fontSize}
          width={width + 4}
          height={textStyle.fontSize * 1.3}
          fill={resolver.readColor('labels', 'backgroundColor', 'background')}
          fillOpacity={resolver.readOpacity('labels', 'backgroundTransparency', 90)}
        />
      )}
      <text {...textStyle} x={x} y={y} textAnchor={anchor}>
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
  textStyle: TextStyle,
  labels: readonly Label[],
  edge: number,
): Label[] {
  const placed: (Label & { width: number })[] = [];
  for (const label of labels) {
    const width = estimateTextWidth(label.text, textStyle.fontSize, textStyle.fontWeight);
    const isOver = placed.some(
      (other) =>
        Math.abs(other.x - label.x) < (other.width + width) / 2 &&
        Math.abs(other.y - label.y) < textStyle.fontSize,
    );
    if (!isOver && label.x + width / 2 <= edge + 2) placed.push({ ...label, width });
  }
  return placed;
}

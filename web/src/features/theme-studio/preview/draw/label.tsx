import type { ReactNode } from 'react';
import type { Paint, Words } from '../paint';
import { textWidth } from './font';

/** A data label with its ground, where the theme gives it one. */
export function dataLabel(
  p: Paint,
  words: Words,
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): ReactNode {
  const width = textWidth(text, words.fontSize, words.fontWeight);
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return (
    <g key={`${text} ${x} ${y}`}>
      {p.flag('labels', 'enableBackground') && (
        <rect
          x={start - 2}
          y={y - words.fontSize}
          width={width + 4}
          height={words.fontSize * 1.3}
          fill={p.color('labels', 'backgroundColor', 'background')}
          fillOpacity={p.opacity('labels', 'backgroundTransparency', 90)}
        />
      )}
      <text {...words} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}

import { HEADING_SIZE } from '@flexa/theme-engine/report';
import type { ReactNode } from 'react';
import type { Size } from '../draw/frame';
import { fitted } from '../draw/font';
import type { ThemeResolver } from '../theme-resolver';

/** The page's title: a text box with a line of the accent colour beside it. */
export function titleBox(p: ThemeResolver, { w, h }: Size, title: string, note: string): ReactNode {
  const big = p.text('text', 'header', { color: ['color'] });
  const small = p.text('note', 'lightLabel');
  const size = Math.min(Math.max(big.fontSize, 11) * 1.55, h * 0.52);
  const hint = Math.min(small.fontSize, h * 0.28);
  return (
    <>
      <rect width={3.5} height={h} rx={1.75} fill={p.named('data1')} />
      <text
        {...big}
        fontSize={size}
        fontWeight={Math.max(big.fontWeight, 500)}
        x={13}
        y={size * 0.98}
      >
        {fitted(title, w - 14, size)}
      </text>
      <text {...small} fontSize={hint} x={13} y={h - hint * 0.3}>
        {fitted(note, w - 14, hint)}
      </text>
    </>
  );
}

/** A heading as a report has it: the title of an empty text box, and its line below. */
export function headingBox(
  p: ThemeResolver,
  { w, h }: Size,
  title: string,
  note: string,
  isOnColor: boolean,
): ReactNode {
  const big = p.text('title', 'largeTitle');
  const small = p.text('subTitle', 'lightLabel');
  const ink = isOnColor && { fill: p.named('background') };
  const top = (h - HEADING_SIZE * 1.32 - small.fontSize * 1.4) / 2;
  return (
    <>
      <text {...big} {...ink} fontSize={HEADING_SIZE} x={0} y={top + HEADING_SIZE}>
        {fitted(title, w, HEADING_SIZE, big.fontWeight)}
      </text>
      <text {...small} {...ink} x={0} y={top + HEADING_SIZE * 1.32 + small.fontSize * 1.05}>
        {fitted(note, w, small.fontSize)}
      </text>
    </>
  );
}

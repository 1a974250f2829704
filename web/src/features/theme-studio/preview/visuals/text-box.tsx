import type { ReactNode } from 'react';
import type { Size } from '../draw/frame';
import { fitted } from '../draw/font';
import type { Paint } from '../paint';

/** The page's title: a text box with a line of the accent colour beside it. */
export function titleBox(p: Paint, { w, h }: Size, title: string, note: string): ReactNode {
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

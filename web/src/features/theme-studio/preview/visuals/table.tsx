import type { ReactNode } from 'react';
import { money, PRODUCTS, sum } from '../data';
import { blend, wordsOn } from '../draw/color';
import { framed, groundOf, type Size } from '../draw/frame';
import { band, grid, rowHeight, rules } from '../draw/grid';
import type { Paint } from '../paint';

const TRENDS = { '1': 'good', '0': 'neutral', '-1': 'bad' } as const;

export function table(p: Paint, size: Size): ReactNode {
  const rows = PRODUCTS.slice(0, 5);
  return framed(p, size, 'Product detail', (box) => {
    const head = p.text('columnHeaders', 'label');
    const primary = p.text('values', 'label', { color: ['fontColorPrimary', 'fontColor'] });
    const secondary = p.text('values', 'label', { color: ['fontColorSecondary', 'fontColor'] });
    const totals = p.text('total', 'boldLabel');
    const h = rowHeight(p, box, rows.length + 2, primary.fontSize);
    const at = (row: number) => box.y + h * row;
    const base = (row: number, fontSize: number) => at(row) + h / 2 + fontSize * 0.35;
    const [units, bar, end] = [box.x + box.w * 0.47, box.x + box.w * 0.53, box.x + box.w];
    const room = box.w * 0.36;
    const hasTotals = p.flag('total', 'totals');
    const last = rows.length + 1;
    const body = { x: box.x, y: at(1), w: box.w, h: h * rows.length };
    // Data bars are the fourth data colour family's pale kind: words stay readable on them.
    const bars = p.ink('data bars', (look) =>
      blend(groundOf(p, look), look.dataColors[5] ?? '#808080', 0.55),
    );
    const onBars = p.ink('words on bars', (look) =>
      wordsOn(
        blend(groundOf(p, look), look.dataColors[5] ?? '#808080', 0.55),
        '#ffffff',
        look.named('foreground'),
      ),
    );
    const cells = (texts: readonly string[], row: number, words: typeof head) => (
      <g key={row}>
        <text {...words} x={box.x + 2} y={base(row, words.fontSize)}>
          {texts[0]}
        </text>
        <text {...words} x={units} y={base(row, words.fontSize)} textAnchor="end">
          {texts[1]}
        </text>
        {texts[2] !== undefined && (
          <text {...words} x={bar + 3} y={base(row, words.fontSize)}>
            {texts[2]}
          </text>
        )}
        {texts[3] !== undefined && (
          <text {...words} x={end - 2} y={base(row, words.fontSize)} textAnchor="end">
            {texts[3]}
          </text>
        )}
      </g>
    );
    return (
      <>
        {band(p, 'columnHeaders', 'backColor', { ...body, y: at(0), h })}
        {rows.map((_, r) =>
          band(p, 'values', r % 2 ? 'backColorSecondary' : 'backColorPrimary', {
            ...body,
            y: at(r + 1),
            h,
          }),
        )}
        {hasTotals && band(p, 'total', 'backColor', { ...body, y: at(last), h })}
        {grid(
          p,
          { ...body, y: at(0), h: h * (rows.length + 1) },
          rows.slice(1).map((_, r) => at(r + 2)),
          [units + 6, end - room * 0.28],
        )}
        {rules(p, box, at(1), hasTotals ? at(last) : null)}
        {cells(['Product', 'Units', 'Revenue', 'Trend'], 0, head)}
        {rows.map(({ name, units: sold, revenue, trend }, r) => {
          const words = r % 2 ? secondary : primary;
          const middle = at(r + 1) + h / 2;
          return (
            <g key={name}>
              <rect
                x={bar}
                y={at(r + 1) + 2}
                width={(revenue / 4.8) * room}
                height={h - 4}
                fill={bars}
              />
              {cells([name, `${sold}K`], r + 1, words)}
              <text {...words} fill={onBars} x={bar + 3} y={base(r + 1, words.fontSize)}>
                {money(revenue)}
              </text>
              <path
                d={
                  trend === 0
                    ? `M${end - 12} ${middle - 1.25}h8v2.5h-8z`
                    : `M${end - 12.5} ${middle + 3 * trend}h9l-4.5 ${-7 * trend}z`
                }
                fill={p.named(TRENDS[`${trend}`])}
              />
            </g>
          );
        })}
        {hasTotals &&
          cells(
            [
              'Total',
              `${sum(rows.map(({ units: sold }) => sold)).toFixed(1)}K`,
              money(sum(rows.map(({ revenue }) => revenue))),
            ],
            last,
            totals,
          )}
      </>
    );
  });
}

import type { ReactNode } from 'react';
import { sum } from '../data';
import { blend, wordsOn } from '../draw/color';
import { fitted } from '../draw/font';
import { framed, PIXEL, type Size } from '../draw/frame';
import { band, grid, rowHeight, rules } from '../draw/grid';
import type { MatrixFigures } from '@flexa/theme-engine/report';
import type { ThemeReader } from '../theme-reader';
import type { ThemeResolver } from '../theme-resolver';

/** Colour of a cell in the scale from minimum to maximum, over the centre if it is not straight. */
function heat(reader: ThemeReader, share: number, isStraight: boolean): string {
  const [low, middle, high] = ['minimum', 'center', 'maximum'].map(
    (name) => reader.named(name) ?? '#ffffff',
  );
  if (isStraight) return blend(low ?? '', high ?? '', share);
  return share < 0.5
    ? blend(low ?? '', middle ?? '', share * 2)
    : blend(middle ?? '', high ?? '', share * 2 - 1);
}

export function matrix(p: ThemeResolver, size: Size, figures: MatrixFigures): ReactNode {
  const { columns, rows, format, totals: sumsOf } = figures;
  const all = rows.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return framed(p, size, figures.title, (box) => {
    const head = p.text('columnHeaders', 'label');
    const names = p.text('rowHeaders', 'label');
    const values = p.text('values', 'label', { color: ['fontColorPrimary', 'fontColor'] });
    const sums = p.text('rowTotal', 'boldLabel');
    const totals = p.text('columnTotal', 'boldLabel');
    const h = rowHeight(p, box, rows.length + (sumsOf ? 2 : 1), values.fontSize);
    const label = box.w * figures.names;
    const cell = (box.w - label) / (columns.length + (sumsOf ? 1 : 0));
    const right = (column: number) => box.x + label + cell * (column + 1) - 4;
    const at = (row: number) => box.y + h * row;
    const base = (row: number, fontSize: number) => at(row) + h / 2 + fontSize * 0.35;
    const last = rows.length + 1;
    const hasTotals = p.flag('subTotals', 'rowSubtotals', 'Row') && sumsOf !== undefined;
    const hasColumn = p.flag('subTotals', 'columnSubtotals', 'Column') && sumsOf !== undefined;
    const indent =
      Math.min(Math.max(p.number('rowHeaders', 'steppedLayoutIndentation', 10), 0), 40) * PIXEL;
    const hasSigns = p.flag('rowHeaders', 'showExpandCollapseButtons');
    const body = { x: box.x, y: at(1), w: box.w, h: h * rows.length };
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
        {hasTotals && band(p, 'rowTotal', 'backColor', { ...body, y: at(last), h })}
        {rows.map((row, r) =>
          row.values.map((value, q) => {
            if (value === null) return null;
            const share = (value - low) / (high - low);
            const ground = (reader: ThemeReader) =>
              heat(reader, share, figures.isStraight ?? false);
            const key = `heat ${share.toFixed(3)}`;
            return (
              <g key={`${r} ${q}`}>
                {!figures.isPlain && (
                  <rect
                    x={right(q) + 4 - cell + 0.75}
                    y={at(r + 1) + 0.6}
                    width={cell - 1.5}
                    height={h - 1.2}
                    fill={p.ink(key, ground)}
                  />
                )}
                <text
                  {...values}
                  {...(!figures.isPlain && {
                    fill: p.ink(`words ${key}`, (reader) =>
                      wordsOn(ground(reader), '#ffffff', reader.named('foreground')),
                    ),
                  })}
                  x={right(q)}
                  y={base(r + 1, values.fontSize)}
                  textAnchor="end"
                >
                  {format(value)}
                </text>
              </g>
            );
          }),
        )}
        {grid(
          p,
          { ...body, h: h * (rows.length + 1), y: at(0) },
          rows.slice(1).map((_, r) => at(r + 2)),
          columns.map((_, q) => right(q) + 4 - cell),
        )}
        {rules(p, box, at(1), hasTotals ? at(last) : null)}
        {[figures.corner, ...columns, ...(hasColumn ? ['Total'] : [])].map((name, i) => (
          <text
            {...head}
            key={i}
            x={i === 0 ? box.x + 2 : right(i - 1)}
            y={base(0, head.fontSize)}
            textAnchor={i === 0 ? 'start' : 'end'}
          >
            {fitted(name, (i ? cell : label) - 6, head.fontSize, head.fontWeight)}
          </text>
        ))}
        {rows.map(({ name, level, sign, values: amounts }, r) => (
          <g key={name}>
            {hasSigns && sign && (
              <path
                d={`M${box.x + 2.5} ${at(r + 1) + h / 2 - 4}h8v8h-8zM${box.x + 4.5} ${at(r + 1) + h / 2}h4${sign === '+' ? 'm-2 -2v4' : ''}`}
                fill="none"
                stroke={p.color(
                  'rowHeaders',
                  'expandCollapseButtonsColor',
                  'foregroundNeutralSecondary',
                )}
                strokeWidth={0.75}
              />
            )}
            <text
              {...names}
              fontWeight={level === 0 ? Math.max(names.fontWeight, 600) : names.fontWeight}
              x={box.x + (hasSigns ? 15 : 2) + level * indent}
              y={base(r + 1, names.fontSize)}
            >
              {name}
            </text>
            {hasColumn && (
              <text
                {...totals}
                x={right(columns.length)}
                y={base(r + 1, totals.fontSize)}
                textAnchor="end"
              >
                {format(sum(amounts.map((amount) => amount ?? 0)))}
              </text>
            )}
          </g>
        ))}
        {hasTotals &&
          ['Total', ...sumsOf.columns.map(format), ...(hasColumn ? [format(sumsOf.all)] : [])].map(
            (text, i) => (
              <text
                {...sums}
                key={i}
                x={i === 0 ? box.x + 2 : right(i - 1)}
                y={base(last, sums.fontSize)}
                textAnchor={i === 0 ? 'start' : 'end'}
              >
                {text}
              </text>
            ),
          )}
      </>
    );
  });
}

import type { ReactNode } from 'react';
import { sumAmounts } from '../data';
import { blend, pickTextColor } from '../draw/color';
import { truncateText } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import { drawBand, drawGrid, computeRowHeight, drawRules } from '../draw/grid';
import type { MatrixFigures } from '@flexa/theme-engine/report';
import type { ThemeReader } from '../theme-reader';
import type { ThemeResolver } from '../theme-resolver';

/** Colour of a cell in the scale from minimum to maximum, over the centre if it is not straight. */
function computeHeatColor(reader: ThemeReader, share: number, isStraight: boolean): string {
  const [low, middle, high] = ['minimum', 'center', 'maximum'].map(
    (name) => reader.findNamedColor(name) ?? '#ffffff',
  );
  if (isStraight) return blend(low ?? '', high ?? '', share);
  return share < 0.5
    ? blend(low ?? '', middle ?? '', share * 2)
    : blend(middle ?? '', high ?? '', share * 2 - 1);
}

export function drawMatrix(p: ThemeResolver, size: Size, figures: MatrixFigures): ReactNode {
  const { columns, rows, format, totals: totalValues } = figures;
  const all = rows.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return drawFrame(p, size, figures.title, (box) => {
    const head = p.readTextStyle('columnHeaders', 'label');
    const names = p.readTextStyle('rowHeaders', 'label');
    const values = p.readTextStyle('values', 'label', { color: ['fontColorPrimary', 'fontColor'] });
    const sums = p.readTextStyle('rowTotal', 'boldLabel');
    const totals = p.readTextStyle('columnTotal', 'boldLabel');
    const h = computeRowHeight(p, box, rows.length + (totalValues ? 2 : 1), values.fontSize);
    const label = box.w * figures.names;
    const cell = (box.w - label) / (columns.length + (totalValues ? 1 : 0));
    const computeRight = (column: number) => box.x + label + cell * (column + 1) - 4;
    const computeTop = (row: number) => box.y + h * row;
    const computeBaseline = (row: number, fontSize: number) =>
      computeTop(row) + h / 2 + fontSize * 0.35;
    const last = rows.length + 1;
    const hasTotals = p.readFlag('subTotals', 'rowSubtotals', 'Row') && totalValues !== undefined;
    const hasColumn =
      p.readFlag('subTotals', 'columnSubtotals', 'Column') && totalValues !== undefined;
    const indent =
      Math.min(Math.max(p.readNumber('rowHeaders', 'steppedLayoutIndentation', 10), 0), 40) * PIXEL;
    const hasSigns = p.readFlag('rowHeaders', 'showExpandCollapseButtons');
    const body = { x: box.x, y: computeTop(1), w: box.w, h: h * rows.length };
    return (
      <>
        {drawBand(p, 'columnHeaders', 'backColor', { ...body, y: computeTop(0), h })}
        {rows.map((_, r) =>
          drawBand(p, 'values', r % 2 ? 'backColorSecondary' : 'backColorPrimary', {
            ...body,
            y: computeTop(r + 1),
            h,
          }),
        )}
        {hasTotals && drawBand(p, 'rowTotal', 'backColor', { ...body, y: computeTop(last), h })}
        {rows.map((row, r) =>
          row.values.map((value, q) => {
            if (value === null) return null;
            const share = (value - low) / (high - low);
            const computeGround = (reader: ThemeReader) =>
              computeHeatColor(reader, share, figures.isStraight ?? false);
            const key = `heat ${share.toFixed(3)}`;
            return (
              <g key={`${r} ${q}`}>
                {!figures.isPlain && (
                  <rect
                    x={computeRight(q) + 4 - cell + 0.75}
                    y={computeTop(r + 1) + 0.6}
                    width={cell - 1.5}
                    height={h - 1.2}
                    fill={p.resolveInk(key, computeGround)}
                  />
                )}
                <text
                  {...values}
                  {...(!figures.isPlain && {
                    fill: p.resolveInk(`words ${key}`, (reader) =>
                      pickTextColor(
                        computeGround(reader),
                        '#ffffff',
                        reader.findNamedColor('foreground'),
                      ),
                    ),
                  })}
                  x={computeRight(q)}
                  y={computeBaseline(r + 1, values.fontSize)}
                  textAnchor="end"
                >
                  {format(value)}
                </text>
              </g>
            );
          }),
        )}
        {drawGrid(
          p,
          { ...body, h: h * (rows.length + 1), y: computeTop(0) },
          rows.slice(1).map((_, r) => computeTop(r + 2)),
          columns.map((_, q) => computeRight(q) + 4 - cell),
        )}
        {drawRules(p, box, computeTop(1), hasTotals ? computeTop(last) : null)}
        {[figures.corner, ...columns, ...(hasColumn ? ['Total'] : [])].map((name, i) => (
          <text
            {...head}
            key={i}
            x={i === 0 ? box.x + 2 : computeRight(i - 1)}
            y={computeBaseline(0, head.fontSize)}
            textAnchor={i === 0 ? 'start' : 'end'}
          >
            {truncateText(name, (i ? cell : label) - 6, head.fontSize, head.fontWeight)}
          </text>
        ))}
        {rows.map(({ name, level, sign, values: amounts }, r) => (
          <g key={name}>
            {hasSigns && sign && (
              <path
                d={`M${box.x + 2.5} ${computeTop(r + 1) + h / 2 - 4}h8v8h-8zM${box.x + 4.5} ${computeTop(r + 1) + h / 2}h4${sign === '+' ? 'm-2 -2v4' : ''}`}
                fill="none"
                stroke={p.readColor(
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
              y={computeBaseline(r + 1, names.fontSize)}
            >
              {name}
            </text>
            {hasColumn && (
              <text
                {...totals}
                x={computeRight(columns.length)}
                y={computeBaseline(r + 1, totals.fontSize)}
                textAnchor="end"
              >
                {format(sumAmounts(amounts.map((amount) => amount ?? 0)))}
              </text>
            )}
          </g>
        ))}
        {hasTotals &&
          [
            'Total',
            ...totalValues.columns.map(format),
            ...(hasColumn ? [format(totalValues.all)] : []),
          ].map((text, i) => (
            <text
              {...sums}
              key={i}
              x={i === 0 ? box.x + 2 : computeRight(i - 1)}
              y={computeBaseline(last, sums.fontSize)}
              textAnchor={i === 0 ? 'start' : 'end'}
            >
              {text}
            </text>
          ))}
      </>
    );
  });
}

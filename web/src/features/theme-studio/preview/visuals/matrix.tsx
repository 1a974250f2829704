import type { ReactNode } from 'react';
import { sumAmounts } from '../data';
import { blend, pickTextColor } from '../draw/color';
import { truncateText } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import { drawBand, drawGrid, computeRowHeight, drawRules } from '../draw/grid';
import type { MatrixFigures } from '@flexa/theme-engine/report';
import type { ThemeReader } from '../theme-reader';
import type { ThemeResolver } from '../theme-resolver';

/** Distance from the middle of a text to its baseline, as a share of the font size. */
const BASELINE_SHIFT = 0.35;

/** Returns a cell's colour on the scale from minimum to maximum, through the centre unless the scale has two colours. */
function computeHeatColor(reader: ThemeReader, share: number, isTwoColor: boolean): string {
  const [low, middle, high] = ['minimum', 'center', 'maximum'].map(
    (name) => reader.findNamedColor(name) ?? '#ffffff',
  );
  if (isTwoColor) return blend(low ?? '', high ?? '', share);
  return share < 0.5
    ? blend(low ?? '', middle ?? '', share * 2)
    : blend(middle ?? '', high ?? '', share * 2 - 1);
}

export function drawMatrix(resolver: ThemeResolver, size: Size, figures: MatrixFigures): ReactNode {
  const { columns, rows, format, totals: totalValues } = figures;
  const amounts = rows.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return drawFrame(resolver, size, figures.title, (box) => {
    const headerStyle = resolver.readTextStyle('columnHeaders', 'label');
    const names = resolver.readTextStyle('rowHeaders', 'label');
    const values = resolver.readTextStyle('values', 'label', {
      color: ['fontColorPrimary', 'fontColor'],
    });
    const rowTotalStyle = resolver.readTextStyle('rowTotal', 'boldLabel');
    const columnTotalStyle = resolver.readTextStyle('columnTotal', 'boldLabel');
    const h = computeRowHeight(resolver, box, rows.length + (totalValues ? 2 : 1), values.fontSize);
    const label = box.w * figures.names;
    const cell = (box.w - label) / (columns.length + (totalValues ? 1 : 0));
    const computeCellRight = (column: number) => box.x + label + cell * (column + 1) - 4;
    const computeTop = (row: number) => box.y + h * row;
    const computeBaseline = (row: number, fontSize: number) =>
      computeTop(row) + h / 2 + fontSize * BASELINE_SHIFT;
    const last = rows.length + 1;
    const hasTotals =
      resolver.readFlag('subTotals', 'rowSubtotals', 'Row') && totalValues !== undefined;
    const hasColumn =
      resolver.readFlag('subTotals', 'columnSubtotals', 'Column') && totalValues !== undefined;
    const indent =
      Math.min(Math.max(resolver.readNumber('rowHeaders', 'steppedLayoutIndentation', 10), 0), 40) *
      PIXEL;
    const hasSigns = resolver.readFlag('rowHeaders', 'showExpandCollapseButtons');
    const body = { x: box.x, y: computeTop(1), w: box.w, h: h * rows.length };
    return (
      <>
        {drawBand(resolver, 'columnHeaders', 'backColor', { ...body, y: computeTop(0), h })}
        {rows.map((_, r) =>
          drawBand(resolver, 'values', r % 2 ? 'backColorSecondary' : 'backColorPrimary', {
            ...body,
            y: computeTop(r + 1),
            h,
          }),
        )}
        {hasTotals &&
          drawBand(resolver, 'rowTotal', 'backColor', { ...body, y: computeTop(last), h })}
        {rows.map((row, r) =>
          row.values.map((value, column) => {
            if (value === null) return null;
            const share = (value - low) / (high - low);
            const computeBackground = (reader: ThemeReader) =>
              computeHeatColor(reader, share, figures.isTwoColor ?? false);
            const key = `heat ${share.toFixed(3)}`;
            return (
              <g key={`${r} ${column}`}>
                {!figures.isPlain && (
                  <rect
                    x={computeCellRight(column) + 4 - cell + 0.75}
                    y={computeTop(r + 1) + 0.6}
                    width={cell - 1.5}
                    height={h - 1.2}
                    fill={resolver.resolveInk(key, computeBackground)}
                  />
                )}
                <text
                  {...values}
                  {...(!figures.isPlain && {
                    fill: resolver.resolveInk(`words ${key}`, (reader) =>
                      pickTextColor(
                        computeBackground(reader),
                        '#ffffff',
                        reader.findNamedColor('foreground'),
                      ),
                    ),
                  })}
                  x={computeCellRight(column)}
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
          resolver,
          { ...body, h: h * (rows.length + 1), y: computeTop(0) },
          rows.slice(1).map((_, r) => computeTop(r + 2)),
          columns.map((_, column) => computeCellRight(column) + 4 - cell),
        )}
        {drawRules(resolver, box, computeTop(1), hasTotals ? computeTop(last) : null)}
        {[figures.corner, ...columns, ...(hasColumn ? ['Total'] : [])].map((name, i) => (
          <text
            {...headerStyle}
            key={i}
            x={i === 0 ? box.x + 2 : computeCellRight(i - 1)}
            y={computeBaseline(0, headerStyle.fontSize)}
            textAnchor={i === 0 ? 'start' : 'end'}
          >
            {truncateText(
              name,
              (i ? cell : label) - 6,
              headerStyle.fontSize,
              headerStyle.fontWeight,
            )}
          </text>
        ))}
        {rows.map(({ name, level, sign, values: amounts }, r) => (
          <g key={name}>
            {hasSigns && sign && (
              <path
                d={`M${box.x + 2.5} ${computeTop(r + 1) + h / 2 - 4}h8v8h-8zM${box.x + 4.5} ${computeTop(r + 1) + h / 2}h4${sign === '+' ? 'm-2 -2v4' : ''}`}
                fill="none"
                stroke={resolver.readColor(
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
                {...columnTotalStyle}
                x={computeCellRight(columns.length)}
                y={computeBaseline(r + 1, columnTotalStyle.fontSize)}
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
              {...rowTotalStyle}
              key={i}
              x={i === 0 ? box.x + 2 : computeCellRight(i - 1)}
              y={computeBaseline(last, rowTotalStyle.fontSize)}
              textAnchor={i === 0 ? 'start' : 'end'}
            >
              {text}
            </text>
          ))}
      </>
    );
  });
}

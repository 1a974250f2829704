import type { ReactNode } from 'react';
import { blend, pickTextColor } from '../draw/color';
import { truncateText } from '../draw/font';
import { drawFrame, readBackgroundColor, type Size } from '../draw/frame';
import { drawBand, drawGrid, computeRowHeight, drawRules } from '../draw/grid';
import type { TableColumn, TableFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver, TextStyle } from '../theme-resolver';

export function drawTable(resolver: ThemeResolver, size: Size, figures: TableFigures): ReactNode {
  const { columns, rows, totals: sums } = figures;
  return drawFrame(resolver, size, figures.title, (box) => {
    const head = resolver.readTextStyle('columnHeaders', 'label');
    const primary = resolver.readTextStyle('values', 'label', {
      color: ['fontColorPrimary', 'fontColor'],
    });
    const secondary = resolver.readTextStyle('values', 'label', {
      color: ['fontColorSecondary', 'fontColor'],
    });
    const totals = resolver.readTextStyle('total', 'boldLabel');
    const h = computeRowHeight(resolver, box, rows.length + (sums ? 2 : 1), primary.fontSize);
    const computeTop = (row: number) => box.y + h * row;
    const computeBaseline = (row: number, fontSize: number) =>
      computeTop(row) + h / 2 + fontSize * 0.35;
    const hasTotals = resolver.readFlag('total', 'totals') && sums !== undefined;
    const last = rows.length + 1;
    const body = { x: box.x, y: computeTop(1), w: box.w, h: h * rows.length };
    // Data bars are the fourth data colour family's pale kind: words stay readable on them.
    const bars = resolver.resolveInk('data bars', (reader) =>
      blend(readBackgroundColor(resolver, reader), reader.dataColors[5] ?? '#808080', 0.55),
    );
    const onBars = resolver.resolveInk('words on bars', (reader) =>
      pickTextColor(
        blend(readBackgroundColor(resolver, reader), reader.dataColors[5] ?? '#808080', 0.55),
        '#ffffff',
        reader.findNamedColor('foreground'),
      ),
    );
    /** Edge of a column, and which way its words go from there. */
    const place = ({ kind, at: share }: TableColumn) => {
      const x = box.x + box.w * share;
      if (kind === 'text') return { x: x + 2, anchor: 'start' as const };
      if (kind === 'bar') return { x: x + 3, anchor: 'start' as const };
      return { x: share === 1 ? x - 2 : x, anchor: 'end' as const };
    };
    const drawCell = (i: number, text: string, row: number, style: TextStyle) => {
      const column = columns[i];
      if (!column) return null;
      const { x, anchor } = place(column);
      return (
        <text
          {...style}
          key={i}
          x={x}
          y={computeBaseline(row, style.fontSize)}
          {...(anchor === 'end' && { textAnchor: anchor })}
        >
          {column.width
            ? truncateText(text, box.w * column.width - 6, style.fontSize, style.fontWeight)
            : text}
        </text>
      );
    };
    const drawCells = (texts: readonly string[], row: number, style: TextStyle) => (
      <g key={row}>{texts.map((text, i) => drawCell(i, text, row, style))}</g>
    );
    const formatValue = (
      { format = String }: TableColumn,
      value: string | number | null | undefined,
    ) => (typeof value === 'number' ? format(value) : (value ?? ''));
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
        {hasTotals && drawBand(resolver, 'total', 'backColor', { ...body, y: computeTop(last), h })}
        {drawGrid(
          resolver,
          { ...body, y: computeTop(0), h: h * (rows.length + 1) },
          rows.slice(1).map((_, r) => computeTop(r + 2)),
          figures.lines.map(([share, beyond]) => box.x + box.w * share + beyond),
        )}
        {drawRules(resolver, box, computeTop(1), hasTotals ? computeTop(last) : null)}
        {drawCells(
          columns.map(({ name }) => name),
          0,
          head,
        )}
        {rows.map((row, r) => {
          const style = r % 2 ? secondary : primary;
          const middle = computeTop(r + 1) + h / 2;
          const drawnColumns = columns.map((column, i) => ({ column, value: row[i], i }));
          return (
            <g key={r}>
              {drawnColumns.map(
                ({ column, value, i }) =>
                  column.kind === 'bar' &&
                  typeof value === 'number' && (
                    <rect
                      key={i}
                      x={box.x + box.w * column.at}
                      y={computeTop(r + 1) + 2}
                      width={(value / (column.most ?? value)) * box.w * (column.room ?? 0.3)}
                      height={h - 4}
                      fill={bars}
                    />
                  ),
              )}
              <g>
                {drawnColumns.map(({ column, value, i }) => {
                  if (column.kind !== 'text' && column.kind !== 'number') return null;
                  const isSigned = column.isSigned && typeof value === 'number' && value !== 0;
                  const mood = isSigned && {
                    fill: resolver.readNamedColor(value > 0 ? 'good' : 'bad'),
                  };
                  return drawCell(i, formatValue(column, value), r + 1, { ...style, ...mood });
                })}
              </g>
              {drawnColumns.map(
                ({ column, value, i }) =>
                  column.kind === 'bar' &&
                  drawCell(i, formatValue(column, value), r + 1, { ...style, fill: onBars }),
              )}
              {drawnColumns.map(
                ({ column, value, i }) =>
                  column.kind === 'trend' &&
                  drawTrend(
                    resolver,
                    box.x + box.w * column.at,
                    middle,
                    Math.sign(Number(value)),
                    i,
                  ),
              )}
            </g>
          );
        })}
        {hasTotals && drawCells(sums, last, totals)}
      </>
    );
  });
}

/** Up, level or down, right before the end of a column. */
function drawTrend(
  resolver: ThemeResolver,
  end: number,
  middle: number,
  way: number,
  key: number,
): ReactNode {
  return (
    <path
      key={key}
      d={
        way === 0
          ? `M${end - 12} ${middle - 1.25}h8v2.5h-8z`
          : `M${end - 12.5} ${middle + 3 * way}h9l-4.5 ${-7 * way}z`
      }
      fill={resolver.readNamedColor(way === 0 ? 'neutral' : way > 0 ? 'good' : 'bad')}
    />
  );
}

import type { ReactNode } from 'react';
import type { ThemeResolver } from '../theme-resolver';
import { PIXEL, type Box } from './frame';

/** The lines of a table: what the theme's grid says. */
export function drawGrid(
  resolver: ThemeResolver,
  box: Box,
  rows: readonly number[],
  columns: readonly number[],
): ReactNode {
  const readWeight = (item: string) => Math.min(resolver.readNumber('grid', item, 1) * PIXEL, 6);
  return (
    <>
      {resolver.readFlag('grid', 'gridHorizontal') && (
        <path
          d={rows.map((y) => `M${box.x} ${y}h${box.w}`).join('')}
          stroke={resolver.readColor('grid', 'gridHorizontalColor', 'backgroundLight')}
          strokeWidth={readWeight('gridHorizontalWeight')}
        />
      )}
      {resolver.readFlag('grid', 'gridVertical') && (
        <path
          d={columns.map((x) => `M${x} ${box.y}v${box.h}`).join('')}
          stroke={resolver.readColor('grid', 'gridVerticalColor', 'backgroundLight')}
          strokeWidth={readWeight('gridVerticalWeight')}
        />
      )}
    </>
  );
}

/** Ground of the head, a band of the values or the total, where the theme gives them one. */
export function drawBand(resolver: ThemeResolver, card: string, item: string, box: Box): ReactNode {
  const isThere = resolver.readShape(
    (reader) => reader.findColor(resolver.visual, card, item) !== undefined,
  );
  if (!isThere) return null;
  return (
    <rect
      key={`${card}${box.y}`}
      x={box.x}
      y={box.y}
      width={box.w}
      height={box.h}
      fill={resolver.readColor(card, item, 'background')}
    />
  );
}

export function drawRules(
  resolver: ThemeResolver,
  box: Box,
  head: number,
  total: number | null,
): ReactNode {
  const weight = Math.min(resolver.readNumber('columnHeaders', 'outlineWeight', 1) * PIXEL, 6);
  return (
    <>
      <path
        d={`M${box.x} ${head}h${box.w}`}
        stroke={resolver.readColor('columnHeaders', 'outlineColor', 'tableAccent')}
        strokeWidth={weight}
      />
      {total !== null && (
        <path
          d={`M${box.x} ${total}h${box.w}`}
          stroke={resolver.readColor('total', 'outlineColor', 'foregroundNeutralTertiary')}
          strokeWidth={Math.min(resolver.readNumber('total', 'outlineWeight', 1), 4)}
        />
      )}
    </>
  );
}

/** Row height that fits all rows into the box, at most what font and padding ask for. */
export function computeRowHeight(
  resolver: ThemeResolver,
  box: Box,
  rows: number,
  fontSize: number,
): number {
  const asked =
    fontSize * 1.3 + Math.max(resolver.readNumber('grid', 'rowPadding', 3), 0) * PIXEL * 2;
  return Math.min(Math.max(asked, box.h / rows - 2), box.h / rows);
}

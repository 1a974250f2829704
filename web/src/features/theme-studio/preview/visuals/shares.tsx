import type { ReactNode } from 'react';
import { DEPOTS, formatMoney } from '../data';
import { pickTextColor } from '../draw/color';
import { truncateText, estimateTextWidth } from '../draw/font';
import { drawFrame, PIXEL, type Box, type Size } from '../draw/frame';
import { drawLegend } from '../draw/legend';
import { buildArcPath, readBarStyle } from '../draw/marks';
import type { RingFigures, SliceFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** How far words may reach into the padding of their card. */
const BLEED = 5;
/** Moved further than that, words would lie on the ring. */
const FARTHEST = 13;

interface Slice extends Omit<SliceFigures, 'color'> {
  readonly color: string;
}

/** Slices around a middle, with their names and shares outside of them. */
function drawRing(
  resolver: ThemeResolver,
  box: Box,
  slices: readonly Slice[],
  innerShare: number,
): { node: ReactNode; at: readonly [number, number]; inner: number } {
  const hasLabels = resolver.readFlag('labels', 'show');
  const textStyle = resolver.readTextStyle('labels', 'lightLabel');
  const style = resolver
    .readWord('labels', 'labelStyle', 'Category, percent of total')
    .toLowerCase();
  const side = hasLabels ? Math.min(textStyle.fontSize * 5.4, box.w * 0.3) : 4;
  const outer = Math.max(
    Math.min(box.w / 2 - side, box.h / 2 - (hasLabels ? textStyle.fontSize * 2 : 3)),
    8,
  );
  const at = [box.x + box.w / 2, box.y + box.h / 2] as const;
  const inner = outer * innerShare;
  const turn = resolver.readNumber('slices', 'startAngle', 0) / 360;
  let from = turn;
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const node = slices.map(({ name, share, value, color }) => {
    const [start, end] = [from, from + share / 100];
    from = end;
    const middle = ((start + end) / 2 - 0.25) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(middle), Math.sin(middle)];
    const computePoint = (radius: number) => [at[0] + cos * radius, at[1] + sin * radius] as const;
    const [near, far] = [computePoint(outer + 2), computePoint(outer + 7)];
    const isRight = cos >= 0;
    const beside = far[0] + (isRight ? 8 : -8);
    const lines = [
      ...(style.includes('category') ? [name] : []),
      [
        ...(style.includes('data value') ? [value] : []),
        ...(style.includes('percent') ? [`${share}%`] : []),
      ].join(' '),
    ].filter(Boolean);
    const line = textStyle.fontSize * 1.12;
    const block = line * (lines.length - 1);
    // Labels above and below the ring move away from it by a part of their own height.
    const y = far[1] - block / 2 + sin * (block / 2 + textStyle.fontSize * 0.2);
    const width = Math.max(
      ...lines.map((part) => estimateTextWidth(part, textStyle.fontSize, textStyle.fontWeight)),
    );
    // In a narrow card words move towards the ring, in the place of their line.
    const x = isRight
      ? Math.min(beside, box.x + box.w + BLEED - width)
      : Math.max(beside, box.x - BLEED + width);
    const room = {
      left: isRight ? x : x - width,
      right: isRight ? x + width : x,
      top: y - textStyle.fontSize * 0.5,
      bottom: y + block + textStyle.fontSize * 0.4,
    };
    // Omits labels that would overlap others or the ring, as Power BI does.
    const hasRoom = Math.abs(x - beside) <= FARTHEST;
    const isFree = !taken.some(
      (other) =>
        room.left < other.right &&
        other.left < room.right &&
        room.top < other.bottom &&
        other.top < room.bottom,
    );
    const isNamed = hasLabels && hasRoom && isFree;
    if (isNamed) taken.push(room);
    return (
      <g key={name}>
        <path
          {...readBarStyle(resolver)}
          d={buildArcPath(at, inner, outer, start, end)}
          fill={color}
          stroke={resolver.readColor('background', 'color', 'background')}
          strokeWidth={PIXEL * 1.3}
        />
        {isNamed && (
          <>
            {x === beside && (
              <path
                d={`M${near.join(' ')}L${far.join(' ')}h${isRight ? 5 : -5}`}
                fill="none"
                stroke={resolver.readNamedColor('foregroundNeutralTertiary')}
                strokeWidth={0.75}
              />
            )}
            {lines.map((part, i) => (
              <text
                {...textStyle}
                key={part}
                x={x}
                y={y + textStyle.fontSize * 0.35 + line * i}
                textAnchor={isRight ? 'start' : 'end'}
                {...(i > 0 && {
                  fontWeight: 600,
                  fill: resolver.readTextStyle('labels', 'label').fill,
                })}
              >
                {part}
              </text>
            ))}
          </>
        )}
      </g>
    );
  });
  return { node, at, inner };
}

export function drawDonut(resolver: ThemeResolver, size: Size, figures: RingFigures): ReactNode {
  const slices = figures.slices.map((slice, i) => ({
    ...slice,
    color: resolver.readDataColor(slice.color ?? i),
  }));
  return drawFrame(resolver, size, figures.title, (box) => {
    const { node, rest } = drawLegend(resolver, box, slices);
    const share =
      Math.min(Math.max(resolver.readNumber('slices', 'innerRadiusRatio', 60), 0), 98) / 100;
    const drawing = drawRing(resolver, rest, slices, share);
    const callout = resolver.readTextStyle('value', 'boldLabel');
    const small = resolver.readTextStyle('legend', 'lightLabel');
    const fontSize = Math.min(callout.fontSize * 1.35, drawing.inner * 0.5);
    const [x, y] = drawing.at;
    return (
      <>
        {node}
        {drawing.node}
        {fontSize > 6 && figures.total !== undefined && (
          <>
            <text {...callout} fontSize={fontSize} x={x} y={y + 1} textAnchor="middle">
              {figures.total}
            </text>
            <text
              {...small}
              fontSize={Math.min(small.fontSize, fontSize * 0.8)}
              x={x}
              y={y + fontSize}
              textAnchor="middle"
            >
              Total
            </text>
          </>
        )}
      </>
    );
  });
}

export function drawPie(resolver: ThemeResolver, size: Size, figures: RingFigures): ReactNode {
  const slices = figures.slices.map((slice, i) => ({
    ...slice,
    color: resolver.readDataColor(slice.color ?? i),
  }));
  return drawFrame(resolver, size, figures.title, (box) => {
    const { node, rest } = drawLegend(resolver, box, slices);
    return (
      <>
        {node}
        {drawRing(resolver, rest, slices, 0).node}
      </>
    );
  });
}

/** A tile with its place in a unit square: x, y, width and height. */
export interface TreemapTile {
  readonly name: string;
  readonly value: string;
  readonly box: readonly [number, number, number, number];
}

const STOCK = DEPOTS.map((depot) => ({ ...depot, value: formatMoney(depot.value) }));

export function drawTreemap(
  resolver: ThemeResolver,
  size: Size,
  figures: readonly TreemapTile[] = STOCK,
): ReactNode {
  const tiles = figures.map((tile, i) => ({ ...tile, color: resolver.readDataColor(i) }));
  return drawFrame(resolver, size, 'Stock value by depot', (outside) => {
    const { node, rest: box } = drawLegend(resolver, outside, tiles);
    const gap =
      Math.min(Math.max(resolver.readNumber('layout', 'innerPadding', 2) * PIXEL, 0), 10) + 0.75;
    const name = resolver.readTextStyle('categoryLabels', 'label');
    const value = resolver.readTextStyle('labels', 'label');
    const [hasNames, hasValues] = [
      resolver.readFlag('categoryLabels', 'show'),
      resolver.readFlag('labels', 'show'),
    ];
    return (
      <>
        {node}
        {tiles.map((tile, i) => {
          const [left, top, width, height] = tile.box;
          const isLast = left + width > 0.99;
          const isLow = top + height > 0.99;
          const place = {
            x: box.x + left * box.w,
            y: box.y + top * box.h,
            width: Math.max(width * box.w - (isLast ? 0 : gap), 1),
            height: Math.max(height * box.h - (isLow ? 0 : gap), 1),
          };
          // White or dark words by the tile they stand on, unless the theme has a colour for them.
          const resolveLabelInk = (card: string) =>
            resolver.resolveInk(
              `${card} on ${i}`,
              (reader) =>
                reader.findColor(resolver.visual, card, 'color') ??
                pickTextColor(reader.dataColors[i] ?? '#000000'),
            );
          const [x, y] = [place.x + 5, place.y + name.fontSize * 1.25];
          const room = place.width - 8;
          const isWide =
            room > estimateTextWidth(tile.name, name.fontSize, 600) * 0.8 &&
            place.height > name.fontSize * 1.6;
          const line = name.fontSize * 0.2 + value.fontSize;
          return (
            <g key={tile.name}>
              <rect {...place} fill={tile.color} />
              {hasNames && isWide && (
                <text
                  {...name}
                  fontWeight={Math.max(name.fontWeight, 600)}
                  fill={resolveLabelInk('categoryLabels')}
                  x={x}
                  y={y}
                >
                  {truncateText(tile.name, room, name.fontSize, 600)}
                </text>
              )}
              {hasValues && isWide && place.height > name.fontSize * 3 && (
                <text {...value} fill={resolveLabelInk('labels')} x={x} y={hasNames ? y + line : y}>
                  {truncateText(tile.value, room, value.fontSize)}
                </text>
              )}
            </g>
          );
        })}
      </>
    );
  });
}

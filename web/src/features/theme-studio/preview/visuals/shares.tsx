import type { ReactNode } from 'react';
import { DEPOTS, money } from '../data';
import { wordsOn } from '../draw/color';
import { fitted, textWidth } from '../draw/font';
import { framed, PIXEL, type Box, type Size } from '../draw/frame';
import { legend } from '../draw/legend';
import { arcPath, barStyle } from '../draw/marks';
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
function ring(
  p: ThemeResolver,
  box: Box,
  slices: readonly Slice[],
  innerShare: number,
): { node: ReactNode; at: readonly [number, number]; inner: number } {
  const hasLabels = p.flag('labels', 'show');
  const words = p.text('labels', 'lightLabel');
  const style = p.word('labels', 'labelStyle', 'Category, percent of total').toLowerCase();
  const side = hasLabels ? Math.min(words.fontSize * 5.4, box.w * 0.3) : 4;
  const outer = Math.max(
    Math.min(box.w / 2 - side, box.h / 2 - (hasLabels ? words.fontSize * 2 : 3)),
    8,
  );
  const at = [box.x + box.w / 2, box.y + box.h / 2] as const;
  const inner = outer * innerShare;
  const turn = p.number('slices', 'startAngle', 0) / 360;
  let from = turn;
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const node = slices.map(({ name, share, value, color }) => {
    const [start, end] = [from, from + share / 100];
    from = end;
    const middle = ((start + end) / 2 - 0.25) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(middle), Math.sin(middle)];
    const point = (radius: number) => [at[0] + cos * radius, at[1] + sin * radius] as const;
    const [near, far] = [point(outer + 2), point(outer + 7)];
    const isRight = cos >= 0;
    const beside = far[0] + (isRight ? 8 : -8);
    const lines = [
      ...(style.includes('category') ? [name] : []),
      [
        ...(style.includes('data value') ? [value] : []),
        ...(style.includes('percent') ? [`${share}%`] : []),
      ].join(' '),
    ].filter(Boolean);
    const line = words.fontSize * 1.12;
    const block = line * (lines.length - 1);
    // Words above and below the ring move away from it by a part of their own height.
    const y = far[1] - block / 2 + sin * (block / 2 + words.fontSize * 0.2);
    const width = Math.max(
      ...lines.map((part) => textWidth(part, words.fontSize, words.fontWeight)),
    );
    // In a narrow card words move towards the ring, in the place of their line.
    const x = isRight
      ? Math.min(beside, box.x + box.w + BLEED - width)
      : Math.max(beside, box.x - BLEED + width);
    const room = {
      left: isRight ? x : x - width,
      right: isRight ? x + width : x,
      top: y - words.fontSize * 0.5,
      bottom: y + block + words.fontSize * 0.4,
    };
    // Words that would lie over others or over the ring are left out, as in Power BI.
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
          {...barStyle(p)}
          d={arcPath(at, inner, outer, start, end)}
          fill={color}
          stroke={p.color('background', 'color', 'background')}
          strokeWidth={PIXEL * 1.3}
        />
        {isNamed && (
          <>
            {x === beside && (
              <path
                d={`M${near.join(' ')}L${far.join(' ')}h${isRight ? 5 : -5}`}
                fill="none"
                stroke={p.named('foregroundNeutralTertiary')}
                strokeWidth={0.75}
              />
            )}
            {lines.map((part, i) => (
              <text
                {...words}
                key={part}
                x={x}
                y={y + words.fontSize * 0.35 + line * i}
                textAnchor={isRight ? 'start' : 'end'}
                {...(i > 0 && { fontWeight: 600, fill: p.text('labels', 'label').fill })}
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

export function donut(p: ThemeResolver, size: Size, figures: RingFigures): ReactNode {
  const slices = figures.slices.map((slice, i) => ({ ...slice, color: p.data(slice.color ?? i) }));
  return framed(p, size, figures.title, (box) => {
    const { node, rest } = legend(p, box, slices);
    const share = Math.min(Math.max(p.number('slices', 'innerRadiusRatio', 60), 0), 98) / 100;
    const drawing = ring(p, rest, slices, share);
    const callout = p.text('value', 'boldLabel');
    const small = p.text('legend', 'lightLabel');
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

export function pie(p: ThemeResolver, size: Size, figures: RingFigures): ReactNode {
  const slices = figures.slices.map((slice, i) => ({ ...slice, color: p.data(slice.color ?? i) }));
  return framed(p, size, figures.title, (box) => {
    const { node, rest } = legend(p, box, slices);
    return (
      <>
        {node}
        {ring(p, rest, slices, 0).node}
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

const STOCK = DEPOTS.map((depot) => ({ ...depot, value: money(depot.value) }));

export function treemap(
  p: ThemeResolver,
  size: Size,
  figures: readonly TreemapTile[] = STOCK,
): ReactNode {
  const tiles = figures.map((tile, i) => ({ ...tile, color: p.data(i) }));
  return framed(p, size, 'Stock value by depot', (outside) => {
    const { node, rest: box } = legend(p, outside, tiles);
    const gap = Math.min(Math.max(p.number('layout', 'innerPadding', 2) * PIXEL, 0), 10) + 0.75;
    const name = p.text('categoryLabels', 'label');
    const value = p.text('labels', 'label');
    const [hasNames, hasValues] = [p.flag('categoryLabels', 'show'), p.flag('labels', 'show')];
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
          const ink = (card: string) =>
            p.ink(
              `${card} on ${i}`,
              (reader) =>
                reader.color(p.visual, card, 'color') ?? wordsOn(reader.dataColors[i] ?? '#000000'),
            );
          const [x, y] = [place.x + 5, place.y + name.fontSize * 1.25];
          const room = place.width - 8;
          const isWide =
            room > textWidth(tile.name, name.fontSize, 600) * 0.8 &&
            place.height > name.fontSize * 1.6;
          const line = name.fontSize * 0.2 + value.fontSize;
          return (
            <g key={tile.name}>
              <rect {...place} fill={tile.color} />
              {hasNames && isWide && (
                <text
                  {...name}
                  fontWeight={Math.max(name.fontWeight, 600)}
                  fill={ink('categoryLabels')}
                  x={x}
                  y={y}
                >
                  {fitted(tile.name, room, name.fontSize, 600)}
                </text>
              )}
              {hasValues && isWide && place.height > name.fontSize * 3 && (
                <text {...value} fill={ink('labels')} x={x} y={hasNames ? y + line : y}>
                  {fitted(tile.value, room, value.fontSize)}
                </text>
              )}
            </g>
          );
        })}
      </>
    );
  });
}

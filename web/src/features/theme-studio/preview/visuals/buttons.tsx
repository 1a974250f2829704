import type { ReactNode } from 'react';
import { truncateText } from '../draw/font';
import { PIXEL, type Box, type Size } from '../draw/frame';
import type { ThemeResolver, Words } from '../theme-resolver';

export type ControlState = 'default' | 'hover' | 'selected' | 'disabled';

/** A button of a report in one of its states. */
export function drawButton(
  p: ThemeResolver,
  box: Box,
  label: string,
  state: ControlState,
): ReactNode {
  const words = p.readTextStyle('text', 'lightLabel', { state });
  const radius = Math.min(
    Math.max(p.readNumber('shape', 'rectangleRoundedCurve', 4), 0) * PIXEL,
    box.h / 2,
  );
  const hasText = p.readShape(
    (reader) => reader.findValue(p.visual, 'text', 'show', state) !== false,
  );
  const hasFill = p.readShape(
    (reader) => reader.findValue(p.visual, 'fill', 'show', state) !== false,
  );
  return (
    <g key={`${label} ${state}`}>
      {hasFill && (
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          rx={radius}
          fill={p.readColor('fill', 'fillColor', 'background', state)}
          fillOpacity={p.readOpacity('fill', 'transparency', 0, state)}
        />
      )}
      {drawOutline(p, 'outline', box, radius, state)}
      {hasText && drawCenteredText(words, label, box)}
    </g>
  );
}

function drawOutline(
  p: ThemeResolver,
  card: string,
  box: Box,
  radius: number,
  state: ControlState,
): ReactNode {
  if (!p.readFlag(card, 'show', state)) return null;
  const weight = Math.min(Math.max(p.readNumber(card, 'weight', 1, state) * PIXEL, 0.5), 6);
  return (
    <rect
      x={box.x + weight / 2}
      y={box.y + weight / 2}
      width={box.w - weight}
      height={box.h - weight}
      rx={Math.max(radius - weight / 2, 0)}
      fill="none"
      stroke={p.readColor(card, 'lineColor', 'backgroundNeutral', state)}
      strokeWidth={weight}
      strokeOpacity={p.readOpacity(card, 'transparency', 0, state)}
    />
  );
}

function drawCenteredText(words: Words, label: string, box: Box): ReactNode {
  const fontSize = Math.min(words.fontSize, box.h * 0.62);
  return (
    <text
      {...words}
      fontSize={fontSize}
      fontWeight={Math.max(words.fontWeight, 500)}
      x={box.x + box.w / 2}
      y={box.y + box.h / 2 + fontSize * 0.35}
      textAnchor="middle"
    >
      {truncateText(label, box.w - 6, fontSize, words.fontWeight)}
    </text>
  );
}

/** Buttons in a row, one of them chosen: page and bookmark navigators. */
export function drawNavigator(
  p: ThemeResolver,
  { w, h }: Size,
  labels: readonly string[],
): ReactNode {
  const gap = Math.min(Math.max(p.readNumber('layout', 'cellPadding', 8) * PIXEL, 0), 20);
  const width = (w - gap * (labels.length - 1)) / labels.length;
  return labels.map((label, i) =>
    drawButton(
      p,
      { x: i * (width + gap), y: 0, w: width, h },
      label,
      i === 0 ? 'selected' : 'default',
    ),
  );
}

/**
 * Ground of a tile or list item. The newer slicers keep states in `background` where a theme has them
 * there, else in `fillCustom`.
 */
export function readItemGround(
  p: ThemeResolver,
  state: ControlState,
): { fill: string; isThere: boolean; opacity: number } {
  const isOwn =
    p.readShape((reader) => reader.hasOwnSetting(p.visual, 'background', 'color', state)) &&
    state !== 'default';
  const [card, item] = isOwn ? ['background', 'color'] : ['fillCustom', 'fillColor'];
  return {
    fill: p.readColor(card, item, 'background', state),
    isThere: p.readShape((reader) => reader.findValue(p.visual, card, 'show', state) === true),
    opacity: p.readOpacity(card, 'transparency', 0, state),
  };
}

/** One tile of a button slicer. */
export function drawTile(
  p: ThemeResolver,
  box: Box,
  label: string,
  state: ControlState,
): ReactNode {
  const words = p.readTextStyle('value', 'lightLabel', { state });
  const asked = p.readNumber('shapeCustomRectangle', 'rectangleRoundedCurve', 4);
  const radius = Math.min(Math.max(asked, 0) * PIXEL, box.h / 2);
  const ground = readItemGround(p, state);
  return (
    <g key={`${label} ${state}`}>
      {ground.isThere && (
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          rx={radius}
          fill={ground.fill}
          fillOpacity={ground.opacity}
        />
      )}
      {drawOutline(p, 'outline', box, radius, state)}
      {drawCenteredText(words, label, box)}
    </g>
  );
}

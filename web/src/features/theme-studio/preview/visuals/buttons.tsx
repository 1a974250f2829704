import type { ReactNode } from 'react';
import { truncateText } from '../draw/font';
import { PIXEL, type Box, type Size } from '../draw/frame';
import type { ThemeResolver, TextStyle } from '../theme-resolver';

export type ControlState = 'default' | 'hover' | 'selected' | 'disabled';

/** A button of a report in one of its states. */
export function drawButton(
  resolver: ThemeResolver,
  box: Box,
  label: string,
  state: ControlState,
): ReactNode {
  const textStyle = resolver.readTextStyle('text', 'lightLabel', { state });
  const radius = Math.min(
    Math.max(resolver.readNumber('shape', 'rectangleRoundedCurve', 4), 0) * PIXEL,
    box.h / 2,
  );
  const hasText = resolver.readShape(
    (reader) => reader.findValue(resolver.visual, 'text', 'show', state) !== false,
  );
  const hasFill = resolver.readShape(
    (reader) => reader.findValue(resolver.visual, 'fill', 'show', state) !== false,
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
          fill={resolver.readColor('fill', 'fillColor', 'background', state)}
          fillOpacity={resolver.readOpacity('fill', 'transparency', 0, state)}
        />
      )}
      {drawOutline(resolver, 'outline', box, radius, state)}
      {hasText && drawCenteredText(textStyle, label, box)}
    </g>
  );
}

function drawOutline(
  resolver: ThemeResolver,
  card: string,
  box: Box,
  radius: number,
  state: ControlState,
): ReactNode {
  if (!resolver.readFlag(card, 'show', state)) return null;
  const weight = Math.min(Math.max(resolver.readNumber(card, 'weight', 1, state) * PIXEL, 0.5), 6);
  return (
    <rect
      x={box.x + weight / 2}
      y={box.y + weight / 2}
      width={box.w - weight}
      height={box.h - weight}
      rx={Math.max(radius - weight / 2, 0)}
      fill="none"
      stroke={resolver.readColor(card, 'lineColor', 'backgroundNeutral', state)}
      strokeWidth={weight}
      strokeOpacity={resolver.readOpacity(card, 'transparency', 0, state)}
    />
  );
}

function drawCenteredText(textStyle: TextStyle, label: string, box: Box): ReactNode {
  const fontSize = Math.min(textStyle.fontSize, box.h * 0.62);
  return (
    <text
      {...textStyle}
      fontSize={fontSize}
      fontWeight={Math.max(textStyle.fontWeight, 500)}
      x={box.x + box.w / 2}
      y={box.y + box.h / 2 + fontSize * 0.35}
      textAnchor="middle"
    >
      {truncateText(label, box.w - 6, fontSize, textStyle.fontWeight)}
    </text>
  );
}

/** Buttons in a row, one of them chosen: page and bookmark navigators. */
export function drawNavigator(
  resolver: ThemeResolver,
  { w, h }: Size,
  labels: readonly string[],
): ReactNode {
  const gap = Math.min(Math.max(resolver.readNumber('layout', 'cellPadding', 8) * PIXEL, 0), 20);
  const width = (w - gap * (labels.length - 1)) / labels.length;
  return labels.map((label, i) =>
    drawButton(
      resolver,
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
export function readItemBackground(
  resolver: ThemeResolver,
  state: ControlState,
): { fill: string; isThere: boolean; opacity: number } {
  const isOwn =
    resolver.readShape((reader) =>
      reader.hasOwnSetting(resolver.visual, 'background', 'color', state),
    ) && state !== 'default';
  const [card, item] = isOwn ? ['background', 'color'] : ['fillCustom', 'fillColor'];
  return {
    fill: resolver.readColor(card, item, 'background', state),
    isThere: resolver.readShape(
      (reader) => reader.findValue(resolver.visual, card, 'show', state) === true,
    ),
    opacity: resolver.readOpacity(card, 'transparency', 0, state),
  };
}

/** One tile of a button slicer. */
export function drawTile(
  resolver: ThemeResolver,
  box: Box,
  label: string,
  state: ControlState,
): ReactNode {
  const textStyle = resolver.readTextStyle('value', 'lightLabel', { state });
  const asked = resolver.readNumber('shapeCustomRectangle', 'rectangleRoundedCurve', 4);
  const radius = Math.min(Math.max(asked, 0) * PIXEL, box.h / 2);
  const background = readItemBackground(resolver, state);
  return (
    <g key={`${label} ${state}`}>
      {background.isThere && (
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          rx={radius}
          fill={background.fill}
          fillOpacity={background.opacity}
        />
      )}
      {drawOutline(resolver, 'outline', box, radius, state)}
      {drawCenteredText(textStyle, label, box)}
    </g>
  );
}

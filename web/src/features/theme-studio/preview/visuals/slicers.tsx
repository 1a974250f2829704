import type { ReactNode } from 'react';
import { truncateText } from '../draw/font';
import { drawFrame, PIXEL, type Box, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { readItemBackground, drawTile, type ControlState } from './buttons';

export function drawButtonSlicer(
  resolver: ThemeResolver,
  { w, h }: Size,
  title: string,
  labels: readonly string[],
): ReactNode {
  const head = resolver.readTextStyle('title', 'lightLabel', { color: ['none'] });
  const size = Math.min(head.fontSize, 10);
  const top = resolver.readFlag('title', 'show') ? size * 1.3 : 0;
  const gap = 6;
  const width = (w - gap * (labels.length - 1)) / labels.length;
  return (
    <>
      {top > 0 && (
        <text {...head} fontSize={size} fontWeight={400} x={0} y={size * 0.85}>
          {resolver.readWord('title', 'text', title)}
        </text>
      )}
      {labels.map((label, i) =>
        drawTile(
          resolver,
          { x: i * (width + gap), y: top, w: width, h: h - top },
          label,
          i === labels.length - 1 ? 'selected' : 'default',
        ),
      )}
    </>
  );
}

/** Draws a classic slicer as a dropdown. */
export function drawDropdown(
  resolver: ThemeResolver,
  { w, h }: Size,
  title: string,
  choice: string,
): ReactNode {
  const head = resolver.readTextStyle('header', 'lightLabel', {
    color: ['none'],
    size: 'textSize',
  });
  const size = Math.min(head.fontSize, 10);
  const top = resolver.readFlag('header', 'show') ? size * 1.3 : 0;
  return (
    <>
      {top > 0 && (
        <text {...head} fontSize={size} fontWeight={400} x={0} y={size * 0.85}>
          {resolver.readWord('header', 'text', title)}
        </text>
      )}
      {drawDropdownField(resolver, { x: 0, y: top, w, h: h - top }, choice, 'default')}
    </>
  );
}

export function drawDropdownField(
  resolver: ThemeResolver,
  box: Box,
  choice: string,
  state: ControlState,
): ReactNode {
  const textStyle = resolver.readTextStyle('items', 'lightLabel', { size: 'textSize', state });
  const fontSize = Math.min(textStyle.fontSize, box.h * 0.6);
  const [x, y] = [box.x + box.w - 14, box.y + box.h / 2 - 2];
  const isDisabled = state === 'disabled';
  const stroke =
    state === 'selected'
      ? resolver.readNamedColor('data1')
      : state === 'hover'
        ? resolver.readNamedColor('foreground')
        : resolver.readNamedColor('foregroundNeutralTertiary');
  const weight = state === 'selected' ? 1.75 : 0.9;
  return (
    <g opacity={isDisabled ? 0.55 : undefined}>
      <rect
        x={box.x + weight / 2}
        y={box.y + weight / 2}
        width={box.w - weight}
        height={box.h - weight}
        rx={3}
        fill={
          isDisabled
            ? resolver.readNamedColor('backgroundLight')
            : resolver.readColor('items', 'background', 'background', state)
        }
        stroke={stroke}
        strokeWidth={weight}
      />
      <text
        {...textStyle}
        fontSize={fontSize}
        x={box.x + 8}
        y={box.y + box.h / 2 + fontSize * 0.35}
      >
        {choice}
      </text>
      <path d={`M${x} ${y}l4 4l4 -4`} fill="none" stroke={textStyle.fill} strokeWidth={1.2} />
    </g>
  );
}

export type Check = 'on' | 'off' | 'mixed';

/** Draws a checkbox, as in slicers and the filter pane. */
export function drawCheckbox(
  x: number,
  y: number,
  size: number,
  check: Check,
  colors: { on: string; tick: string; line: string; ground: string },
): ReactNode {
  const isOn = check !== 'off';
  const unit = size / 10;
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={size - 1}
        height={size - 1}
        rx={unit * 1.8}
        fill={isOn ? colors.on : colors.ground}
        stroke={isOn ? colors.on : colors.line}
        strokeWidth={0.9}
      />
      {isOn && (
        <path
          d={
            check === 'on'
              ? `M${x + unit * 2.4} ${y + unit * 5.2}l${unit * 1.9} ${unit * 1.9}l${unit * 3.5} ${-unit * 3.9}`
              : `M${x + unit * 2.6} ${y + unit * 5}h${unit * 4.8}`
          }
          fill="none"
          stroke={colors.tick}
          strokeWidth={unit * 1.3}
        />
      )}
    </>
  );
}

export type Choices = readonly (readonly [name: string, check: Check])[];
const REGION_CHOICES: Choices = [
  ['Select all', 'mixed'],
  ['Benelux', 'on'],
  ['DACH', 'on'],
  ['Iberia', 'on'],
  ['Nordics', 'on'],
  ['UK & IE', 'off'],
];

export function drawListSlicer(
  resolver: ThemeResolver,
  size: Size,
  title = 'Region',
  choices = REGION_CHOICES,
): ReactNode {
  return drawFrame(resolver, size, title, (box) => {
    const row = box.h / choices.length;
    return choices.map(([name, check], i) =>
      drawListItem(
        resolver,
        { x: box.x, y: box.y + row * i, w: box.w, h: row },
        name,
        check,
        check === 'on' ? 'selected' : 'default',
      ),
    );
  });
}

export function drawListItem(
  resolver: ThemeResolver,
  box: Box,
  name: string,
  check: Check,
  state: ControlState,
): ReactNode {
  const textStyle = resolver.readTextStyle('value', 'lightLabel', { state });
  const asked = resolver.readNumber('selectionIcon', 'size', 12, state) * PIXEL * 1.25;
  const size = Math.min(Math.max(asked, 6), box.h - 2);
  const hasBox = resolver.readFlag('selectionIcon', 'show', state);
  const background = readItemBackground(resolver, state);
  const rest = resolver.readColor('background', 'color', 'background');
  return (
    <g key={name} opacity={state === 'disabled' ? 0.5 : undefined}>
      {background.isThere && (
        <rect
          x={box.x - 4}
          y={box.y + 1}
          width={box.w + 8}
          height={box.h - 2}
          rx={3}
          fill={background.fill}
          fillOpacity={background.opacity}
        />
      )}
      {hasBox &&
        drawCheckbox(box.x, box.y + (box.h - size) / 2, size, check, {
          on: resolver.readColor('selectionIcon', 'color', 'data1', state),
          tick: background.isThere ? background.fill : rest,
          line: resolver.readNamedColor('foregroundNeutralTertiary'),
          ground: rest,
        })}
      <text
        {...textStyle}
        x={box.x + (hasBox ? size + 6 : 0)}
        y={box.y + box.h / 2 + textStyle.fontSize * 0.35}
      >
        {truncateText(name, box.w - (hasBox ? size + 6 : 0), textStyle.fontSize)}
      </text>
    </g>
  );
}

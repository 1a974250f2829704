import type { ReactNode } from 'react';
import { fitted } from '../draw/font';
import { framed, PIXEL, type Box, type Size } from '../draw/frame';
import type { ThemeResolver, Words } from '../theme-resolver';

export type ControlState = 'default' | 'hover' | 'selected' | 'disabled';

/** A button of a report in one of its states. */
export function button(p: ThemeResolver, box: Box, label: string, state: ControlState): ReactNode {
  const words = p.text('text', 'lightLabel', { state });
  const radius = Math.min(
    Math.max(p.number('shape', 'rectangleRoundedCurve', 4), 0) * PIXEL,
    box.h / 2,
  );
  const hasText = p.shape((resolved) => resolved.value(p.visual, 'text', 'show', state) !== false);
  const hasFill = p.shape((resolved) => resolved.value(p.visual, 'fill', 'show', state) !== false);
  return (
    <g key={`${label} ${state}`}>
      {hasFill && (
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          rx={radius}
          fill={p.color('fill', 'fillColor', 'background', state)}
          fillOpacity={p.opacity('fill', 'transparency', 0, state)}
        />
      )}
      {outline(p, 'outline', box, radius, state)}
      {hasText && centered(words, label, box)}
    </g>
  );
}

function outline(
  p: ThemeResolver,
  card: string,
  box: Box,
  radius: number,
  state: ControlState,
): ReactNode {
  if (!p.flag(card, 'show', state)) return null;
  const weight = Math.min(Math.max(p.number(card, 'weight', 1, state) * PIXEL, 0.5), 6);
  return (
    <rect
      x={box.x + weight / 2}
      y={box.y + weight / 2}
      width={box.w - weight}
      height={box.h - weight}
      rx={Math.max(radius - weight / 2, 0)}
      fill="none"
      stroke={p.color(card, 'lineColor', 'backgroundNeutral', state)}
      strokeWidth={weight}
      strokeOpacity={p.opacity(card, 'transparency', 0, state)}
    />
  );
}

function centered(words: Words, label: string, box: Box): ReactNode {
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
      {fitted(label, box.w - 6, fontSize, words.fontWeight)}
    </text>
  );
}

/** Buttons in a row, one of them chosen: page and bookmark navigators. */
export function navigator(p: ThemeResolver, { w, h }: Size, labels: readonly string[]): ReactNode {
  const gap = Math.min(Math.max(p.number('layout', 'cellPadding', 8) * PIXEL, 0), 20);
  const width = (w - gap * (labels.length - 1)) / labels.length;
  return labels.map((label, i) =>
    button(p, { x: i * (width + gap), y: 0, w: width, h }, label, i === 0 ? 'selected' : 'default'),
  );
}

/**
 * Ground of a tile or list item. The newer slicers keep states in `background` where a theme has them
 * there, else in `fillCustom`.
 */
function itemGround(
  p: ThemeResolver,
  state: ControlState,
): { fill: string; isThere: boolean; opacity: number } {
  const isOwn =
    p.shape((resolved) => resolved.names(p.visual, 'background', 'color', state)) &&
    state !== 'default';
  const [card, item] = isOwn ? ['background', 'color'] : ['fillCustom', 'fillColor'];
  return {
    fill: p.color(card, item, 'background', state),
    isThere: p.shape((resolved) => resolved.value(p.visual, card, 'show', state) === true),
    opacity: p.opacity(card, 'transparency', 0, state),
  };
}

/** One tile of a button slicer. */
export function tile(p: ThemeResolver, box: Box, label: string, state: ControlState): ReactNode {
  const words = p.text('value', 'lightLabel', { state });
  const asked = p.number('shapeCustomRectangle', 'rectangleRoundedCurve', 4);
  const radius = Math.min(Math.max(asked, 0) * PIXEL, box.h / 2);
  const ground = itemGround(p, state);
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
      {outline(p, 'outline', box, radius, state)}
      {centered(words, label, box)}
    </g>
  );
}

export function buttonSlicer(
  p: ThemeResolver,
  { w, h }: Size,
  title: string,
  labels: readonly string[],
): ReactNode {
  const head = p.text('title', 'lightLabel', { color: ['none'] });
  const size = Math.min(head.fontSize, 10);
  const top = p.flag('title', 'show') ? size * 1.3 : 0;
  const gap = 6;
  const width = (w - gap * (labels.length - 1)) / labels.length;
  return (
    <>
      {top > 0 && (
        <text {...head} fontSize={size} fontWeight={400} x={0} y={size * 0.85}>
          {title}
        </text>
      )}
      {labels.map((label, i) =>
        tile(
          p,
          { x: i * (width + gap), y: top, w: width, h: h - top },
          label,
          i === labels.length - 1 ? 'selected' : 'default',
        ),
      )}
    </>
  );
}

/** A classic slicer that is folded into one line. */
export function dropdown(
  p: ThemeResolver,
  { w, h }: Size,
  title: string,
  choice: string,
): ReactNode {
  const head = p.text('header', 'lightLabel', { color: ['none'], size: 'textSize' });
  const size = Math.min(head.fontSize, 10);
  const top = p.flag('header', 'show') ? size * 1.3 : 0;
  return (
    <>
      {top > 0 && (
        <text {...head} fontSize={size} fontWeight={400} x={0} y={size * 0.85}>
          {title}
        </text>
      )}
      {dropdownField(p, { x: 0, y: top, w, h: h - top }, choice, 'default')}
    </>
  );
}

export function dropdownField(
  p: ThemeResolver,
  box: Box,
  choice: string,
  state: ControlState,
): ReactNode {
  const words = p.text('items', 'lightLabel', { size: 'textSize', state });
  const fontSize = Math.min(words.fontSize, box.h * 0.6);
  const [x, y] = [box.x + box.w - 14, box.y + box.h / 2 - 2];
  const isDisabled = state === 'disabled';
  const stroke =
    state === 'selected'
      ? p.named('data1')
      : state === 'hover'
        ? p.named('foreground')
        : p.named('foregroundNeutralTertiary');
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
            ? p.named('backgroundLight')
            : p.color('items', 'background', 'background', state)
        }
        stroke={stroke}
        strokeWidth={weight}
      />
      <text {...words} fontSize={fontSize} x={box.x + 8} y={box.y + box.h / 2 + fontSize * 0.35}>
        {choice}
      </text>
      <path d={`M${x} ${y}l4 4l4 -4`} fill="none" stroke={words.fill} strokeWidth={1.2} />
    </g>
  );
}

export type Check = 'on' | 'off' | 'mixed';

/** A box with a tick, as slicers and the filter pane have it. */
export function checkbox(
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

const REGION_CHOICES = [
  ['Select all', 'mixed'],
  ['Benelux', 'on'],
  ['DACH', 'on'],
  ['Iberia', 'on'],
  ['Nordics', 'on'],
  ['UK & IE', 'off'],
] as const;

export function listSlicer(p: ThemeResolver, size: Size): ReactNode {
  return framed(p, size, 'Region', (box) => {
    const row = box.h / REGION_CHOICES.length;
    return REGION_CHOICES.map(([name, check], i) =>
      listItem(
        p,
        { x: box.x, y: box.y + row * i, w: box.w, h: row },
        name,
        check,
        check === 'on' ? 'selected' : 'default',
      ),
    );
  });
}

export function listItem(
  p: ThemeResolver,
  box: Box,
  name: string,
  check: Check,
  state: ControlState,
): ReactNode {
  const words = p.text('value', 'lightLabel', { state });
  const asked = p.number('selectionIcon', 'size', 12, state) * PIXEL * 1.25;
  const size = Math.min(Math.max(asked, 6), box.h - 2);
  const hasBox = p.flag('selectionIcon', 'show', state);
  const ground = itemGround(p, state);
  const rest = p.color('background', 'color', 'background');
  return (
    <g key={name} opacity={state === 'disabled' ? 0.5 : undefined}>
      {ground.isThere && (
        <rect
          x={box.x - 4}
          y={box.y + 1}
          width={box.w + 8}
          height={box.h - 2}
          rx={3}
          fill={ground.fill}
          fillOpacity={ground.opacity}
        />
      )}
      {hasBox &&
        checkbox(box.x, box.y + (box.h - size) / 2, size, check, {
          on: p.color('selectionIcon', 'color', 'data1', state),
          tick: ground.isThere ? ground.fill : rest,
          line: p.named('foregroundNeutralTertiary'),
          ground: rest,
        })}
      <text
        {...words}
        x={box.x + (hasBox ? size + 6 : 0)}
        y={box.y + box.h / 2 + words.fontSize * 0.35}
      >
        {fitted(name, box.w - (hasBox ? size + 6 : 0), words.fontSize)}
      </text>
    </g>
  );
}

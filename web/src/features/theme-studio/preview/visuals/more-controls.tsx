import type { ReactNode } from 'react';
import { formatMoney, OVER_GOAL, REGIONS, RETURN_RATE, REVENUE, sumAmounts } from '../data';
import { truncateText } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { drawButton } from './buttons';
import { drawCheckbox, drawDropdownField, type Choices } from './slicers';

/** Buttons at rest, pointed at, and switched off, beside one another. */
export function drawButtons(resolver: ThemeResolver, { w, h }: Size): ReactNode {
  const width = (w - 18) / 4;
  const all = [
    ['Export', 'default'],
    ['Details', 'hover'],
    ['Apply', 'selected'],
    ['Reset', 'disabled'],
  ] as const;
  return all.map(([label, state], i) =>
    drawButton(resolver, { x: i * (width + 6), y: 0, w: width, h }, label, state),
  );
}

/** The head of a classic slicer; below it there is room from the number on. */
function drawSlicerHead(
  resolver: ThemeResolver,
  x: number,
  y: number,
  w: number,
  text: string,
): { node: ReactNode; bottom: number } {
  if (!resolver.readFlag('header', 'show')) return { node: null, bottom: y };
  const textStyle = resolver.readTextStyle('header', 'header', { size: 'textSize' });
  const line = textStyle.fontSize * 1.5;
  const hasBackground = resolver.readShape(
    (reader) => reader.findColor(resolver.visual, 'header', 'background') !== undefined,
  );
  const underline = resolver.readWord('header', 'outlineStyle', '0');
  return {
    node: (
      <>
        {hasBackground && (
          <rect
            x={x - 3}
            y={y}
            width={w + 6}
            height={line}
            fill={resolver.readColor('header', 'background', 'background')}
          />
        )}
        <text {...textStyle} x={x} y={y + textStyle.fontSize * 1.1}>
          {truncateText(
            resolver.readWord('header', 'text', text),
            w,
            textStyle.fontSize,
            textStyle.fontWeight,
          )}
        </text>
        {underline !== '0' && (
          <path
            d={`M${x} ${y + line}h${w}`}
            stroke={resolver.readNamedColor('backgroundNeutral')}
          />
        )}
      </>
    ),
    bottom: y + line + 3,
  };
}

const STORES: Choices = [
  ['Flagship', 'on'],
  ['Standard', 'on'],
  ['Outlet', 'off'],
  ['Pop-up', 'off'],
  ['Partner', 'on'],
];

/** The classic slicer as a list. */
export function drawBasicSlicer(
  resolver: ThemeResolver,
  size: Size,
  title = 'Store type',
  choices = STORES,
): ReactNode {
  return drawFrame(resolver, size, null, (box) => {
    const head = drawSlicerHead(resolver, box.x, box.y, box.w, title);
    const textStyle = resolver.readTextStyle('items', 'lightLabel', { size: 'textSize' });
    const hasBackground = resolver.readShape(
      (reader) => reader.findColor(resolver.visual, 'items', 'background') !== undefined,
    );
    const room = box.y + box.h - head.bottom;
    const row = Math.min(
      textStyle.fontSize * 1.3 + resolver.readNumber('items', 'padding', 4) * PIXEL * 2,
      room / choices.length,
    );
    const tick = Math.min(textStyle.fontSize, row - 2);
    return (
      <>
        {head.node}
        {hasBackground && (
          <rect
            x={box.x - 3}
            y={head.bottom}
            width={box.w + 6}
            height={row * choices.length}
            fill={resolver.readColor('items', 'background', 'background')}
          />
        )}
        {choices.map(([name, check], i) => {
          const y = head.bottom + row * i;
          return (
            <g key={name}>
              {drawCheckbox(box.x, y + (row - tick) / 2, tick, check, {
                on: resolver.readNamedColor('data1'),
                tick: resolver.readNamedColor('onSelected'),
                line: resolver.readNamedColor('foregroundNeutralTertiary'),
                ground: resolver.readColor('background', 'color', 'background'),
              })}
              <text {...textStyle} x={box.x + tick + 6} y={y + row / 2 + textStyle.fontSize * 0.35}>
                {name}
              </text>
            </g>
          );
        })}
      </>
    );
  });
}

/** The classic slicer as a range between two numbers. */
export function drawRangeSlicer(
  resolver: ThemeResolver,
  size: Size,
  title = 'Order value',
  ends: readonly string[] = ['$50', '$620'],
): ReactNode {
  return drawFrame(resolver, size, null, (box) => {
    const head = drawSlicerHead(resolver, box.x, box.y, box.w, title);
    const textStyle = resolver.readTextStyle('numericInputStyle', 'lightLabel', {
      size: 'textSize',
    });
    const h = Math.min(textStyle.fontSize * 1.9, 24);
    const width = (box.w - 10) / 2;
    const y = Math.min(head.bottom + h + 16, box.y + box.h - 8);
    const [from, to] = [box.x + box.w * 0.14, box.x + box.w * 0.72];
    const knob = {
      r: 6,
      fill: resolver.readColor('slider', 'handleFillColor', 'background'),
      stroke: resolver.readColor('slider', 'handleBorderColor', 'foregroundNeutralSecondary'),
      strokeWidth: 1.2,
    };
    return (
      <>
        {head.node}
        {ends.map((text, i) => (
          <g key={text}>
            <rect
              x={box.x + i * (width + 10) + 0.5}
              y={head.bottom + 0.5}
              width={width - 1}
              height={h - 1}
              rx={2}
              fill={resolver.readColor('numericInputStyle', 'background', 'background')}
              stroke={resolver.readNamedColor('backgroundNeutral')}
            />
            <text
              {...textStyle}
              x={box.x + i * (width + 10) + 7}
              y={head.bottom + h / 2 + textStyle.fontSize * 0.35}
            >
              {text}
            </text>
          </g>
        ))}
        {resolver.readFlag('slider', 'show') && (
          <>
            <path
              d={`M${box.x + 6} ${y}h${box.w - 12}`}
              stroke={resolver.readColor('slider', 'secondaryLineColor', 'backgroundNeutral')}
              strokeWidth={2.5}
            />
            <path
              d={`M${from} ${y}H${to}`}
              stroke={resolver.readColor('slider', 'color', 'data1')}
              strokeWidth={2.5}
            />
            <circle cx={from} cy={y} {...knob} />
            <circle cx={to} cy={y} {...knob} />
          </>
        )}
      </>
    );
  });
}

/** The classic slicer folded into a line, with its head. */
export function drawDropdownSlicer(
  resolver: ThemeResolver,
  size: Size,
  title = 'Currency',
  choice = 'US dollar',
): ReactNode {
  return drawFrame(resolver, size, null, (box) => {
    const head = drawSlicerHead(resolver, box.x, box.y, box.w, title);
    return (
      <>
        {head.node}
        {drawDropdownField(
          resolver,
          { x: box.x, y: head.bottom, w: box.w, h: Math.min(26, box.y + box.h - head.bottom) },
          choice,
          'default',
        )}
      </>
    );
  });
}

const [LARGEST] = REGIONS;

export function drawTextBox(resolver: ThemeResolver, size: Size): ReactNode {
  const lines = [
    `Revenue reached ${formatMoney(REVENUE)}, ${OVER_GOAL.toFixed(1)}% over the goal.`,
    `${LARGEST?.name} made ${formatMoney(sumAmounts(LARGEST?.quarters ?? []))} of it and grew in every`,
    `quarter; returns fell to ${RETURN_RATE} of units.`,
  ];
  return drawFrame(resolver, size, null, (box) => {
    const head = resolver.readTextStyle('text', 'title', { color: ['color'] });
    const textStyle = resolver.readTextStyle('story', 'label');
    return (
      <>
        <text {...head} x={box.x} y={box.y + head.fontSize}>
          What happened
        </text>
        {lines.map((line, i) => (
          <text
            {...textStyle}
            key={line}
            x={box.x}
            y={box.y + head.fontSize * 1.5 + textStyle.fontSize * (1 + i * 1.45)}
          >
            {truncateText(line, box.w, textStyle.fontSize)}
          </text>
        ))}
      </>
    );
  });
}

/** Draws a rectangle, a pill and an arrow with the theme's fill and outline. */
export function drawShapes(resolver: ThemeResolver, { w, h }: Size): ReactNode {
  const width = (w - 16) / 3;
  const style = readShapeStyle(resolver);
  const x = 2 * (width + 8);
  const arrow = `M${x} ${h * 0.32}h${width * 0.6}V${h * 0.08}L${x + width} ${h / 2}L${x + width * 0.6} ${h * 0.92}V${h * 0.68}H${x}Z`;
  return (
    <>
      {drawShape(resolver, { w: width, h })}
      <rect x={width + 8} width={width} height={h} rx={h / 2} {...style} />
      <path d={arrow} {...style} />
    </>
  );
}

/** One rectangle, as round as the theme has shapes. */
export function drawShape(resolver: ThemeResolver, { w, h }: Size): ReactNode {
  const radius = Math.min(resolver.readNumber('shape', 'rectangleRoundedCurve', 6) * PIXEL, h / 2);
  return <rect width={w} height={h} rx={radius} {...readShapeStyle(resolver)} />;
}

function readShapeStyle(resolver: ThemeResolver) {
  return {
    fill: resolver.readFlag('fill', 'show')
      ? resolver.readColor('fill', 'fillColor', 'data1')
      : 'none',
    fillOpacity: resolver.readOpacity('fill'),
    ...(resolver.readFlag('outline', 'show') && {
      stroke: resolver.readColor('outline', 'lineColor', 'foregroundNeutralSecondary'),
      strokeWidth: Math.min(resolver.readNumber('outline', 'weight', 1) * PIXEL, 6),
    }),
  };
}

/** A rectangle in a data colour, as a page has it behind its head. */
export function drawShapeBox(resolver: ThemeResolver, { w, h }: Size, color: number): ReactNode {
  return <rect width={w} height={h} fill={resolver.readDataColor(color)} />;
}

/** Draws a picture of a mountain in the theme's colours. */
export function drawPicture(resolver: ThemeResolver, size: Size): ReactNode {
  return drawFrame(resolver, size, null, (box) => {
    const { x, y, w, h } = box;
    const foot = y + h;
    return (
      <>
        <rect
          x={x}
          y={y}
          width={w}
          height={h}
          rx={4}
          fill={resolver.readNamedColor('backgroundLight')}
        />
        <circle cx={x + w * 0.76} cy={y + h * 0.26} r={h * 0.11} fill={resolver.readDataColor(2)} />
        <path
          d={`M${x} ${foot}L${x + w * 0.34} ${y + h * 0.3}L${x + w * 0.68} ${foot}Z`}
          fill={resolver.readDataColor(0)}
        />
        <path
          d={`M${x + w * 0.4} ${foot}L${x + w * 0.68} ${y + h * 0.48}L${x + w} ${foot}Z`}
          fill={resolver.readDataColor(1)}
        />
      </>
    );
  });
}

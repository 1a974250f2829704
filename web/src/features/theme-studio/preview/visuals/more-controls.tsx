import type { ReactNode } from 'react';
import { formatMoney, OVER_GOAL, REGIONS, RETURN_RATE, REVENUE, sumAmounts } from '../data';
import { truncateText } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { drawButton } from './buttons';
import { drawCheckbox, drawDropdownField, type Choices } from './slicers';

/** Buttons at rest, pointed at, and switched off, beside one another. */
export function drawButtons(p: ThemeResolver, { w, h }: Size): ReactNode {
  const width = (w - 18) / 4;
  const all = [
    ['Export', 'default'],
    ['Details', 'hover'],
    ['Apply', 'selected'],
    ['Reset', 'disabled'],
  ] as const;
  return all.map(([label, state], i) =>
    drawButton(p, { x: i * (width + 6), y: 0, w: width, h }, label, state),
  );
}

/** The head of a classic slicer; below it there is room from the number on. */
function drawSlicerHead(
  p: ThemeResolver,
  x: number,
  y: number,
  w: number,
  text: string,
): { node: ReactNode; bottom: number } {
  if (!p.readFlag('header', 'show')) return { node: null, bottom: y };
  const words = p.readTextStyle('header', 'header', { size: 'textSize' });
  const line = words.fontSize * 1.5;
  const hasGround = p.readShape(
    (reader) => reader.findColor(p.visual, 'header', 'background') !== undefined,
  );
  const underline = p.readWord('header', 'outlineStyle', '0');
  return {
    node: (
      <>
        {hasGround && (
          <rect
            x={x - 3}
            y={y}
            width={w + 6}
            height={line}
            fill={p.readColor('header', 'background', 'background')}
          />
        )}
        <text {...words} x={x} y={y + words.fontSize * 1.1}>
          {truncateText(p.readWord('header', 'text', text), w, words.fontSize, words.fontWeight)}
        </text>
        {underline !== '0' && (
          <path d={`M${x} ${y + line}h${w}`} stroke={p.readNamedColor('backgroundNeutral')} />
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
  p: ThemeResolver,
  size: Size,
  title = 'Store type',
  choices = STORES,
): ReactNode {
  return drawFrame(p, size, null, (box) => {
    const head = drawSlicerHead(p, box.x, box.y, box.w, title);
    const words = p.readTextStyle('items', 'lightLabel', { size: 'textSize' });
    const hasGround = p.readShape(
      (reader) => reader.findColor(p.visual, 'items', 'background') !== undefined,
    );
    const room = box.y + box.h - head.bottom;
    const row = Math.min(
      words.fontSize * 1.3 + p.readNumber('items', 'padding', 4) * PIXEL * 2,
      room / choices.length,
    );
    const tick = Math.min(words.fontSize, row - 2);
    return (
      <>
        {head.node}
        {hasGround && (
          <rect
            x={box.x - 3}
            y={head.bottom}
            width={box.w + 6}
            height={row * choices.length}
            fill={p.readColor('items', 'background', 'background')}
          />
        )}
        {choices.map(([name, check], i) => {
          const y = head.bottom + row * i;
          return (
            <g key={name}>
              {drawCheckbox(box.x, y + (row - tick) / 2, tick, check, {
                on: p.readNamedColor('data1'),
                tick: p.readNamedColor('onSelected'),
                line: p.readNamedColor('foregroundNeutralTertiary'),
                ground: p.readColor('background', 'color', 'background'),
              })}
              <text {...words} x={box.x + tick + 6} y={y + row / 2 + words.fontSize * 0.35}>
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
  p: ThemeResolver,
  size: Size,
  title = 'Order value',
  ends: readonly string[] = ['$50', '$620'],
): ReactNode {
  return drawFrame(p, size, null, (box) => {
    const head = drawSlicerHead(p, box.x, box.y, box.w, title);
    const words = p.readTextStyle('numericInputStyle', 'lightLabel', { size: 'textSize' });
    const h = Math.min(words.fontSize * 1.9, 24);
    const width = (box.w - 10) / 2;
    const y = Math.min(head.bottom + h + 16, box.y + box.h - 8);
    const [from, to] = [box.x + box.w * 0.14, box.x + box.w * 0.72];
    const knob = {
      r: 6,
      fill: p.readColor('slider', 'handleFillColor', 'background'),
      stroke: p.readColor('slider', 'handleBorderColor', 'foregroundNeutralSecondary'),
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
              fill={p.readColor('numericInputStyle', 'background', 'background')}
              stroke={p.readNamedColor('backgroundNeutral')}
            />
            <text
              {...words}
              x={box.x + i * (width + 10) + 7}
              y={head.bottom + h / 2 + words.fontSize * 0.35}
            >
              {text}
            </text>
          </g>
        ))}
        {p.readFlag('slider', 'show') && (
          <>
            <path
              d={`M${box.x + 6} ${y}h${box.w - 12}`}
              stroke={p.readColor('slider', 'secondaryLineColor', 'backgroundNeutral')}
              strokeWidth={2.5}
            />
            <path
              d={`M${from} ${y}H${to}`}
              stroke={p.readColor('slider', 'color', 'data1')}
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
  p: ThemeResolver,
  size: Size,
  title = 'Currency',
  choice = 'US dollar',
): ReactNode {
  return drawFrame(p, size, null, (box) => {
    const head = drawSlicerHead(p, box.x, box.y, box.w, title);
    return (
      <>
        {head.node}
        {drawDropdownField(
          p,
          { x: box.x, y: head.bottom, w: box.w, h: Math.min(26, box.y + box.h - head.bottom) },
          choice,
          'default',
        )}
      </>
    );
  });
}

const [LARGEST] = REGIONS;

export function drawTextBox(p: ThemeResolver, size: Size): ReactNode {
  const lines = [
    `Revenue reached ${formatMoney(REVENUE)}, ${OVER_GOAL.toFixed(1)}% over the goal.`,
    `${LARGEST?.name} made ${formatMoney(sumAmounts(LARGEST?.quarters ?? []))} of it and grew in every`,
    `quarter; returns fell to ${RETURN_RATE} of units.`,
  ];
  return drawFrame(p, size, null, (box) => {
    const head = p.readTextStyle('text', 'title', { color: ['color'] });
    const words = p.readTextStyle('story', 'label');
    return (
      <>
        <text {...head} x={box.x} y={box.y + head.fontSize}>
          What happened
        </text>
        {lines.map((line, i) => (
          <text
            {...words}
            key={line}
            x={box.x}
            y={box.y + head.fontSize * 1.5 + words.fontSize * (1 + i * 1.45)}
          >
            {truncateText(line, box.w, words.fontSize)}
          </text>
        ))}
      </>
    );
  });
}

/** A rectangle, a pill and an arrow, as the theme fills and outlines shapes. */
export function drawShapes(p: ThemeResolver, { w, h }: Size): ReactNode {
  const width = (w - 16) / 3;
  const style = readShapeStyle(p);
  const x = 2 * (width + 8);
  const arrow = `M${x} ${h * 0.32}h${width * 0.6}V${h * 0.08}L${x + width} ${h / 2}L${x + width * 0.6} ${h * 0.92}V${h * 0.68}H${x}Z`;
  return (
    <>
      {drawShape(p, { w: width, h })}
      <rect x={width + 8} width={width} height={h} rx={h / 2} {...style} />
      <path d={arrow} {...style} />
    </>
  );
}

/** One rectangle, as round as the theme has shapes. */
export function drawShape(p: ThemeResolver, { w, h }: Size): ReactNode {
  const radius = Math.min(p.readNumber('shape', 'rectangleRoundedCurve', 6) * PIXEL, h / 2);
  return <rect width={w} height={h} rx={radius} {...readShapeStyle(p)} />;
}

function readShapeStyle(p: ThemeResolver) {
  return {
    fill: p.readFlag('fill', 'show') ? p.readColor('fill', 'fillColor', 'data1') : 'none',
    fillOpacity: p.readOpacity('fill'),
    ...(p.readFlag('outline', 'show') && {
      stroke: p.readColor('outline', 'lineColor', 'foregroundNeutralSecondary'),
      strokeWidth: Math.min(p.readNumber('outline', 'weight', 1) * PIXEL, 6),
    }),
  };
}

/** A rectangle in a data colour, as a page has it behind its head. */
export function drawShapeBox(p: ThemeResolver, { w, h }: Size, color: number): ReactNode {
  return <rect width={w} height={h} fill={p.readDataColor(color)} />;
}

/** A picture of a mountain in the theme's colours. */
export function drawPicture(p: ThemeResolver, size: Size): ReactNode {
  return drawFrame(p, size, null, (box) => {
    const { x, y, w, h } = box;
    const foot = y + h;
    return (
      <>
        <rect x={x} y={y} width={w} height={h} rx={4} fill={p.readNamedColor('backgroundLight')} />
        <circle cx={x + w * 0.76} cy={y + h * 0.26} r={h * 0.11} fill={p.readDataColor(2)} />
        <path
          d={`M${x} ${foot}L${x + w * 0.34} ${y + h * 0.3}L${x + w * 0.68} ${foot}Z`}
          fill={p.readDataColor(0)}
        />
        <path
          d={`M${x + w * 0.4} ${foot}L${x + w * 0.68} ${y + h * 0.48}L${x + w} ${foot}Z`}
          fill={p.readDataColor(1)}
        />
      </>
    );
  });
}

import type { ReactNode } from 'react';
import { fitted, textWidth } from '../draw/font';
import { framed, PIXEL, type Box, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { isOn } from './words';

export interface Goal {
  readonly name: string;
  readonly value: string;
}
const GOALS: readonly Goal[] = [
  { name: 'Revenue', value: '$22.5M' },
  { name: 'Return rate', value: '4.7%' },
  { name: 'On time', value: '89.4%' },
];
const STATES = [
  ['On track', 'good'],
  ['At risk', 'neutral'],
  ['Behind', 'bad'],
] as const;

export function scorecard(
  p: ThemeResolver,
  size: Size,
  heading = 'Goals of the year',
  goals = GOALS,
): ReactNode {
  return framed(p, size, null, (box) => {
    const words = p.text('goals', 'label', { color: ['foregroundColor'] });
    const title = p.text('header', 'boldLabel', { color: ['foregroundColor'] });
    const column = p.text('columnHeaders', 'smallLightLabel', { color: ['foregroundColor'] });
    const hasHead = isOn(p, 'header', 'show');
    const hasColumns = isOn(p, 'columnHeaders', 'show');
    const head = hasHead ? title.fontSize * 2.2 : 0;
    const columns = hasColumns ? column.fontSize * 1.9 : 0;
    const row = (box.h - head - columns) / STATES.length;
    const at = [box.x + 6, box.x + box.w * 0.44, box.x + box.w * 0.68] as const;
    return (
      <>
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          fill={p.color('scorecard', 'tableBackgroundColor', 'background')}
        />
        {hasHead && (
          <>
            <rect
              x={box.x}
              y={box.y}
              width={box.w}
              height={head}
              fill={p.color('header', 'backgroundColor', 'backgroundLight')}
            />
            {isOn(p, 'header', 'showTitle') && (
              <text {...title} x={at[0]} y={box.y + head / 2 + title.fontSize * 0.35}>
                {heading}
              </text>
            )}
          </>
        )}
        {hasColumns &&
          ['Goal', 'Value', 'Status'].map((name, i) => (
            <text key={name} {...column} x={at[i]} y={box.y + head + columns * 0.7}>
              {name}
            </text>
          ))}
        {STATES.map(([state, mood], i) => {
          const { name = '', value = '' } = goals[i] ?? {};
          const y = box.y + head + columns + i * row;
          const base = y + row / 2 + words.fontSize * 0.35;
          return (
            <g key={mood}>
              <rect
                x={box.x}
                y={y}
                width={box.w}
                height={row}
                fill={p.color('goals', 'backgroundColor', 'background')}
              />
              <path d={`M${box.x} ${y}h${box.w}`} stroke={p.named('backgroundLight')} />
              <text {...words} x={at[0]} y={base}>
                {fitted(name, at[1] - at[0] - 4, words.fontSize, words.fontWeight)}
              </text>
              <text {...words} x={at[1]} y={base}>
                {value}
              </text>
              <circle cx={at[2] + 3} cy={y + row / 2} r={3.5} fill={p.named(mood)} />
              <text {...words} x={at[2] + 10} y={base}>
                {fitted(state, box.x + box.w - at[2] - 12, words.fontSize, words.fontWeight)}
              </text>
            </g>
          );
        })}
      </>
    );
  });
}

/** The report itself brings its own colours; its toolbar can be moved or hidden. */
export function paginated(p: ThemeResolver, size: Size): ReactNode {
  return framed(p, size, 'Invoices', (box) => {
    const hasBar = isOn(p, 'toolbar', 'show');
    const isBelow = p.word('toolbar', 'position', 'Top') === 'Bottom';
    const bar = hasBar ? 18 : 0;
    const y = isBelow ? box.y : box.y + bar;
    const [w, h] = [Math.min(box.w * 0.7, (box.h - bar) * 1.2), box.h - bar - 6];
    const x = box.x + (box.w - w) / 2;
    const words = p.text('toolbar', 'smallLightLabel', { color: [] });
    const barY = isBelow ? box.y + box.h - bar : box.y;
    return (
      <>
        {hasBar && (
          <>
            <rect
              x={box.x}
              y={barY}
              width={box.w}
              height={bar - 3}
              fill={p.named('backgroundLight')}
            />
            {isOn(p, 'toolbar', 'pageNavigation') && (
              <text {...words} x={box.x + 6} y={barY + bar / 2 + words.fontSize * 0.2}>
                Page 1 of 12
              </text>
            )}
          </>
        )}
        <rect x={x} y={y + 3} width={w} height={h} fill="#ffffff" stroke="#d0d0d0" />
        {Array.from({ length: 8 }, (_, i) => (
          <g key={i} fill={i === 0 ? '#4a4a4a' : '#c4c4c4'}>
            <rect x={x + w * 0.08} y={y + 3 + (h * (i + 1)) / 10} width={w * 0.34} height={3} />
            <rect x={x + w * 0.7} y={y + 3 + (h * (i + 1)) / 10} width={w * 0.2} height={3} />
          </g>
        ))}
      </>
    );
  });
}

const BINS = [2, 5, 9, 14, 18, 15, 10, 6, 3, 1] as const;

/** A picture that the script draws: the theme gives it no more than its frame. */
function plot(box: Box, ground: string, line: string, ink: string): ReactNode {
  const band = box.w / BINS.length;
  const tall = (value: number) => (value / 20) * box.h;
  return (
    <>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} fill={ground} />
      {[0.25, 0.5, 0.75].map((share) => (
        <path key={share} d={`M${box.x} ${box.y + share * box.h}h${box.w}`} stroke={line} />
      ))}
      {BINS.map((value, i) => (
        <rect
          key={i}
          x={box.x + i * band + 1}
          y={box.y + box.h - tall(value)}
          width={band - 2}
          height={tall(value)}
          fill={ink}
        />
      ))}
    </>
  );
}

export const rScript = (p: ThemeResolver, size: Size): ReactNode =>
  framed(p, size, 'Basket size', (box) => plot(box, '#ebebeb', '#ffffff', '#595959'));
export const pythonScript = (p: ThemeResolver, size: Size): ReactNode =>
  framed(p, size, 'Delivery days', (box) => plot(box, '#ffffff', '#e5e5e5', '#1f77b4'));

/** A field that takes words to look for. */
export function textSlicer(p: ThemeResolver, size: Size, text = 'trail'): ReactNode {
  return framed(p, size, 'Product', (box) => {
    const words = p.text('inputText', 'label', { color: ['fontColor'] });
    const height = Math.min(words.fontSize * 2.6, box.h);
    const radius = Math.min(
      p.number('inputTextBox', 'containerCornerRadius', 4) * PIXEL,
      height / 2,
    );
    const bar = p.number('inputTextBox', 'accentBarWidth', 3) * PIXEL;
    const base = box.y + height / 2 + words.fontSize * 0.35;
    const button = height - 8;
    return (
      <>
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={height}
          rx={radius}
          fill={
            isOn(p, 'inputTextBox', 'backShow')
              ? p.color('inputTextBox', 'backColor', 'background')
              : 'none'
          }
          fillOpacity={p.opacity('inputTextBox', 'backTransparency')}
          stroke={
            isOn(p, 'inputTextBox', 'borderShow')
              ? p.color('inputTextBox', 'borderColor', 'backgroundNeutral')
              : 'none'
          }
          strokeWidth={p.number('inputTextBox', 'borderWidth', 1)}
        />
        {isOn(p, 'inputTextBox', 'accentBarShow', false) && (
          <rect
            x={box.x}
            y={box.y}
            width={bar}
            height={height}
            fill={p.color('inputTextBox', 'accentBarColor', 'data1')}
          />
        )}
        <text {...words} x={box.x + 9} y={base}>
          {text}
        </text>
        <path
          d={`M${box.x + 11 + textWidth(text, words.fontSize)} ${base + 2}v${-words.fontSize}`}
          stroke={words.fill}
        />
        <rect
          x={box.x + box.w - button - 4}
          y={box.y + 4}
          width={button}
          height={button}
          rx={2}
          fill={
            isOn(p, 'applyButton', 'backShow')
              ? p.color('applyButton', 'backColor', 'data1')
              : 'none'
          }
        />
        <path
          d={`M${box.x + box.w - button} ${box.y + height / 2}h${button - 8}m-4 -4l4 4l-4 4`}
          fill="none"
          stroke={p.color('applyButton', 'iconColor', 'background')}
        />
      </>
    );
  });
}

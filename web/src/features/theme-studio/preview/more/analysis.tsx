import type { ReactNode } from 'react';
import { money, REGIONS, REVENUE, REVENUE_BY_CHANNEL, sum } from '../data';
import { fitted, textWidth } from '../draw/font';
import { aligned, framed, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { isOn, prefixed } from './words';

export interface Level {
  readonly title: string;
  readonly nodes: readonly { name: string; value: number }[];
}
/** The first node of each level is the one that is taken apart in the next. */
const LEVELS: readonly Level[] = [
  { title: 'Revenue', nodes: [{ name: 'Revenue', value: REVENUE }] },
  {
    title: 'Region',
    nodes: REGIONS.map(({ name, quarters }) => ({ name, value: sum(quarters) })),
  },
  { title: 'Channel', nodes: REVENUE_BY_CHANNEL },
];

export function decompositionTree(
  p: ThemeResolver,
  size: Size,
  levels = LEVELS,
  said = money,
): ReactNode {
  return framed(p, size, 'What revenue is made of', (box) => {
    const names = prefixed(p, 'categoryLabels', 'smallLightLabel', 'categoryLabel');
    const values = prefixed(p, 'dataLabels', 'smallLightLabel', 'dataLabel');
    const title = prefixed(p, 'levelHeader', 'boldLabel', 'levelTitle');
    const note = prefixed(p, 'levelHeader', 'smallLightLabel', 'levelSubtitle');
    const hasNote = isOn(p, 'levelHeader', 'showSubtitles', false);
    const accent = p.color('tree', 'accentColor', 'data1');
    const bar = p.color('dataBars', 'positiveBarColor', 'data1');
    const ground = p.color('dataBars', 'dataBarBackgroundColor', 'backgroundLight');
    const share = Math.min(Math.max(p.number('dataBars', 'dataBarWidthPercent', 100), 10), 100);
    const head = title.fontSize * 1.6 + (hasNote ? note.fontSize * 1.3 : 0);
    const step = box.w / levels.length;
    const row = Math.min((box.h - head - 5) / 4, names.fontSize + 20);
    const length = (step - 18) * (share / 100);
    const room = (value: number) => textWidth(said(value), values.fontSize, values.fontWeight) + 6;
    const xOf = (level: number) => box.x + level * step;
    const yOf = (index: number) => box.y + head + 5 + index * row;
    return levels.map(({ title: level, nodes }, i) => {
      const x = xOf(i);
      const most = Math.max(...nodes.map(({ value }) => value));
      return (
        <g key={level}>
          <rect
            x={x}
            y={box.y}
            width={step - 6}
            height={head}
            rx={2}
            fill={p.color('levelHeader', 'levelHeaderBackgroundColor', 'backgroundLight')}
          />
          <text {...title} x={x + 5} y={box.y + title.fontSize * 1.15}>
            {fitted(level, step - 16, title.fontSize, title.fontWeight)}
          </text>
          {hasNote && (
            <text {...note} x={x + 5} y={box.y + head - note.fontSize * 0.4}>
              {fitted('by value', step - 16, note.fontSize)}
            </text>
          )}
          {nodes.map(({ name, value }, j) => {
            const y = yOf(j);
            const isOpen = j === 0 && i < levels.length - 1;
            const fromX = xOf(i - 1) + 5 + length;
            return (
              <g key={name}>
                {i > 0 && (
                  <path
                    d={`M${fromX} ${yOf(0) + names.fontSize + 6}C${x - 4} ${yOf(0) + names.fontSize + 6} ${fromX + 4} ${y + names.fontSize + 6} ${x + 5} ${y + names.fontSize + 6}`}
                    fill="none"
                    stroke={
                      j === 0
                        ? accent
                        : p.color('tree', 'connectorDefaultColor', 'backgroundNeutral')
                    }
                    strokeWidth={j === 0 ? 1.5 : 1}
                  />
                )}
                <text {...names} x={x + 5} y={y + names.fontSize}>
                  {fitted(name, length - room(value), names.fontSize, names.fontWeight)}
                </text>
                <text {...values} x={x + 5 + length} y={y + names.fontSize} textAnchor="end">
                  {said(value)}
                </text>
                <rect
                  x={x + 5}
                  y={y + names.fontSize + 3.5}
                  width={length}
                  height={5}
                  fill={ground}
                />
                <rect
                  x={x + 5}
                  y={y + names.fontSize + 3.5}
                  height={5}
                  width={(length * value) / most}
                  fill={isOpen ? accent : bar}
                />
              </g>
            );
          })}
        </g>
      );
    });
  });
}

const INFLUENCERS = ['Delivery takes over 5 days', 'Paid by invoice', 'First order'];
const FACTORS = ['2.6x', '1.9x', '1.4x'] as const;
const SHARES = [0.24, 0.34, 0.52, 0.9] as const;

export function keyInfluencers(
  p: ThemeResolver,
  size: Size,
  influencers: readonly string[] = INFLUENCERS,
): ReactNode {
  return framed(p, size, 'What makes returns likelier', (box) => {
    const card = 'keyInfluencersVisual';
    const words = p.text(card, 'smallLightLabel', { color: ['fontColor'] });
    const half = box.w * 0.56;
    const row = (box.h - 6) / FACTORS.length;
    const radius = Math.min(row * 0.36, 15);
    const bar = (box.w - half - 16) / SHARES.length;
    const floor = box.y + box.h - 8;
    const tall = box.h - 26;
    const line = floor - tall * 0.5;
    return (
      <>
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          fill={p.color(card, 'canvasColor', 'background')}
        />
        {FACTORS.map((factor, i) => {
          const kind = i === 0 ? 'primary' : 'secondary';
          const [x, y] = [box.x + half - radius - 4, box.y + 3 + (i + 0.5) * row];
          return (
            <g key={factor}>
              <text {...words} x={box.x + 5} y={y + words.fontSize * 0.35}>
                {fitted(influencers[i] ?? '', half - 2 * radius - 14, words.fontSize)}
              </text>
              <circle
                cx={x}
                cy={y}
                r={radius}
                fill={p.color(card, `${kind}Color`, i === 0 ? 'data1' : 'backgroundLight')}
              />
              <text
                {...words}
                x={x}
                y={y + words.fontSize * 0.35}
                textAnchor="middle"
                fill={p.color(card, `${kind}FontColor`, i === 0 ? 'background' : 'foreground')}
              >
                {factor}
              </text>
            </g>
          );
        })}
        {SHARES.map((share, i) => (
          <rect
            key={share}
            x={box.x + half + 10 + i * bar}
            y={floor - tall * share}
            width={bar * 0.7}
            height={tall * share}
            fill={p.color('keyDriversDrillVisual', 'defaultColor', 'data1')}
          />
        ))}
        <path
          d={`M${box.x + half + 6} ${line}H${box.x + box.w - 4}`}
          stroke={p.color('keyDriversDrillVisual', 'referenceLineColor', 'data2')}
          strokeDasharray="4 3"
        />
      </>
    );
  });
}

const QUESTIONS = ['orders by channel', 'top products', 'margin this year', 'returns by region'];

export function questions(
  p: ThemeResolver,
  size: Size,
  known = 'revenue by region',
  suggested: readonly string[] = QUESTIONS,
): ReactNode {
  return framed(p, size, null, (box) => {
    const words = prefixed(p, 'inputBox', 'label', 'question');
    const head = prefixed(p, 'suggestions', 'boldLabel', 'header');
    const cards = prefixed(p, 'suggestions', 'smallLightLabel', 'card');
    const height = words.fontSize * 2.4;
    const base = box.y + height / 2 + words.fontSize * 0.35;
    const width = Math.min(textWidth(known, words.fontSize, words.fontWeight), box.w - 44);
    const top = box.y + height + head.fontSize * 1.9;
    const row = Math.max((box.y + box.h - top - 12) / 2, 1);
    const half = (box.w - 8) / 2;
    return (
      <>
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={height}
          rx={3}
          fill={p.color('inputBox', 'background', 'background')}
          stroke={p.named('backgroundNeutral')}
        />
        <text {...words} x={box.x + 9} y={base}>
          {fitted(known, box.w - 44, words.fontSize, words.fontWeight)}
        </text>
        <path
          d={`M${box.x + 9} ${base + 3.5}h${width}`}
          stroke={p.color('inputBox', 'acceptedColor', 'data1')}
          strokeWidth={1.5}
        />
        <rect
          x={box.x + box.w - 26}
          y={box.y + 4}
          width={22}
          height={height - 8}
          rx={2}
          fill={p.color('inputBox', 'commitButtonBackgroundColor', 'data1')}
        />
        {isOn(p, 'suggestions', 'show') && (
          <>
            <text {...head} x={box.x} y={box.y + height + head.fontSize * 1.4}>
              Try one of these
            </text>
            {suggested.map((question, i) => {
              const [x, y] = [box.x + (i % 2) * (half + 8), top + Math.floor(i / 2) * (row + 6)];
              return (
                <g key={question}>
                  <rect
                    x={x}
                    y={y}
                    width={half}
                    height={row}
                    rx={3}
                    fill={p.color('suggestions', 'cardBackground', 'backgroundLight')}
                  />
                  <text {...cards} x={x + 7} y={y + row / 2 + cards.fontSize * 0.35}>
                    {fitted(question, half - 12, cards.fontSize, cards.fontWeight)}
                  </text>
                </g>
              );
            })}
          </>
        )}
      </>
    );
  });
}

const STORY = [
  'Revenue rose 19.0% to $22.5M.',
  'Nordics had the most with $9.3M,',
  'and Online made 47% of it all.',
  'Q4 was the best of the quarters.',
];

export function narrative(p: ThemeResolver, size: Size, story = STORY): ReactNode {
  return framed(p, size, 'Summary', (box) => {
    const words = p.text('text', 'label', { color: ['fontColor'] });
    const { at, anchor } = aligned(p.word('text', 'textAlignment', 'left').toLowerCase(), box);
    const line = words.fontSize * 1.45;
    return story.slice(0, Math.max(1, Math.floor(box.h / line))).map((text, i) => (
      <text key={text} {...words} x={at} y={box.y + 2 + (i + 0.8) * line} textAnchor={anchor}>
        {fitted(text, box.w, words.fontSize, words.fontWeight)}
      </text>
    ));
  });
}

import type { ReactNode } from 'react';
import { pickTextColor } from '../draw/color';
import { truncateText } from '../draw/font';
import { PIXEL, type Size } from '../draw/frame';
import { buildFontFamily, parseFont } from '../draw/font';
import type { ThemeResolver } from '../theme-resolver';
import { drawCheckbox } from './slicers';

type Kind = 'Applied' | 'Available';
interface Filter {
  name: string;
  rule: string;
  kind: Kind;
  items?: readonly (readonly [name: string, count: number, isOn: boolean])[];
  input?: readonly [string, string];
}

const ON_PAGE: readonly Filter[] = [
  {
    name: 'Category',
    rule: 'is not Clearance',
    kind: 'Applied',
    items: [
      ['Outdoor', 412, true],
      ['Footwear', 296, true],
      ['Travel', 84, true],
      ['Clearance', 61, false],
    ],
  },
  { name: 'Order date', rule: 'is in the last', kind: 'Applied', input: ['12', 'months'] },
  { name: 'Channel', rule: 'is (All)', kind: 'Available' },
];
const ON_ALL: readonly Filter[] = [
  { name: 'Fiscal year', rule: 'is 2025', kind: 'Applied' },
  {
    name: 'Store type',
    rule: 'is not Outlet',
    kind: 'Applied',
    items: [
      ['Flagship', 38, true],
      ['Standard', 214, true],
      ['Outlet', 61, false],
    ],
  },
  { name: 'Currency', rule: 'is USD', kind: 'Applied' },
  { name: 'Sales team', rule: 'is (All)', kind: 'Available' },
];

/** The pane at the right of a report page: both kinds of filter card. */
export function drawFilterPane(resolver: ThemeResolver, { w, h }: Size): ReactNode {
  const card = 'outspacePane';
  const font = resolver.readShape((reader) => {
    const face = reader.findValue('page', card, 'fontFamily');
    return typeof face === 'string' ? face : reader.readTextClass('label').face;
  });
  const family = buildFontFamily(parseFont(font).name);
  const readSize = (item: string, usual: number) =>
    Math.min(Math.max(resolver.readNumber(card, item, usual) * 0.93, 5), 18);
  const [title, header, search] = [
    readSize('titleSize', 13.5),
    readSize('headerSize', 9.5),
    readSize('searchTextSize', 9.5),
  ];
  const ink = resolver.readColor(card, 'foregroundColor', 'foreground');
  const line = resolver.readColor(card, 'borderColor', 'backgroundNeutral');
  const x = 10;
  const inner = w - 2 * x;
  const textStyle = { fontFamily: family, fill: ink };
  let y = 68;
  const sections = [
    ['Filters on this page', ON_PAGE],
    ['Filters on all pages', ON_ALL],
  ] as const;
  const cards = sections.map(([name, filters]) => {
    const head = (
      <text
        {...textStyle}
        key={name}
        fontSize={header}
        fontWeight={600}
        x={x + 1}
        y={y + header}
        opacity={0.85}
      >
        {name}
      </text>
    );
    y += header + 9;
    const nodes = filters.map((filter) => {
      const node = drawFilterCard(resolver, filter, family, { x, y, w: inner });
      y += node.height + 7;
      return node.node;
    });
    y += 8;
    return (
      <g key={name}>
        {head}
        {nodes}
      </g>
    );
  });
  return (
    <>
      <rect
        width={w}
        height={h}
        fill={resolver.readColor(card, 'backgroundColor', 'background')}
        fillOpacity={resolver.readOpacity(card)}
      />
      {resolver.readFlag(card, 'border') && <path d={`M0.5 0v${h}`} stroke={line} />}
      <path
        d={`M${x + 1.5} 17h9l-3.4 4.2v4.6l-2.2 -1.4v-3.2z`}
        fill="none"
        stroke={ink}
        strokeWidth={1.1}
      />
      <text {...textStyle} fontSize={title} fontWeight={600} x={x + 17} y={26}>
        Filters
      </text>
      <path
        d={`M${w - x - 10} 17l4.4 4.4l-4.4 4.4m5.4 -8.8l4.4 4.4l-4.4 4.4`}
        fill="none"
        stroke={ink}
        strokeWidth={1.2}
      />
      <rect
        x={x + 0.5}
        y={38.5}
        width={inner - 1}
        height={20}
        rx={3}
        fill={resolver.readColor(card, 'inputBoxColor', 'background')}
        stroke={line}
      />
      <circle cx={x + 9} cy={48} r={3} fill="none" stroke={ink} strokeWidth={0.9} opacity={0.7} />
      <path d={`M${x + 11.2} 50.4l2.4 2.4`} stroke={ink} strokeWidth={0.9} opacity={0.7} />
      <text {...textStyle} fontSize={search} x={x + 18} y={48.5 + search * 0.35} opacity={0.7}>
        Search
      </text>
      {cards}
    </>
  );
}

function drawFilterCard(
  resolver: ThemeResolver,
  { name, rule, kind, items = [], input }: Filter,
  family: string,
  at: { x: number; y: number; w: number },
): { node: ReactNode; height: number } {
  const readCardColor = (item: string, fallback: string) =>
    resolver.readColor('filterCard', item, fallback, kind);
  const fontSize = Math.min(
    Math.max(resolver.readNumber('filterCard', 'textSize', 10.5, kind) * 0.93, 5),
    14,
  );
  const own = resolver.readWord('filterCard', 'fontFamily', '', kind);
  const [ink, ground] = [
    readCardColor('foregroundColor', 'foreground'),
    readCardColor('inputBoxColor', 'background'),
  ];
  const line = readCardColor('borderColor', 'backgroundNeutral');
  const textStyle = {
    fontFamily: own ? buildFontFamily(parseFont(own).name) : family,
    fill: ink,
    fontSize,
  };
  const [row, left] = [fontSize * 1.5, at.x + 8];
  const height = 12 + row * 2 + items.length * row + (input ? row * 1.5 : 0);
  const chevron = `M${at.x + at.w - 16} ${at.y + 11}l3.6 3.6l3.6 -3.6`;
  const tick = resolver.resolveInk('filter tick', (reader) =>
    pickTextColor(resolver.readHexColor(reader, 'outspacePane', 'checkboxAndApplyColor', 'data1')),
  );
  const boxColors = {
    on: resolver.readColor('outspacePane', 'checkboxAndApplyColor', 'data1'),
    tick,
    line: resolver.readNamedColor('foregroundNeutralTertiary'),
    ground,
  };
  const first = at.y + 4 + row * 2;
  const node = (
    <g key={name}>
      <rect
        x={at.x + 0.5}
        y={at.y + 0.5}
        width={at.w - 1}
        height={height - 1}
        rx={4 * PIXEL}
        fill={readCardColor('backgroundColor', 'background')}
        fillOpacity={resolver.readOpacity('filterCard', 'transparency', 0, kind)}
        {...(resolver.readFlag('filterCard', 'border', kind) && { stroke: line })}
      />
      <text {...textStyle} fontWeight={600} x={left} y={at.y + 5 + fontSize}>
        {name}
      </text>
      <path d={chevron} fill="none" stroke={ink} strokeWidth={1.1} />
      <text {...textStyle} x={left} y={at.y + 5 + fontSize + row} opacity={0.85}>
        {truncateText(rule, at.w - 14, fontSize)}
      </text>
      {items.map(([item, count, isOn], i) => (
        <g key={item}>
          {drawCheckbox(
            left,
            first + row * i + (row - fontSize) / 2,
            fontSize,
            isOn ? 'on' : 'off',
            boxColors,
          )}
          <text {...textStyle} x={left + fontSize + 5} y={first + row * i + fontSize * 1.05}>
            {item}
          </text>
          <text
            {...textStyle}
            x={at.x + at.w - 8}
            y={first + row * i + fontSize * 1.05}
            textAnchor="end"
            opacity={0.85}
          >
            {count}
          </text>
        </g>
      ))}
      {input?.map((text, i) => (
        <g key={text}>
          <rect
            x={left + (i ? 34 : 0) + 0.5}
            y={first + 2}
            width={i ? at.w - 50 : 28}
            height={row * 1.15}
            rx={2}
            fill={ground}
            stroke={line}
          />
          <text {...textStyle} x={left + (i ? 40 : 6)} y={first + 2 + row * 0.58 + fontSize * 0.35}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
  return { node, height };
}

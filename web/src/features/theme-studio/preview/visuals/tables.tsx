import type { ReactNode } from 'react';
import { money, PRODUCTS, QUARTER_TOTALS, QUARTERS, REGIONS, REVENUE, sum } from '../data';
import { blend, wordsOn } from '../draw/color';
import { framed, groundOf, PIXEL, type Box, type Size } from '../draw/frame';
import type { Look } from '../look';
import type { Paint } from '../paint';

/** The lines of a table: what the theme's grid says. */
function grid(p: Paint, box: Box, rows: readonly number[], columns: readonly number[]): ReactNode {
  const weight = (item: string) => Math.min(p.number('grid', item, 1) * PIXEL, 6);
  return (
    <>
      {p.flag('grid', 'gridHorizontal') && (
        <path
          d={rows.map((y) => `M${box.x} ${y}h${box.w}`).join('')}
          stroke={p.color('grid', 'gridHorizontalColor', 'backgroundLight')}
          strokeWidth={weight('gridHorizontalWeight')}
        />
      )}
      {p.flag('grid', 'gridVertical') && (
        <path
          d={columns.map((x) => `M${x} ${box.y}v${box.h}`).join('')}
          stroke={p.color('grid', 'gridVerticalColor', 'backgroundLight')}
          strokeWidth={weight('gridVerticalWeight')}
        />
      )}
    </>
  );
}

/** Ground of the head, a band of the values or the total, where the theme gives them one. */
function band(p: Paint, card: string, item: string, box: Box): ReactNode {
  const isThere = p.shape((look) => look.color(p.visual, card, item) !== undefined);
  if (!isThere) return null;
  return (
    <rect
      key={`${card}${box.y}`}
      x={box.x}
      y={box.y}
      width={box.w}
      height={box.h}
      fill={p.color(card, item, 'background')}
    />
  );
}

function rules(p: Paint, box: Box, head: number, total: number | null): ReactNode {
  const weight = Math.min(p.number('grid', 'outlineWeight', 1) * PIXEL * 1.6, 6);
  return (
    <>
      <path
        d={`M${box.x} ${head}h${box.w}`}
        stroke={p.color('grid', 'outlineColor', 'tableAccent')}
        strokeWidth={weight}
      />
      {total !== null && (
        <path
          d={`M${box.x} ${total}h${box.w}`}
          stroke={p.named('foregroundNeutralTertiary')}
          strokeWidth={1}
          strokeOpacity={0.6}
        />
      )}
    </>
  );
}

/** Row height that fits all rows into the box, at most what font and padding ask for. */
function rowHeight(p: Paint, box: Box, rows: number, fontSize: number): number {
  const asked = fontSize * 1.3 + Math.max(p.number('grid', 'rowPadding', 3), 0) * PIXEL * 2;
  return Math.min(Math.max(asked, box.h / rows - 2), box.h / rows);
}

/** Colour of a cell in the scale from minimum over center to maximum. */
function heat(look: Look, share: number): string {
  const [low, middle, high] = ['minimum', 'center', 'maximum'].map(
    (name) => look.named(name) ?? '#ffffff',
  );
  return share < 0.5
    ? blend(low ?? '', middle ?? '', share * 2)
    : blend(middle ?? '', high ?? '', share * 2 - 1);
}

interface MatrixRow {
  name: string;
  quarters: readonly number[];
  level: 0 | 1;
  sign: '+' | '−' | '';
}

export function matrix(p: Paint, size: Size): ReactNode {
  const rows: MatrixRow[] = REGIONS.flatMap(({ name, quarters, countries }) => [
    { name, quarters, level: 0 as const, sign: countries ? ('−' as const) : ('+' as const) },
    ...(countries ?? []).map((country) => ({ ...country, level: 1 as const, sign: '' as const })),
  ]);
  const all = rows.flatMap(({ quarters }) => quarters);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return framed(p, size, 'Revenue by region and quarter', (box) => {
    const head = p.text('columnHeaders', 'label');
    const names = p.text('rowHeaders', 'label');
    const values = p.text('values', 'label', { color: ['fontColorPrimary', 'fontColor'] });
    const totals = p.text('total', 'boldLabel');
    const h = rowHeight(p, box, rows.length + 2, values.fontSize);
    const label = box.w * 0.25;
    const cell = (box.w - label) / (QUARTERS.length + 1);
    const right = (column: number) => box.x + label + cell * (column + 1) - 4;
    const at = (row: number) => box.y + h * row;
    const base = (row: number, fontSize: number) => at(row) + h / 2 + fontSize * 0.35;
    const last = rows.length + 1;
    const hasTotals = p.flag('subTotals', 'rowSubtotals');
    const hasColumn = p.flag('subTotals', 'columnSubtotals');
    const indent =
      Math.min(Math.max(p.number('rowHeaders', 'steppedLayoutIndentation', 10), 0), 40) * PIXEL;
    const hasSigns = p.flag('rowHeaders', 'showExpandCollapseButtons');
    const body = { x: box.x, y: at(1), w: box.w, h: h * rows.length };
    return (
      <>
        {band(p, 'columnHeaders', 'backColor', { ...body, y: at(0), h })}
        {rows.map((_, r) =>
          band(p, 'values', r % 2 ? 'backColorSecondary' : 'backColorPrimary', {
            ...body,
            y: at(r + 1),
            h,
          }),
        )}
        {hasTotals && band(p, 'total', 'backColor', { ...body, y: at(last), h })}
        {rows.map(({ quarters }, r) =>
          quarters.map((value, q) => {
            const share = (value - low) / (high - low);
            const ground = (look: Look) => heat(look, share);
            const key = `heat ${share.toFixed(3)}`;
            return (
              <g key={`${r} ${q}`}>
                <rect
                  x={right(q) + 4 - cell + 0.75}
                  y={at(r + 1) + 0.6}
                  width={cell - 1.5}
                  height={h - 1.2}
                  fill={p.ink(key, ground)}
                />
                <text
                  {...values}
                  fill={p.ink(`words ${key}`, (look) =>
                    wordsOn(ground(look), '#ffffff', look.named('foreground')),
                  )}
                  x={right(q)}
                  y={base(r + 1, values.fontSize)}
                  textAnchor="end"
                >
                  {money(value)}
                </text>
              </g>
            );
          }),
        )}
        {grid(
          p,
          { ...body, h: h * (rows.length + 1), y: at(0) },
          rows.slice(1).map((_, r) => at(r + 2)),
          QUARTERS.map((_, q) => right(q) + 4 - cell),
        )}
        {rules(p, box, at(1), hasTotals ? at(last) : null)}
        {['Region', ...QUARTERS, ...(hasColumn ? ['Total'] : [])].map((name, i) => (
          <text
            {...head}
            key={name}
            x={i === 0 ? box.x + 2 : right(i - 1)}
            y={base(0, head.fontSize)}
            textAnchor={i === 0 ? 'start' : 'end'}
          >
            {name}
          </text>
        ))}
        {rows.map(({ name, level, sign, quarters }, r) => (
          <g key={name}>
            {hasSigns && sign && (
              <path
                d={`M${box.x + 2.5} ${at(r + 1) + h / 2 - 4}h8v8h-8zM${box.x + 4.5} ${at(r + 1) + h / 2}h4${sign === '+' ? 'm-2 -2v4' : ''}`}
                fill="none"
                stroke={p.color(
                  'rowHeaders',
                  'expandCollapseButtonsColor',
                  'foregroundNeutralSecondary',
                )}
                strokeWidth={0.75}
              />
            )}
            <text
              {...names}
              fontWeight={level === 0 ? Math.max(names.fontWeight, 600) : names.fontWeight}
              x={box.x + (hasSigns ? 15 : 2) + level * indent}
              y={base(r + 1, names.fontSize)}
            >
              {name}
            </text>
            {hasColumn && (
              <text {...totals} x={right(4)} y={base(r + 1, totals.fontSize)} textAnchor="end">
                {money(sum(quarters))}
              </text>
            )}
          </g>
        ))}
        {hasTotals &&
          ['Total', ...QUARTER_TOTALS.map(money), ...(hasColumn ? [money(REVENUE)] : [])].map(
            (text, i) => (
              <text
                {...totals}
                key={i}
                x={i === 0 ? box.x + 2 : right(i - 1)}
                y={base(last, totals.fontSize)}
                textAnchor={i === 0 ? 'start' : 'end'}
              >
                {text}
              </text>
            ),
          )}
      </>
    );
  });
}

const TRENDS = { '1': 'good', '0': 'neutral', '-1': 'bad' } as const;

export function table(p: Paint, size: Size): ReactNode {
  const rows = PRODUCTS.slice(0, 5);
  return framed(p, size, 'Product detail', (box) => {
    const head = p.text('columnHeaders', 'label');
    const primary = p.text('values', 'label', { color: ['fontColorPrimary', 'fontColor'] });
    const secondary = p.text('values', 'label', { color: ['fontColorSecondary', 'fontColor'] });
    const totals = p.text('total', 'boldLabel');
    const h = rowHeight(p, box, rows.length + 2, primary.fontSize);
    const at = (row: number) => box.y + h * row;
    const base = (row: number, fontSize: number) => at(row) + h / 2 + fontSize * 0.35;
    const [units, bar, end] = [box.x + box.w * 0.47, box.x + box.w * 0.53, box.x + box.w];
    const room = box.w * 0.36;
    const hasTotals = p.flag('total', 'totals');
    const last = rows.length + 1;
    const body = { x: box.x, y: at(1), w: box.w, h: h * rows.length };
    // Data bars are the fourth data colour family's pale kind: words stay readable on them.
    const bars = p.ink('data bars', (look) =>
      blend(groundOf(p, look), look.dataColors[5] ?? '#808080', 0.55),
    );
    const onBars = p.ink('words on bars', (look) =>
      wordsOn(
        blend(groundOf(p, look), look.dataColors[5] ?? '#808080', 0.55),
        '#ffffff',
        look.named('foreground'),
      ),
    );
    const cells = (texts: readonly string[], row: number, words: typeof head) => (
      <g key={row}>
        <text {...words} x={box.x + 2} y={base(row, words.fontSize)}>
          {texts[0]}
        </text>
        <text {...words} x={units} y={base(row, words.fontSize)} textAnchor="end">
          {texts[1]}
        </text>
        {texts[2] !== undefined && (
          <text {...words} x={bar + 3} y={base(row, words.fontSize)}>
            {texts[2]}
          </text>
        )}
        {texts[3] !== undefined && (
          <text {...words} x={end - 2} y={base(row, words.fontSize)} textAnchor="end">
            {texts[3]}
          </text>
        )}
      </g>
    );
    return (
      <>
        {band(p, 'columnHeaders', 'backColor', { ...body, y: at(0), h })}
        {rows.map((_, r) =>
          band(p, 'values', r % 2 ? 'backColorSecondary' : 'backColorPrimary', {
            ...body,
            y: at(r + 1),
            h,
          }),
        )}
        {hasTotals && band(p, 'total', 'backColor', { ...body, y: at(last), h })}
        {grid(
          p,
          { ...body, y: at(0), h: h * (rows.length + 1) },
          rows.slice(1).map((_, r) => at(r + 2)),
          [units + 6, end - room * 0.28],
        )}
        {rules(p, box, at(1), hasTotals ? at(last) : null)}
        {cells(['Product', 'Units', 'Revenue', 'Trend'], 0, head)}
        {rows.map(({ name, units: sold, revenue, trend }, r) => {
          const words = r % 2 ? secondary : primary;
          const middle = at(r + 1) + h / 2;
          return (
            <g key={name}>
              <rect
                x={bar}
                y={at(r + 1) + 2}
                width={(revenue / 4.8) * room}
                height={h - 4}
                fill={bars}
              />
              {cells([name, `${sold}K`], r + 1, words)}
              <text {...words} fill={onBars} x={bar + 3} y={base(r + 1, words.fontSize)}>
                {money(revenue)}
              </text>
              <path
                d={
                  trend === 0
                    ? `M${end - 12} ${middle - 1.25}h8v2.5h-8z`
                    : `M${end - 12.5} ${middle + 3 * trend}h9l-4.5 ${-7 * trend}z`
                }
                fill={p.named(TRENDS[`${trend}`])}
              />
            </g>
          );
        })}
        {hasTotals &&
          cells(
            [
              'Total',
              `${sum(rows.map(({ units: sold }) => sold)).toFixed(1)}K`,
              money(sum(rows.map(({ revenue }) => revenue))),
            ],
            last,
            totals,
          )}
      </>
    );
  });
}

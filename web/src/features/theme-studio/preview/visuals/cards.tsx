import type { ReactNode } from 'react';
import { formatMoney, REGIONS, REVENUE, sumAmounts } from '../data';
import { truncateText } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import type { CardFigure } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

interface CardOptions {
  /** In a tall card, label and value are centred together. */
  isMiddle?: boolean;
  /** The bars have one colour although it is the first data colour. */
  hasOneBar?: boolean;
}

/** The new card with figures side by side, each with its change against another. */
export function drawNewCard(
  resolver: ThemeResolver,
  size: Size,
  figures: readonly CardFigure[],
  { isMiddle = false, hasOneBar = false }: CardOptions = {},
): ReactNode {
  const hasOwnBar = resolver.readShape(
    (reader) =>
      reader.findColor(resolver.visual, 'accentBar', 'color') !== reader.findNamedColor('data1'),
  );
  const hasBar = resolver.readFlag('accentBar', 'show');
  const barWidth = Math.min(Math.max(resolver.readNumber('accentBar', 'width', 4) * PIXEL, 1), 12);
  const label = resolver.readTextStyle('label', 'lightLabel');
  const value = resolver.readTextStyle('value', 'callout');
  const change = resolver.readTextStyle('referenceLabelValue', 'label', {
    color: ['valueFontColor'],
    size: 'valueFontSize',
    family: 'valueFontFamily',
  });
  const isAbove =
    resolver.readWord('label', 'position', 'aboveValue').toLowerCase() !== 'belowvalue';
  const small = Math.min(change.fontSize, 9.5);
  const hasOutline = resolver.readFlag('outline', 'show');
  const radius = Math.min(
    resolver.readNumber('shapeCustomRectangle', 'rectangleRoundedCurve', 4) * PIXEL,
    20,
  );
  const hasFill =
    resolver.readFlag('layout', 'backgroundShow') &&
    resolver.readShape(
      (reader) => reader.findColor(resolver.visual, 'layout', 'backgroundFillColor') !== undefined,
    );
  return drawFrame(resolver, size, null, (box) => {
    const width = box.w / figures.length;
    // The figure takes what its label and change leave of the card, at most its own size.
    const big = Math.min(value.fontSize, (box.h - label.fontSize * 1.15 - small * 1.35) * 0.88);
    const spare = box.h - (label.fontSize * 1.15 + big * 1.14 + small * 1.6);
    const inset = isMiddle ? Math.max(spare / 2, 0) : 0;
    const first = box.y + inset + label.fontSize * 0.95;
    const figure = isAbove ? first + big * 1.02 : box.y + inset + big * 0.85;
    const name = isAbove ? first : figure + label.fontSize * 1.3;
    const last = box.y + box.h - inset - small * 0.25;
    return figures.map((item, i) => {
      const x = box.x + width * i + (hasBar ? barWidth + 6 : 0);
      return (
        <g key={item.label}>
          {hasFill && (
            <rect
              x={box.x + width * i - 3}
              y={box.y - 2}
              width={width - 2}
              height={box.h + 4}
              rx={radius}
              fill={resolver.readColor('layout', 'backgroundFillColor', 'background')}
              fillOpacity={resolver.readOpacity('layout', 'backgroundTransparency')}
            />
          )}
          {hasOutline && (
            <rect
              x={box.x + width * i - 3}
              y={box.y - 2}
              width={width - 2}
              height={box.h + 4}
              rx={radius}
              fill="none"
              stroke={resolver.readColor('outline', 'lineColor', 'backgroundLight')}
              strokeWidth={resolver.readNumber('outline', 'weight', 1) * PIXEL}
            />
          )}
          {hasBar && (
            <rect
              x={box.x + width * i}
              y={box.y + 1}
              width={barWidth}
              height={box.h - 2}
              rx={barWidth / 2}
              fill={
                hasOwnBar || hasOneBar
                  ? resolver.readColor('accentBar', 'color', 'data1')
                  : resolver.readDataColor(i)
              }
            />
          )}
          {resolver.readFlag('label', 'show') && (
            <text {...label} x={x} y={name}>
              {truncateText(item.label, width - 14, label.fontSize)}
            </text>
          )}
          <text {...value} fontSize={big} x={x} y={figure}>
            {item.value}
          </text>
          {item.change && (
            <text {...change} fontSize={small} x={x} y={last}>
              <tspan
                {...(item.change.mood !== 'plain' && {
                  fill: resolver.readNamedColor(item.change.mood),
                })}
                fontWeight={600}
              >
                {item.change.text}
              </tspan>
              <tspan dx={small * 0.4}>{item.change.note}</tspan>
            </text>
          )}
        </g>
      );
    });
  });
}

/** The card of one figure. */
export function drawCard(
  resolver: ThemeResolver,
  size: Size,
  figure: CardFigure = { label: 'Revenue', value: formatMoney(REVENUE) },
): ReactNode {
  return drawFrame(resolver, size, null, (box) => {
    const value = resolver.readTextStyle('labels', 'callout');
    const label = resolver.readTextStyle('categoryLabels', 'largeLightLabel');
    const hasLabel = resolver.readFlag('categoryLabels', 'show');
    const small = Math.min(label.fontSize, 13);
    const big = Math.min(value.fontSize, box.h - (hasLabel ? small * 1.5 : 0));
    const middle = box.y + box.h / 2 + (hasLabel ? -small * 0.2 : big * 0.32);
    return (
      <>
        <text
          {...value}
          fontSize={big}
          x={box.x + box.w / 2}
          y={middle + (hasLabel ? big * 0.2 : 0)}
          textAnchor="middle"
        >
          {figure.value}
        </text>
        {hasLabel && (
          <text
            {...label}
            fontSize={small}
            x={box.x + box.w / 2}
            y={middle + big * 0.25 + small * 1.15}
            textAnchor="middle"
          >
            {truncateText(figure.label, box.w, small)}
          </text>
        )}
      </>
    );
  });
}

const REGION_ROWS = REGIONS.map(({ name, quarters }) => ({
  name,
  figures: [
    { label: 'Revenue', value: formatMoney(sumAmounts(quarters)) },
    { label: 'Share', value: `${Math.round((sumAmounts(quarters) / REVENUE) * 100)}%` },
  ],
}));

export function drawMultiRowCard(
  resolver: ThemeResolver,
  size: Size,
  rows: readonly { name: string; figures: readonly CardFigure[] }[] = REGION_ROWS,
): ReactNode {
  return drawFrame(resolver, size, 'Regions', (box) => {
    const title = resolver.readTextStyle('cardTitle', 'title');
    const data = resolver.readTextStyle('dataLabels', 'largeLabel');
    const label = resolver.readTextStyle('categoryLabels', 'largeLightLabel');
    const hasLabels = resolver.readFlag('categoryLabels', 'show');
    const hasBar = resolver.readFlag('card', 'barShow');
    const bar = Math.min(resolver.readNumber('card', 'barWeight', 2) * PIXEL, 10);
    const weight = Math.min(resolver.readNumber('card', 'outlineWeight', 1) * PIXEL, 4);
    const row = box.h / rows.length;
    const [big, small] = [
      Math.min(data.fontSize, row * 0.34),
      Math.min(label.fontSize, row * 0.26),
    ];
    const head = Math.min(title.fontSize, row * 0.3);
    const names = rows[0]?.name ? 0.36 : 0;
    const step = ((1 - names) * box.w) / (rows[0]?.figures.length || 1);
    return rows.map(({ name, figures }, i) => {
      const y = box.y + row * i;
      const x = box.x + (hasBar ? bar + 6 : 0);
      const computeLeft = (column: number) => x + box.w * names + step * column;
      return (
        <g key={name}>
          {hasBar && (
            <rect
              x={box.x}
              y={y + row * 0.12}
              width={bar}
              height={row * 0.72}
              fill={resolver.readColor('card', 'barColor', 'foregroundNeutralTertiary')}
            />
          )}
          <text {...title} fontSize={head} x={x} y={y + row * 0.48}>
            {truncateText(name, box.w * 0.36 - 14, head)}
          </text>
          {figures.map(({ label: what, value }, column) => (
            <g key={column}>
              <text
                {...data}
                fontSize={big}
                x={computeLeft(column)}
                y={y + row * (hasLabels ? 0.42 : 0.55)}
              >
                {value}
              </text>
              {hasLabels && (
                <text {...label} fontSize={small} x={computeLeft(column)} y={y + row * 0.74}>
                  {truncateText(what, step - 4, small)}
                </text>
              )}
            </g>
          ))}
          {i > 0 && (
            <path
              d={`M${box.x} ${y}h${box.w}`}
              stroke={resolver.readColor('card', 'outlineColor', 'backgroundLight')}
              strokeWidth={weight}
            />
          )}
        </g>
      );
    });
  });
}

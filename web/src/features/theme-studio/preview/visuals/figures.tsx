import type { ReactNode } from 'react';
import { HEADLINES, KPI_TREND, money, ON_TIME, REGIONS, REVENUE, sum } from '../data';
import { fitted, textWidth } from '../draw/font';
import { framed, PIXEL, type Size } from '../draw/frame';
import { arcPath, linePath } from '../draw/marks';
import type { Paint } from '../paint';

/** The new card with four figures, each with its change against the year before. */
export function newCard(p: Paint, size: Size): ReactNode {
  const hasOwnBar = p.shape(
    (look) => look.color(p.visual, 'accentBar', 'color') !== look.named('data1'),
  );
  const hasBar = p.flag('accentBar', 'show');
  const barWidth = Math.min(Math.max(p.number('accentBar', 'width', 4) * PIXEL, 1), 12);
  const label = p.text('label', 'lightLabel');
  const value = p.text('value', 'callout');
  const change = p.text('referenceLabelValue', 'label', {
    color: ['valueFontColor'],
    size: 'valueFontSize',
    family: 'valueFontFamily',
  });
  const isAbove = p.word('label', 'position', 'aboveValue').toLowerCase() !== 'belowvalue';
  const small = Math.min(change.fontSize, 9.5);
  const hasOutline = p.flag('outline', 'show');
  const radius = Math.min(p.number('shapeCustomRectangle', 'rectangleRoundedCurve', 4) * PIXEL, 20);
  const hasFill =
    p.flag('layout', 'backgroundShow') &&
    p.shape((look) => look.color(p.visual, 'layout', 'backgroundFillColor') !== undefined);
  return framed(p, size, null, (box) => {
    const width = box.w / HEADLINES.length;
    // The figure takes what its label and change leave of the card, at most its own size.
    const big = Math.min(value.fontSize, (box.h - label.fontSize * 1.1 - small * 1.3) / 1.0);
    const first = box.y + label.fontSize * 0.95;
    const figure = isAbove ? first + big * 1.02 : box.y + big * 0.85;
    const name = isAbove ? first : figure + label.fontSize * 1.3;
    const last = box.y + box.h - small * 0.25;
    return HEADLINES.map((item, i) => {
      const x = box.x + width * i + (hasBar ? barWidth + 6 : 0);
      const mood = p.named(item.mood);
      return (
        <g key={item.label}>
          {hasFill && (
            <rect
              x={box.x + width * i - 3}
              y={box.y - 2}
              width={width - 2}
              height={box.h + 4}
              rx={radius}
              fill={p.color('layout', 'backgroundFillColor', 'background')}
              fillOpacity={p.opacity('layout', 'backgroundTransparency')}
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
              stroke={p.color('outline', 'lineColor', 'backgroundLight')}
              strokeWidth={p.number('outline', 'weight', 1) * PIXEL}
            />
          )}
          {hasBar && (
            <rect
              x={box.x + width * i}
              y={box.y + 1}
              width={barWidth}
              height={box.h - 2}
              rx={barWidth / 2}
              fill={hasOwnBar ? p.color('accentBar', 'color', 'data1') : p.data(i)}
            />
          )}
          {p.flag('label', 'show') && (
            <text {...label} x={x} y={name}>
              {fitted(item.label, width - 14, label.fontSize)}
            </text>
          )}
          <text {...value} fontSize={big} x={x} y={figure}>
            {item.value}
          </text>
          <text {...change} fontSize={small} x={x} y={last}>
            <tspan fill={mood} fontWeight={600}>
              {item.change}
            </tspan>
            <tspan dx={small * 0.4}>vs LY</tspan>
          </text>
        </g>
      );
    });
  });
}

export function kpi(p: Paint, size: Size): ReactNode {
  const good = p.color('status', 'goodColor', 'good');
  return framed(p, size, null, (box) => {
    const label = p.text('goals', 'lightLabel', {
      color: ['goalFontColor'],
      family: 'goalFontFamily',
    });
    const title = p.text('title', 'largeTitle');
    const value = p.text('indicator', 'callout', { color: ['fontColor'] });
    const hasGoal = p.flag('goals', 'showGoal');
    const hasTitle = p.flag('title', 'show');
    const small = Math.min(label.fontSize, 10);
    const top = Math.min(title.fontSize, 10.5);
    const big = Math.min(
      value.fontSize,
      box.h - (hasTitle ? top * 1.1 : 0) - (hasGoal ? small * 1.4 : 0),
    );
    const highest = Math.max(...KPI_TREND);
    const points = KPI_TREND.map(
      (amount, i) =>
        [
          (i / (KPI_TREND.length - 1)) * size.w,
          size.h - (amount / highest) * size.h * 0.62,
        ] as const,
    );
    const y = box.y + (hasTitle ? top * 1.1 : 0) + big * 0.92;
    const check = box.x + textWidth(money(REVENUE), big, 600) + big * 0.25;
    return (
      <>
        {p.flag('trendline', 'show') && (
          <path
            d={`${linePath(points)}V${size.h - 1}H0Z`}
            fill={good}
            fillOpacity={p.opacity('trendline', 'transparency', 20) * 0.2}
          />
        )}
        {hasTitle && (
          <text {...title} fontSize={top} fontWeight={400} x={box.x} y={box.y + top * 0.95}>
            Net sales vs goal
          </text>
        )}
        <text {...value} fontSize={big} x={box.x} y={y} fill={good}>
          {money(REVENUE)}
        </text>
        {p.flag('indicator', 'showIcon') && (
          <path
            d={`M${check} ${y - big * 0.32}l${big * 0.17} ${big * 0.17}l${big * 0.34} ${-big * 0.36}`}
            fill="none"
            stroke={good}
            strokeWidth={big * 0.1}
          />
        )}
        {hasGoal && (
          <text {...label} fontSize={small} x={box.x} y={box.y + box.h - small * 0.2}>
            Goal $21.0M{p.flag('goals', 'showDistance') ? ' (+7.1%)' : ''}
          </text>
        )}
      </>
    );
  });
}

export function gauge(p: Paint, size: Size): ReactNode {
  return framed(p, size, 'On-time delivery', (box) => {
    const labels = p.text('labels', 'lightLabel');
    const target = p.text('target', 'lightLabel');
    const callout = p.text('calloutValue', 'callout');
    const hasTarget = p.flag('target', 'show');
    const hasLabels = p.flag('labels', 'show');
    const top = box.y + (hasTarget ? target.fontSize * 1.3 : 2);
    const below = hasLabels ? labels.fontSize * 1.5 : 2;
    const outer = Math.max(Math.min(box.w / 2 - 4, box.y + box.h - top - below - 4), 10);
    const at = [box.x + box.w / 2, top + (box.y + box.h - top - below + outer) / 2] as const;
    const inner = outer * 0.68;
    const share = (value: number) =>
      -0.25 + (value - ON_TIME.from) / (ON_TIME.to - ON_TIME.from) / 2;
    const goal = (share(ON_TIME.goal) - 0.25) * 2 * Math.PI;
    const needle = (radius: number) =>
      `${at[0] + Math.cos(goal) * radius} ${at[1] + Math.sin(goal) * radius}`;
    const big = Math.min(callout.fontSize, inner * 0.52);
    return (
      <>
        {hasTarget && (
          <text {...target} x={box.x} y={box.y + target.fontSize}>
            Goal {ON_TIME.goal}%
          </text>
        )}
        <path d={arcPath(at, inner, outer, -0.25, 0.25)} fill={p.named('backgroundLight')} />
        <path
          d={arcPath(at, inner, outer, -0.25, share(ON_TIME.value))}
          fill={p.color('dataPoint', 'fill', 'data1')}
        />
        <path
          d={`M${needle(inner - 3)}L${needle(outer + 5)}`}
          stroke={p.color('dataPoint', 'target', 'foreground')}
          strokeWidth={1.75}
        />
        {p.flag('calloutValue', 'show') && (
          <text {...callout} fontSize={big} x={at[0]} y={at[1] - 1} textAnchor="middle">
            {ON_TIME.value}%
          </text>
        )}
        {hasLabels && (
          <>
            <text
              {...labels}
              x={at[0] - (outer + inner) / 2}
              y={at[1] + labels.fontSize * 1.3}
              textAnchor="middle"
            >
              {ON_TIME.from}%
            </text>
            <text
              {...labels}
              x={at[0] + (outer + inner) / 2}
              y={at[1] + labels.fontSize * 1.3}
              textAnchor="middle"
            >
              {ON_TIME.to}%
            </text>
          </>
        )}
      </>
    );
  });
}

/** The card of one figure. */
export function card(p: Paint, size: Size): ReactNode {
  return framed(p, size, null, (box) => {
    const value = p.text('labels', 'callout');
    const label = p.text('categoryLabels', 'largeLightLabel');
    const hasLabel = p.flag('categoryLabels', 'show');
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
          {money(REVENUE)}
        </text>
        {hasLabel && (
          <text
            {...label}
            fontSize={small}
            x={box.x + box.w / 2}
            y={middle + big * 0.25 + small * 1.15}
            textAnchor="middle"
          >
            Revenue
          </text>
        )}
      </>
    );
  });
}

export function multiRowCard(p: Paint, size: Size): ReactNode {
  return framed(p, size, 'Regions', (box) => {
    const title = p.text('cardTitle', 'title');
    const data = p.text('dataLabels', 'largeLabel');
    const label = p.text('categoryLabels', 'largeLightLabel');
    const hasLabels = p.flag('categoryLabels', 'show');
    const hasBar = p.flag('card', 'barShow');
    const bar = Math.min(p.number('card', 'barWeight', 2) * PIXEL, 10);
    const weight = Math.min(p.number('card', 'outlineWeight', 1) * PIXEL, 4);
    const row = box.h / REGIONS.length;
    const [big, small] = [
      Math.min(data.fontSize, row * 0.34),
      Math.min(label.fontSize, row * 0.26),
    ];
    const head = Math.min(title.fontSize, row * 0.3);
    const columns = [0, 0.36, 0.7].map((share) => share * box.w);
    return REGIONS.map(({ name, quarters }, i) => {
      const y = box.y + row * i;
      const x = box.x + (hasBar ? bar + 6 : 0);
      const figures: readonly (readonly [string, string])[] = [
        [money(sum(quarters)), 'Revenue'],
        [`${Math.round((sum(quarters) / REVENUE) * 100)}%`, 'Share'],
      ];
      return (
        <g key={name}>
          {hasBar && (
            <rect
              x={box.x}
              y={y + row * 0.12}
              width={bar}
              height={row * 0.72}
              fill={p.color('card', 'barColor', 'foregroundNeutralTertiary')}
            />
          )}
          <text {...title} fontSize={head} x={x} y={y + row * 0.48}>
            {name}
          </text>
          {figures.map(([figure, what], column) => (
            <g key={what}>
              <text
                {...data}
                fontSize={big}
                x={x + (columns[column + 1] ?? 0) - 10}
                y={y + row * (hasLabels ? 0.42 : 0.55)}
              >
                {figure}
              </text>
              {hasLabels && (
                <text
                  {...label}
                  fontSize={small}
                  x={x + (columns[column + 1] ?? 0) - 10}
                  y={y + row * 0.74}
                >
                  {what}
                </text>
              )}
            </g>
          ))}
          {i > 0 && (
            <path
              d={`M${box.x} ${y}h${box.w}`}
              stroke={p.color('card', 'outlineColor', 'backgroundLight')}
              strokeWidth={weight}
            />
          )}
        </g>
      );
    });
  });
}

import type { ReactNode } from 'react';
import { KPI_TREND, money, ON_TIME, REVENUE } from '../data';
import { textWidth } from '../draw/font';
import { framed, type Size } from '../draw/frame';
import { arcPath, linePath } from '../draw/marks';
import type { Paint } from '../paint';

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
            fillOpacity={p.opacity('trendline', 'transparency', 20)}
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

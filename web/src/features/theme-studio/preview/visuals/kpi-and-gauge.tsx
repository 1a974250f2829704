import type { ReactNode } from 'react';
import { createScaleBetween } from '@flexa/visuals/scale';
import { textWidth } from '../draw/font';
import { framed, type Size } from '../draw/frame';
import { arcPath, linePath } from '../draw/marks';
import type { GaugeFigures, KpiFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

export function kpi(p: ThemeResolver, size: Size, figures: KpiFigures): ReactNode {
  const { trend, isGood } = figures;
  const good = isGood
    ? p.color('status', 'goodColor', 'good')
    : p.color('status', 'badColor', 'bad');
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
    const trendAt = createScaleBetween({ low: 0, high: Math.max(...trend) }, size.h * 0.38, size.h);
    const points = trend.map(
      (amount, i) => [(i / (trend.length - 1)) * size.w, trendAt(amount)] as const,
    );
    const y = box.y + (hasTitle ? top * 1.1 : 0) + big * 0.92;
    const check = box.x + textWidth(figures.value, big, 600) + big * 0.25;
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
            {figures.title}
          </text>
        )}
        <text {...value} fontSize={big} x={box.x} y={y} fill={good}>
          {figures.value}
        </text>
        {p.flag('indicator', 'showIcon') && (
          <path
            d={
              isGood
                ? `M${check} ${y - big * 0.32}l${big * 0.17} ${big * 0.17}l${big * 0.34} ${-big * 0.36}`
                : `M${check + big * 0.08} ${y - big * 0.68}v${big * 0.42}m0 ${big * 0.12}v${big * 0.1}`
            }
            fill="none"
            stroke={good}
            strokeWidth={big * 0.1}
          />
        )}
        {hasGoal && (
          <text {...label} fontSize={small} x={box.x} y={box.y + box.h - small * 0.2}>
            {figures.goal}
            {p.flag('goals', 'showDistance') ? figures.distance : ''}
          </text>
        )}
      </>
    );
  });
}

export function gauge(p: ThemeResolver, size: Size, figures: GaugeFigures): ReactNode {
  const { format } = figures;
  return framed(p, size, figures.title, (box) => {
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
      -0.25 + (value - figures.from) / (figures.to - figures.from) / 2;
    const goal = (share(figures.goal) - 0.25) * 2 * Math.PI;
    const needle = (radius: number) =>
      `${at[0] + Math.cos(goal) * radius} ${at[1] + Math.sin(goal) * radius}`;
    const big = Math.min(callout.fontSize, inner * 0.52);
    return (
      <>
        {hasTarget && (
          <text {...target} x={box.x} y={box.y + target.fontSize}>
            Goal {format(figures.goal)}
          </text>
        )}
        <path d={arcPath(at, inner, outer, -0.25, 0.25)} fill={p.named('backgroundLight')} />
        <path
          d={arcPath(at, inner, outer, -0.25, share(figures.value))}
          fill={p.color('dataPoint', 'fill', 'data1')}
        />
        <path
          d={`M${needle(inner - 3)}L${needle(outer + 5)}`}
          stroke={p.color('dataPoint', 'target', 'foreground')}
          strokeWidth={1.75}
        />
        {p.flag('calloutValue', 'show') && (
          <text {...callout} fontSize={big} x={at[0]} y={at[1] - 1} textAnchor="middle">
            {format(figures.value)}
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
              {format(figures.from)}
            </text>
            <text
              {...labels}
              x={at[0] + (outer + inner) / 2}
              y={at[1] + labels.fontSize * 1.3}
              textAnchor="middle"
            >
              {format(figures.to)}
            </text>
          </>
        )}
      </>
    );
  });
}

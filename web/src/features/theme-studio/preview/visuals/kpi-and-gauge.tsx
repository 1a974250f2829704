import type { ReactNode } from 'react';
import { createScaleBetween } from '@flexa/visuals/scale';
import { estimateTextWidth } from '../draw/font';
import { drawFrame, type Size } from '../draw/frame';
import { buildArcPath, buildLinePath } from '../draw/marks';
import type { GaugeFigures, KpiFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

export function drawKpi(resolver: ThemeResolver, size: Size, figures: KpiFigures): ReactNode {
  const { trend, isGood } = figures;
  const good = isGood
    ? resolver.readColor('status', 'goodColor', 'good')
    : resolver.readColor('status', 'badColor', 'bad');
  return drawFrame(resolver, size, null, (box) => {
    const label = resolver.readTextStyle('goals', 'lightLabel', {
      color: ['goalFontColor'],
      family: 'goalFontFamily',
    });
    const title = resolver.readTextStyle('title', 'largeTitle');
    const value = resolver.readTextStyle('indicator', 'callout', { color: ['fontColor'] });
    const hasGoal = resolver.readFlag('goals', 'showGoal');
    const hasTitle = resolver.readFlag('title', 'show');
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
    const check = box.x + estimateTextWidth(figures.value, big, 600) + big * 0.25;
    return (
      <>
        {resolver.readFlag('trendline', 'show') && (
          <path
            d={`${buildLinePath(points)}V${size.h - 1}H0Z`}
            fill={good}
            fillOpacity={resolver.readOpacity('trendline', 'transparency', 20)}
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
        {resolver.readFlag('indicator', 'showIcon') && (
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
            {resolver.readFlag('goals', 'showDistance') ? figures.distance : ''}
          </text>
        )}
      </>
    );
  });
}

export function drawGauge(resolver: ThemeResolver, size: Size, figures: GaugeFigures): ReactNode {
  const { format } = figures;
  return drawFrame(resolver, size, figures.title, (box) => {
    const labels = resolver.readTextStyle('labels', 'lightLabel');
    const target = resolver.readTextStyle('target', 'lightLabel');
    const callout = resolver.readTextStyle('calloutValue', 'callout');
    const hasTarget = resolver.readFlag('target', 'show');
    const hasLabels = resolver.readFlag('labels', 'show');
    const top = box.y + (hasTarget ? target.fontSize * 1.3 : 2);
    const below = hasLabels ? labels.fontSize * 1.5 : 2;
    const outer = Math.max(Math.min(box.w / 2 - 4, box.y + box.h - top - below - 4), 10);
    const at = [box.x + box.w / 2, top + (box.y + box.h - top - below + outer) / 2] as const;
    const inner = outer * 0.68;
    const computeTurn = (value: number) =>
      -0.25 + (value - figures.from) / (figures.to - figures.from) / 2;
    const goal = (computeTurn(figures.goal) - 0.25) * 2 * Math.PI;
    const formatNeedlePoint = (radius: number) =>
      `${at[0] + Math.cos(goal) * radius} ${at[1] + Math.sin(goal) * radius}`;
    const big = Math.min(callout.fontSize, inner * 0.52);
    return (
      <>
        {hasTarget && (
          <text {...target} x={box.x} y={box.y + target.fontSize}>
            Goal {format(figures.goal)}
          </text>
        )}
        <path
          d={buildArcPath(at, inner, outer, -0.25, 0.25)}
          fill={resolver.readNamedColor('backgroundLight')}
        />
        <path
          d={buildArcPath(at, inner, outer, -0.25, computeTurn(figures.value))}
          fill={resolver.readColor('dataPoint', 'fill', 'data1')}
        />
        <path
          d={`M${formatNeedlePoint(inner - 3)}L${formatNeedlePoint(outer + 5)}`}
          stroke={resolver.readColor('dataPoint', 'target', 'foreground')}
          strokeWidth={1.75}
        />
        {resolver.readFlag('calloutValue', 'show') && (
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

import type { ReactNode } from 'react';
import { createScaleBetween } from '@flexa/visuals/scale';
import { truncateText, estimateTextWidth } from '../draw/font';
import { fadeColor, drawFrame, PIXEL, type Box, type Size } from '../draw/frame';
import { drawAxisTitle, buildDashArray, drawUprightTitle } from '../draw/axes';
import { drawBars, drawInnerLabel, computeTotals, type Pile } from '../draw/bars';
import { drawDataLabel } from '../draw/label';
import { pickLegendEntries, drawLegend } from '../draw/legend';
import { colorSeries } from '../draw/marks';
import type { BarFigures, ChartFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** Names on the left, room for bars on the right of them, grid lines upright. */
function drawLanes(
  resolver: ThemeResolver,
  box: Box,
  { categories: names, ticks, tick: format, axisTitles: titles }: ChartFigures,
) {
  const textStyle = resolver.readTextStyle('categoryAxis', 'lightLabel');
  const small = resolver.readTextStyle('valueAxis', 'smallLightLabel');
  const hasNames = resolver.readFlag('categoryAxis', 'show');
  const hasTicks = resolver.readFlag('valueAxis', 'show');
  const room = hasNames
    ? Math.min(
        Math.max(
          ...names.map((name) => estimateTextWidth(name, textStyle.fontSize, textStyle.fontWeight)),
        ),
        box.w * 0.4,
      )
    : 0;
  const hasTitle = (card: string) => resolver.readFlag(card, 'showAxisTitle');
  const [beside, below] = [hasNames && hasTitle('categoryAxis'), hasTicks && hasTitle('valueAxis')];
  const line = small.fontSize * 1.3;
  const x = box.x + room + (hasNames ? 6 : 0) + (beside ? line : 0);
  const h = box.h - (hasTicks ? small.fontSize * 1.5 : 0) - (below ? line : 0);
  const step = h / names.length;
  const gap = Math.min(Math.max(resolver.readNumber('categoryAxis', 'innerPadding', 20), 0), 90);
  const w = box.x + box.w - x;
  const last = ticks.at(-1) || 1;
  const xAt = createScaleBetween({ low: 0, high: last }, x + w, x);
  const width = Math.min(resolver.readNumber('valueAxis', 'gridlineThickness', 1) * PIXEL, 6);
  const node = (
    <>
      {resolver.readFlag('valueAxis', 'gridlineShow') && (
        <path
          d={ticks.map((tick) => `M${xAt(tick)} ${box.y}v${h}`).join('')}
          stroke={resolver.readColor('valueAxis', 'gridlineColor', 'backgroundLight')}
          strokeWidth={width}
          strokeOpacity={resolver.readOpacity('valueAxis', 'gridlineTransparency')}
          strokeDasharray={buildDashArray(
            resolver.readWord('valueAxis', 'gridlineStyle', 'dotted'),
            width,
          )}
        />
      )}
      {hasTicks &&
        ticks.map((tick, i) => (
          <text
            {...small}
            key={tick}
            x={xAt(tick)}
            y={box.y + h + small.fontSize * 1.25}
            textAnchor={i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle'}
          >
            {format(tick)}
          </text>
        ))}
      {hasNames &&
        names.map((name, i) => (
          <text
            {...textStyle}
            key={name}
            x={x - 6}
            y={box.y + step * (i + 0.5) + textStyle.fontSize * 0.35}
            textAnchor="end"
          >
            {truncateText(name, room + 1, textStyle.fontSize, textStyle.fontWeight)}
          </text>
        ))}
      {beside &&
        drawUprightTitle(resolver, 'categoryAxis', titles[0], box.x + line * 0.6, box.y + h / 2)}
      {below && drawAxisTitle(resolver, 'valueAxis', titles[1], x + w / 2, box.y + box.h - 1)}
    </>
  );
  return {
    node,
    x,
    xAt,
    w,
    bar: step * (1 - gap / 100),
    yAt: (i: number) => box.y + step * (i + 0.5),
  };
}

/** Bars of each series along the lane of a category. */
export function drawBarChart(
  resolver: ThemeResolver,
  size: Size,
  figures: BarFigures,
  pile: Pile = 'beside',
): ReactNode {
  const { categories, label, marked = {} } = figures;
  const isBeside = pile === 'beside';
  const series = colorSeries(resolver, figures.series);
  const totals = computeTotals(figures);
  const fadeBarColor = () =>
    fadeColor(resolver, 'bar', 0.78, (reader) =>
      resolver.readHexColor(reader, 'dataPoint', 'defaultColor', 'data1'),
    );
  const pickBarColor = (color: string, name: string, i: number) => {
    const own = marked[name];
    if (own !== undefined) return resolver.readDataColor(own);
    return figures.isFirstStrong && i > 0 ? fadeBarColor() : color;
  };
  return drawFrame(resolver, size, figures.title, (box) => {
    const { node: key, rest } = drawLegend(resolver, box, pickLegendEntries(figures, series));
    const textStyle = resolver.readTextStyle('labels', isBeside ? 'label' : 'smallLightLabel');
    const hasLabels = resolver.readFlag('labels', 'show');
    const widths = series.flatMap(({ values }) =>
      values.map((value) =>
        estimateTextWidth(label(value ?? 0), textStyle.fontSize, textStyle.fontWeight),
      ),
    );
    const room = hasLabels && isBeside ? Math.max(0, ...widths) + 5 : 0;
    const plot = drawLanes(resolver, { ...rest, w: rest.w - room }, figures);
    const height = isBeside ? plot.bar / series.length : plot.bar;
    const floor = categories.map(() => 0);
    const parts = series.flatMap(({ color, values }, s) =>
      categories.map((name, i) => {
        const from = floor[i] ?? 0;
        const amount = values[i] ?? 0;
        const value = pile === 'shares' ? (amount / (totals[i] || 1)) * 100 : amount;
        if (!isBeside) floor[i] = from + value;
        const x = plot.xAt(from);
        return {
          value,
          x,
          y: plot.yAt(i) - plot.bar / 2 + (isBeside ? s * height : 0),
          width: plot.xAt(from + value) - x,
          height,
          color: pickBarColor(color, name, i),
          isNamed: isBeside || (value !== 0 && figures.series[s]?.color !== 'ground'),
        };
      }),
    );
    return (
      <>
        {key}
        {plot.node}
        {drawBars(resolver, parts)}
        {hasLabels &&
          parts
            .filter(({ isNamed }) => isNamed)
            .map((part) =>
              isBeside
                ? drawDataLabel(
                    resolver,
                    textStyle,
                    label(part.value),
                    part.x + part.width + 4,
                    part.y + height / 2 + textStyle.fontSize * 0.35,
                    'start',
                  )
                : drawInnerLabel(resolver, textStyle, label(part.value), part),
            )}
      </>
    );
  });
}

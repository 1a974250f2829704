import type { ReactNode } from 'react';
import { money, PRODUCTS, REGION_BY_CHANNEL, REVENUE_BY_CHANNEL } from '../data';
import { fitted, textWidth } from '../draw/font';
import { faded, framed, PIXEL, type Box, type Size } from '../draw/frame';
import { dash } from '../draw/axes';
import { dataLabel } from '../draw/label';
import { legend } from '../draw/legend';
import { barStyle, oneColor } from '../draw/marks';
import type { Paint } from '../paint';

/** Names on the left, room for bars on the right of them, grid lines upright. */
function lanes(
  p: Paint,
  box: Box,
  names: readonly string[],
  ticks: readonly number[],
  format: (tick: number) => string,
) {
  const words = p.text('categoryAxis', 'lightLabel');
  const small = p.text('valueAxis', 'smallLightLabel');
  const hasNames = p.flag('categoryAxis', 'show');
  const hasTicks = p.flag('valueAxis', 'show');
  const room = hasNames
    ? Math.min(
        Math.max(...names.map((name) => textWidth(name, words.fontSize, words.fontWeight))),
        box.w * 0.4,
      )
    : 0;
  const x = box.x + room + (hasNames ? 6 : 0);
  const h = box.h - (hasTicks ? small.fontSize * 1.5 : 0);
  const step = h / names.length;
  const gap = Math.min(Math.max(p.number('categoryAxis', 'innerPadding', 20), 0), 90);
  const w = box.x + box.w - x;
  const last = ticks.at(-1) ?? 1;
  const xAt = (value: number) => x + (value / last) * w;
  const width = Math.min(p.number('valueAxis', 'gridlineThickness', 1) * PIXEL, 6);
  const node = (
    <>
      {p.flag('valueAxis', 'gridlineShow') && (
        <path
          d={ticks.map((tick) => `M${xAt(tick)} ${box.y}v${h}`).join('')}
          stroke={p.color('valueAxis', 'gridlineColor', 'backgroundLight')}
          strokeWidth={width}
          strokeOpacity={p.opacity('valueAxis', 'gridlineTransparency')}
          strokeDasharray={dash(p.word('valueAxis', 'gridlineStyle', 'dotted'), width)}
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
            {...words}
            key={name}
            x={x - 6}
            y={box.y + step * (i + 0.5) + words.fontSize * 0.35}
            textAnchor="end"
          >
            {fitted(name, room + 1, words.fontSize, words.fontWeight)}
          </text>
        ))}
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

export function clusteredBars(p: Paint, size: Size): ReactNode {
  const color = oneColor(p);
  const pale = faded(p, 'bar', 0.78, (look) =>
    p.colorIn(look, 'dataPoint', 'defaultColor', 'data1'),
  );
  return framed(p, size, 'Top products', (box) => {
    const { node: key, rest } = legend(p, box, [{ name: 'Revenue', color }]);
    const words = p.text('labels', 'label');
    const hasLabels = p.flag('labels', 'show');
    const room = hasLabels ? textWidth('$4.8M', words.fontSize, words.fontWeight) + 5 : 0;
    const plot = lanes(
      p,
      { ...rest, w: rest.w - room },
      PRODUCTS.map(({ name }) => name),
      [0, 2.4, 4.8],
      (tick) => (tick === 0 ? '0' : money(tick)),
    );
    return (
      <>
        {key}
        {plot.node}
        {PRODUCTS.map(({ name, revenue }, i) => (
          <g key={name}>
            <rect
              {...barStyle(p)}
              x={plot.x}
              y={plot.yAt(i) - plot.bar / 2}
              width={plot.xAt(revenue) - plot.x}
              height={plot.bar}
              fill={i === 0 ? color : pale}
            />
            {hasLabels &&
              dataLabel(
                p,
                words,
                money(revenue),
                plot.xAt(revenue) + 4,
                plot.yAt(i) + words.fontSize * 0.35,
                'start',
              )}
          </g>
        ))}
      </>
    );
  });
}

/** Regions by channel, piled up along the lane; to 100 % where shares are wanted. */
export function stackedBars(p: Paint, size: Size, isShare: boolean): ReactNode {
  const series = REVENUE_BY_CHANNEL.map(({ name }, i) => ({ name, color: p.data(i) }));
  return framed(p, size, isShare ? 'Channels, share' : 'Regions by channel', (box) => {
    const { node: key, rest } = legend(p, box, series);
    const ticks = isShare ? [0, 50, 100] : [0, 5, 10];
    const plot = lanes(
      p,
      rest,
      REGION_BY_CHANNEL.map(({ name }) => name),
      ticks,
      (tick) => (isShare ? `${tick}%` : tick === 0 ? '0' : `$${tick}M`),
    );
    const style = barStyle(p);
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    return (
      <>
        {key}
        {plot.node}
        {REGION_BY_CHANNEL.map(({ name, values }, i) => {
          const total = isShare ? values.reduce<number>((all, one) => all + one, 0) / 100 : 1;
          let from = 0;
          return values.map((value, s) => {
            const [start, end] = [plot.xAt(from), plot.xAt(from + value / total)];
            from += value / total;
            return (
              <g key={`${name} ${s}`}>
                <rect
                  {...style}
                  x={start}
                  y={plot.yAt(i) - plot.bar / 2}
                  width={end - start}
                  height={plot.bar}
                  fill={series[s]?.color}
                />
                {hasLabels &&
                  dataLabel(
                    p,
                    words,
                    value.toFixed(1),
                    (start + end) / 2,
                    plot.yAt(i) + words.fontSize * 0.35,
                    'middle',
                  )}
              </g>
            );
          });
        })}
      </>
    );
  });
}

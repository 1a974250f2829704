import type { ReactNode } from 'react';
import { drawAxes } from '../draw/axes';
import { drawFrame, type Size } from '../draw/frame';
import { dropOverlappingLabels, drawDataLabel } from '../draw/label';
import { drawLegend } from '../draw/legend';
import type { WaterfallFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

export function drawWaterfall(
  resolver: ThemeResolver,
  size: Size,
  figures: WaterfallFigures,
): ReactNode {
  const colors = {
    up: resolver.readColor('sentimentColors', 'increaseFill', 'good'),
    down: resolver.readColor('sentimentColors', 'decreaseFill', 'bad'),
    total: resolver.readColor('sentimentColors', 'totalFill', 'data1'),
  };
  return drawFrame(resolver, size, figures.title, (box) => {
    const { node, rest } = drawLegend(resolver, box, [
      { name: 'Increase', color: colors.up },
      { name: 'Decrease', color: colors.down },
      { name: 'Total', color: colors.total },
    ]);
    const textStyle = resolver.readTextStyle('labels', 'label');
    const room = resolver.readFlag('labels', 'show') ? textStyle.fontSize * 1.2 : 0;
    const plot = drawAxes(
      resolver,
      { ...rest, y: rest.y + room, h: rest.h - room },
      {
        categories: figures.steps.map(({ name }) => name),
        ticks: figures.ticks,
        format: figures.tick,
        titles: figures.axisTitles,
      },
    );
    let level = 0;
    const steps = figures.steps.map(({ value, kind }, i) => {
      const from = kind === 'total' ? 0 : level;
      level = kind === 'total' ? value : level + value;
      const color = kind === 'total' ? colors.total : value < 0 ? colors.down : colors.up;
      return {
        i,
        value,
        kind,
        color,
        level,
        top: Math.max(from, level),
        bottom: Math.min(from, level),
      };
    });
    return (
      <>
        {node}
        {plot.node}
        {steps.slice(0, -1).map((step) => (
          <path
            key={step.i}
            d={`M${plot.xAt(step.i) + plot.band / 2} ${plot.yAt(step.level)}H${plot.xAt(step.i + 1) - plot.band / 2}`}
            stroke={resolver.readNamedColor('foregroundNeutralTertiary')}
            strokeDasharray="2 2"
          />
        ))}
        {steps.map(({ i, color, top, bottom }) => (
          <rect
            key={i}
            x={plot.xAt(i) - plot.band / 2}
            y={plot.yAt(top)}
            width={plot.band}
            height={plot.yAt(bottom) - plot.yAt(top)}
            fill={color}
          />
        ))}
        {resolver.readFlag('labels', 'show') &&
          dropOverlappingLabels(
            textStyle,
            steps.map(({ i, value, kind, top }) => ({
              text: figures.label(value, kind),
              x: plot.xAt(i),
              y: plot.yAt(top) - 3,
            })),
            box.x + box.w,
          ).map(({ text, x, y }) => drawDataLabel(resolver, textStyle, text, x, y, 'middle'))}
      </>
    );
  });
}

import type { ReactNode } from 'react';
import { REGIONS, sumAmounts } from '../data';
import { drawFrame, type Box, type Size } from '../draw/frame';
import { drawDataLabel } from '../draw/label';
import { drawLegend } from '../draw/legend';
import type { ThemeResolver } from '../theme-resolver';
import { MAP_COLORS } from '../system-defaults';
import { LAND, PLACES } from '../visuals/more-charts';
import { isOn } from './words';

/** Sales of a region, as its bubble or the strength of its colour. */
const SALES = REGIONS.map(({ name, quarters }) => ({ name, value: sumAmounts(quarters) }));
const NAMES = SALES.map(({ name }) => name);
const MOST = Math.max(...SALES.map(({ value }) => value));

interface LandProps {
  box: Box;
  fill: (index: number) => { fill: string; fillOpacity?: number };
  stroke: string;
  strokeWidth: number;
}

function Land({ box, fill, stroke, strokeWidth }: LandProps) {
  return (
    <svg
      x={box.x}
      y={box.y}
      width={box.w}
      height={box.h}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
    >
      {LAND.map((path, i) => (
        <path
          key={path}
          d={path}
          {...fill(i)}
          stroke={stroke}
          strokeWidth={strokeWidth}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

const toRect = ({ x, y, w, h }: Box) => ({ x, y, width: w, height: h });
const isNight = (style: string) => /dark|night/i.test(style);

const MONEY = SALES.map(({ value }) => `$${value.toFixed(1)}M`);

/** Regions filled by their value, on Power BI's own map. */
export function drawFilledMap(resolver: ThemeResolver, size: Size, labels = MONEY): ReactNode {
  return drawFrame(resolver, size, 'Sales by region', (box) => {
    const style = resolver.readWord('mapStyles', 'mapTheme', 'road');
    const [sea, land, shore] = MAP_COLORS[isNight(style) ? 'dark' : 'light'];
    const color = resolver.readColor('dataPoint', 'defaultColor', 'data1');
    const opacity = resolver.readOpacity('dataPoint', 'transparency', 0);
    const hasStroke = resolver.readFlag('stroke', 'show');
    const textStyle = resolver.readTextStyle('labels', 'smallLightLabel', { color: ['color'] });
    return (
      <>
        <rect {...toRect(box)} fill={sea} />
        <Land
          box={box}
          fill={(i) => (i === 1 ? { fill: land } : { fill: color, fillOpacity: opacity })}
          stroke={hasStroke ? resolver.readColor('stroke', 'strokeColor', 'background') : shore}
          strokeWidth={hasStroke ? resolver.readNumber('stroke', 'strokeWidth', 1) : 0.5}
        />
        {resolver.readFlag('labels', 'show') &&
          labels.map((label, i) => {
            const [left, top] = PLACES[i] ?? [0.5, 0.5];
            const [x, y] = [box.x + left * box.w, box.y + top * box.h];
            return <g key={label}>{drawDataLabel(resolver, textStyle, label, x, y, 'middle')}</g>;
          })}
      </>
    );
  });
}

function drawBubbles(
  resolver: ThemeResolver,
  box: Box,
  radius: number,
  dot: { fill: string; stroke: string },
) {
  return SALES.map(({ name, value }, i) => {
    const [left, top] = PLACES[i] ?? [0.5, 0.5];
    return (
      <circle
        key={name}
        cx={box.x + left * box.w}
        cy={box.y + top * box.h}
        r={Math.sqrt(value / MOST) * radius}
        fillOpacity={0.8}
        strokeWidth={resolver.readNumber('bubbleLayer', 'bubbleStrokeWidth', 1)}
        {...dot}
      />
    );
  });
}

export function drawAzureMap(
  resolver: ThemeResolver,
  size: Size,
  measures = ['Sales'],
  names = NAMES,
): ReactNode {
  return drawFrame(resolver, size, 'Sales by place', (area) => {
    const entries = measures.map((name, i) => ({ name, color: resolver.readDataColor(i) }));
    const { node, rest: box } = drawLegend(resolver, area, entries);
    const [sea, land, shore] =
      MAP_COLORS[
        isNight(resolver.readWord('mapControls', 'defaultStyle', 'road')) ? 'dark' : 'light'
      ];
    const isAuto = isOn(resolver, 'bubbleLayer', 'autoStrokeColor');
    const radius = Math.min(
      Math.max(resolver.readNumber('bubbleLayer', 'bubbleRadius', 15), 2),
      40,
    );
    const textStyle = resolver.readTextStyle('categoryLabels', 'smallLightLabel', {
      color: ['color'],
    });
    return (
      <>
        {node}
        <rect {...toRect(box)} fill={sea} />
        <Land box={box} fill={() => ({ fill: land })} stroke={shore} strokeWidth={0.5} />
        {drawBubbles(resolver, box, radius, {
          fill: resolver.readColor('bubbleLayer', 'fillColor', 'data1'),
          stroke: isAuto
            ? resolver.readNamedColor('background')
            : resolver.readColor('bubbleLayer', 'strokeColor', 'background'),
        })}
        {resolver.readFlag('categoryLabels', 'show') &&
          names.map((name, i) => {
            const [left, top] = PLACES[i] ?? [0.5, 0.5];
            const [x, y] = [box.x + left * box.w, box.y + top * box.h - radius - 2];
            return <g key={name}>{drawDataLabel(resolver, textStyle, name, x, y, 'middle')}</g>;
          })}
        {isOn(resolver, 'mapControls', 'showNavigationControls', false) && (
          <g transform={`translate(${box.x + box.w - 16} ${box.y + 4})`}>
            <rect width={12} height={24} rx={2} fill="#ffffff" stroke="#d0d0d0" />
            <path d="M3 6H9M6 3V9M3 18H9" stroke="#505050" />
          </g>
        )}
      </>
    );
  });
}

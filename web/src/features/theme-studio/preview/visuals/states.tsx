import type { ReactNode } from 'react';
import type { VisualName, VisualState } from '@flexa/theme-engine/model';
import { blend } from '../draw/color';
import { readBackgroundColor, type Size } from '../draw/frame';
import { readBarStyle } from '../draw/marks';
import type { ThemeResolver } from '../theme-resolver';
import { drawButton, drawTile } from './buttons';
import { drawDropdownField, drawListItem } from './slicers';

/** A thing that can be pressed or chosen, and how it looks in each state. */
export interface Kind {
  readonly visual: VisualName;
  readonly name: string;
  readonly part: string;
  /** Null where Power BI has no such state. */
  readonly draw: (resolver: ThemeResolver, cell: Size, state: VisualState) => ReactNode;
}

const centerBox = ({ w, h }: Size, width: number, height: number) => ({
  x: (w - width) / 2,
  y: (h - height) / 2,
  w: width,
  h: height,
});

export const KINDS: readonly Kind[] = [
  {
    visual: 'actionButton',
    name: 'Button',
    part: 'action',
    draw: (resolver, cell, state) =>
      drawButton(resolver, centerBox(cell, Math.min(128, cell.w - 16), 39), 'Overview', state),
  },
  {
    visual: 'pageNavigator',
    name: 'Navigator',
    part: 'page',
    draw: (resolver, cell, state) =>
      drawButton(resolver, centerBox(cell, Math.min(128, cell.w - 16), 39), 'Detail', state),
  },
  {
    visual: 'advancedSlicerVisual',
    name: 'Button slicer',
    part: 'year',
    draw(resolver, cell, state) {
      const { x, y, h } = centerBox(cell, 128, 39);
      const other =
        state === 'disabled' ? 'disabled' : state === 'selected' ? 'default' : 'selected';
      return (
        <>
          {drawTile(resolver, { x, y, w: 61, h }, '2024', state)}
          {drawTile(resolver, { x: x + 67, y, w: 61, h }, '2025', other)}
        </>
      );
    },
  },
  {
    visual: 'listSlicer',
    name: 'List slicer',
    part: 'item',
    draw: (resolver, cell, state) =>
      drawListItem(
        resolver,
        centerBox(cell, 96, 30),
        'Nordics',
        state === 'selected' ? 'on' : 'off',
        state,
      ),
  },
  {
    visual: 'slicer',
    name: 'Dropdown slicer',
    part: 'closed',
    draw: (resolver, cell, state) =>
      drawDropdownField(
        resolver,
        centerBox(cell, Math.min(158, cell.w - 12), 38),
        'All regions',
        state,
      ),
  },
  { visual: 'tableEx', name: 'Table', part: 'row', draw: drawTableRow },
  { visual: 'clusteredColumnChart', name: 'Column chart', part: 'mark', draw: drawMarks },
];

function drawTableRow(resolver: ThemeResolver, cell: Size, state: VisualState): ReactNode {
  if (state === 'disabled') return null;
  const textStyle = resolver.readTextStyle('values', 'label', {
    color: ['fontColorPrimary', 'fontColor'],
  });
  const { x, y, w, h } = centerBox(cell, Math.min(167, cell.w - 10), 33);
  const isChosen = state === 'selected';
  const background = resolver.resolveInk(`row ${state}`, (reader) => {
    const rest =
      reader.findColor(resolver.visual, 'values', 'backColorPrimary') ??
      readBackgroundColor(resolver, reader);
    if (state === 'hover') return reader.findNamedColor('backgroundLight') ?? rest;
    return isChosen ? blend(rest, reader.dataColors[0] ?? '#808080', 0.16) : rest;
  });
  const fontSize = Math.min(textStyle.fontSize + 1.5, 15);
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={w - 1}
        height={h - 1}
        fill={background}
        stroke={
          isChosen
            ? resolver.readDataColor(0)
            : resolver.readColor('grid', 'gridHorizontalColor', 'backgroundLight')
        }
      />
      <text {...textStyle} fontSize={fontSize} x={x + 11} y={y + h / 2 + fontSize * 0.35}>
        Dome tent
      </text>
      <text
        {...textStyle}
        fontSize={fontSize}
        x={x + w - 11}
        y={y + h / 2 + fontSize * 0.35}
        textAnchor="end"
      >
        $3.9M
      </text>
    </>
  );
}

function drawMarks(resolver: ThemeResolver, cell: Size, state: VisualState): ReactNode {
  if (state === 'disabled') return null;
  const color = resolver.readColor('dataPoint', 'defaultColor', 'data1');
  const { x, y } = centerBox(cell, 128, 48);
  const heights = [24, 37, 32, 48, 42];
  const isPointed = state === 'hover';
  return (
    <>
      {heights.map((height, i) => (
        <rect
          {...readBarStyle(resolver)}
          key={i}
          x={x + i * 27}
          y={y + 48 - height}
          width={19}
          height={height}
          fill={color}
          {...(state === 'selected' && i !== 3 && { fillOpacity: 0.35 })}
          {...(isPointed &&
            i === 3 && { stroke: resolver.readNamedColor('foreground'), strokeWidth: 1.5 })}
        />
      ))}
      {isPointed && (
        <>
          <rect
            x={x + 2}
            y={y - 8}
            width={70}
            height={20}
            rx={3}
            fill={resolver.readColor('visualTooltip', 'background', 'foreground')}
          />
          <text
            {...resolver.readTextStyle('visualTooltip', 'label', { color: ['valueFontColor'] })}
            fill={resolver.readColor('visualTooltip', 'valueFontColor', 'background')}
            fontSize={11}
            x={x + 37}
            y={y + 6}
            textAnchor="middle"
          >
            Jul $2.0M
          </text>
        </>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import type { ThemeReader } from '../theme-reader';
import type { ThemeResolver } from '../theme-resolver';
import { blend } from './color';
import { truncateText } from './font';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}

/**
 * Size of a pixel of the report. We draw the page as one a third larger, so that a point is one
 * unit.
 */
export const PIXEL = 0.75;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  BottomRight: [1, 1],
  Bottom: [0, 1],
  BottomLeft: [-1, 1],
  CenterRight: [1, 0],
  Center: [0, 0],
  CenterLeft: [-1, 0],
  TopRight: [1, -1],
  Top: [0, -1],
  TopLeft: [-1, -1],
};

/** Ground, border, shadow and title of a visual, and what is inside of them. */
export function drawFrame(
  p: ThemeResolver,
  { w, h }: Size,
  title: string | null,
  body: (box: Box) => ReactNode,
): ReactNode {
  const radius = Math.min(p.readNumber('border', 'radius', 0) * PIXEL, w / 2, h / 2);
  const hasBorder = p.readFlag('border', 'show');
  const hasGround = p.readFlag('background', 'show');
  const readPadding = (side: string, usual: number) =>
    Math.min(
      Math.max(p.readNumber('padding', side, usual / PIXEL) * PIXEL, 0),
      Math.min(w, h) * 0.2,
    );
  const [left, top] = [readPadding('left', 9), readPadding('top', 7)];
  const inside = { x: left, w: w - left - readPadding('right', 9) };
  const head = drawTitle(p, { ...inside, y: top, h }, title);
  const bottom = h - readPadding('bottom', 7);
  return (
    <>
      {drawShadow(p, w, h, radius)}
      {hasGround && (
        <rect
          width={w}
          height={h}
          rx={radius}
          fill={p.readColor('background', 'color', 'background')}
          fillOpacity={p.readOpacity('background')}
        />
      )}
      {head.node}
      {body({ ...inside, y: head.bottom, h: Math.max(bottom - head.bottom, 1) })}
      {hasBorder && (
        <rect
          x={0.5}
          y={0.5}
          width={w - 1}
          height={h - 1}
          rx={Math.max(radius - 0.5, 0)}
          fill="none"
          stroke={p.readColor('border', 'color', 'backgroundLight')}
          strokeWidth={Math.min(Math.max(p.readNumber('border', 'width', 1), 0), 12)}
        />
      )}
    </>
  );
}

/** The title of a visual; below it there is room from `bottom` on. */
function drawTitle(
  p: ThemeResolver,
  box: Box,
  title: string | null,
): { node: ReactNode; bottom: number } {
  const titleText = p.readWord('title', 'text', title ?? '');
  if (titleText === '' || !p.readFlag('title', 'show')) return { node: null, bottom: box.y };
  const words = p.readTextStyle('title', 'largeTitle');
  const line = words.fontSize * 1.32;
  const alignment = p.readWord('title', 'alignment', 'left');
  const { at, anchor } = alignText(alignment, box);
  const hasGround = p.readShape(
    (reader) => reader.findColor(p.visual, 'title', 'background') !== undefined,
  );
  const text = truncateText(titleText, box.w, words.fontSize, words.fontWeight);
  return {
    node: (
      <>
        {hasGround && (
          <rect
            x={box.x}
            y={box.y}
            width={box.w}
            height={line}
            fill={p.readColor('title', 'background', 'background')}
          />
        )}
        <text {...words} x={at} y={box.y + words.fontSize} textAnchor={anchor}>
          {text}
        </text>
      </>
    ),
    bottom: box.y + line + 2,
  };
}

export function alignText(
  alignment: string,
  box: Box,
): { at: number; anchor: 'start' | 'middle' | 'end' } {
  if (alignment === 'center') return { at: box.x + box.w / 2, anchor: 'middle' };
  if (alignment === 'right') return { at: box.x + box.w, anchor: 'end' };
  return { at: box.x, anchor: 'start' };
}

/** A soft shadow of a few see-through layers: a blur filter on twenty visuals costs too much. */
function drawShadow(p: ThemeResolver, w: number, h: number, radius: number): ReactNode {
  if (
    !p.readFlag('dropShadow', 'show') ||
    p.readWord('dropShadow', 'position', 'Outer') === 'Inner'
  ) {
    return null;
  }
  const preset = p.readWord('dropShadow', 'preset', 'BottomRight');
  const isCustom = preset === 'Custom';
  const readShadowSize = (item: string, usual: number) =>
    isCustom
      ? Math.min(Math.max(p.readNumber('dropShadow', item, usual), 0), 60) * PIXEL
      : usual * PIXEL;
  const [blur, spread, distance] = [
    readShadowSize('shadowBlur', 10),
    readShadowSize('shadowSpread', 3),
    readShadowSize('shadowDistance', 4),
  ];
  const angle = (p.readNumber('dropShadow', 'angle', 45) * Math.PI) / 180;
  const [dx, dy] = isCustom ? [Math.cos(angle), Math.sin(angle)] : (DIRECTIONS[preset] ?? [1, 1]);
  const opacity = p.readOpacity('dropShadow', 'transparency', 70);
  const layers = 5;
  return Array.from({ length: layers }, (_, i) => {
    const grow = spread / 2 + blur * (0.5 - i / layers);
    return (
      <rect
        key={i}
        x={dx * distance - grow}
        y={dy * distance - grow}
        width={Math.max(w + 2 * grow, 0)}
        height={Math.max(h + 2 * grow, 0)}
        rx={Math.max(radius + grow, 0)}
        fill={p.readColor('dropShadow', 'color', '#000000')}
        fillOpacity={opacity / layers}
      />
    );
  });
}

/** The ground words of a visual stand on, for what is computed of it. */
export function readGroundColor(p: ThemeResolver, reader: ThemeReader): string {
  return p.readHexColor(reader, 'background', 'color', 'background');
}

/** A colour mixed into the visual's ground: paler parts of charts. */
export function fadeColor(
  p: ThemeResolver,
  key: string,
  share: number,
  read: (reader: ThemeReader) => string,
): string {
  return p.resolveInk(`faded ${share} ${key}`, (reader) =>
    blend(readGroundColor(p, reader), read(reader), share),
  );
}

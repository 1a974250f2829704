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
  resolver: ThemeResolver,
  { w, h }: Size,
  title: string | null,
  body: (box: Box) => ReactNode,
): ReactNode {
  const radius = Math.min(resolver.readNumber('border', 'radius', 0) * PIXEL, w / 2, h / 2);
  const hasBorder = resolver.readFlag('border', 'show');
  const hasBackground = resolver.readFlag('background', 'show');
  const readPadding = (side: string, usual: number) =>
    Math.min(
      Math.max(resolver.readNumber('padding', side, usual / PIXEL) * PIXEL, 0),
      Math.min(w, h) * 0.2,
    );
  const [left, top] = [readPadding('left', 9), readPadding('top', 7)];
  const inside = { x: left, w: w - left - readPadding('right', 9) };
  const head = drawTitle(resolver, { ...inside, y: top, h }, title);
  const bottom = h - readPadding('bottom', 7);
  return (
    <>
      {drawShadow(resolver, w, h, radius)}
      {hasBackground && (
        <rect
          width={w}
          height={h}
          rx={radius}
          fill={resolver.readColor('background', 'color', 'background')}
          fillOpacity={resolver.readOpacity('background')}
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
          stroke={resolver.readColor('border', 'color', 'backgroundLight')}
          strokeWidth={Math.min(Math.max(resolver.readNumber('border', 'width', 1), 0), 12)}
        />
      )}
    </>
  );
}

/** The title of a visual; below it there is room from `bottom` on. */
function drawTitle(
  resolver: ThemeResolver,
  box: Box,
  title: string | null,
): { node: ReactNode; bottom: number } {
  const titleText = resolver.readWord('title', 'text', title ?? '');
  if (titleText === '' || !resolver.readFlag('title', 'show')) return { node: null, bottom: box.y };
  const textStyle = resolver.readTextStyle('title', 'largeTitle');
  const line = textStyle.fontSize * 1.32;
  const alignment = resolver.readWord('title', 'alignment', 'left');
  const { at, anchor } = alignText(alignment, box);
  const hasBackground = resolver.readShape(
    (reader) => reader.findColor(resolver.visual, 'title', 'background') !== undefined,
  );
  const text = truncateText(titleText, box.w, textStyle.fontSize, textStyle.fontWeight);
  return {
    node: (
      <>
        {hasBackground && (
          <rect
            x={box.x}
            y={box.y}
            width={box.w}
            height={line}
            fill={resolver.readColor('title', 'background', 'background')}
          />
        )}
        <text {...textStyle} x={at} y={box.y + textStyle.fontSize} textAnchor={anchor}>
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
function drawShadow(resolver: ThemeResolver, w: number, h: number, radius: number): ReactNode {
  if (
    !resolver.readFlag('dropShadow', 'show') ||
    resolver.readWord('dropShadow', 'position', 'Outer') === 'Inner'
  ) {
    return null;
  }
  const preset = resolver.readWord('dropShadow', 'preset', 'BottomRight');
  const isCustom = preset === 'Custom';
  const readShadowSize = (item: string, usual: number) =>
    isCustom
      ? Math.min(Math.max(resolver.readNumber('dropShadow', item, usual), 0), 60) * PIXEL
      : usual * PIXEL;
  const [blur, spread, distance] = [
    readShadowSize('shadowBlur', 10),
    readShadowSize('shadowSpread', 3),
    readShadowSize('shadowDistance', 4),
  ];
  const angle = (resolver.readNumber('dropShadow', 'angle', 45) * Math.PI) / 180;
  const [dx, dy] = isCustom ? [Math.cos(angle), Math.sin(angle)] : (DIRECTIONS[preset] ?? [1, 1]);
  const opacity = resolver.readOpacity('dropShadow', 'transparency', 70);
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
        fill={resolver.readColor('dropShadow', 'color', '#000000')}
        fillOpacity={opacity / layers}
      />
    );
  });
}

/** Returns the background colour of a visual, for colours computed from it. */
export function readBackgroundColor(resolver: ThemeResolver, reader: ThemeReader): string {
  return resolver.readHexColor(reader, 'background', 'color', 'background');
}

/** Blends a colour into the visual's background, for paler parts of charts. */
export function fadeColor(
  resolver: ThemeResolver,
  key: string,
  share: number,
  read: (reader: ThemeReader) => string,
): string {
  return resolver.resolveInk(`faded ${share} ${key}`, (reader) =>
    blend(readBackgroundColor(resolver, reader), read(reader), share),
  );
}

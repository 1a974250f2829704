import type { ReactNode } from 'react';
import type { VisualName } from '@flexa/theme-engine/model';
import type { Box, Size } from './draw/frame';
import type { Paint } from './paint';

/** A visual on a page: which it is, what it shows, how it is drawn. */
export interface Placed {
  /** No two of a page have the same. */
  readonly id: string;
  readonly visual: VisualName;
  readonly title: string;
  readonly draw: (paint: Paint, size: Size) => ReactNode;
  readonly box: Box;
}
export type Tile = Omit<Placed, 'box'>;

export const tile = (visual: VisualName, title: string, draw: Tile['draw']): Tile => ({
  id: `${visual} ${title}`,
  visual,
  title,
  draw,
});

/** A visual that draws figures of the sample. */
export const shows =
  <Figures>(draw: (paint: Paint, size: Size, figures: Figures) => ReactNode, figures: Figures) =>
  (paint: Paint, size: Size) =>
    draw(paint, size, figures);

export const at = (one: Tile, x: number, y: number, w: number, h: number): Placed => ({
  ...one,
  box: { x, y, w, h },
});

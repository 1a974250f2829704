import type { ReactNode } from 'react';
import type { VisualName } from '@flexa/theme-engine/model';
import type { StyledVisual } from '../store/styled-visuals';
import type { Box, Size } from './draw/frame';
import type { ThemeResolver } from './theme-resolver';

/** A visual on a page: which it is, what it shows, how it is drawn. */
export interface Placed<Visual extends StyledVisual = VisualName> {
  /** No two of a page have the same. */
  readonly id: string;
  readonly visual: Visual;
  readonly title: string;
  readonly draw: (resolver: ThemeResolver, size: Size) => ReactNode;
  readonly box: Box;
}
export type Tile<Visual extends StyledVisual = VisualName> = Omit<Placed<Visual>, 'box'>;

export const createTile = <Visual extends StyledVisual>(
  visual: Visual,
  title: string,
  draw: Tile['draw'],
): Tile<Visual> => ({
  id: `${visual} ${title}`,
  visual,
  title,
  draw,
});

/** A visual that draws figures of the sample, in one of the ways that it can. */
export const bindFigures =
  <Figures, Way>(
    draw: (resolver: ThemeResolver, size: Size, figures: Figures, way?: Way) => ReactNode,
    figures: Figures,
    way?: Way,
  ) =>
  (resolver: ThemeResolver, size: Size) =>
    draw(resolver, size, figures, way);

export const placeTile = <Visual extends StyledVisual>(
  one: Tile<Visual>,
  ...[x, y, w, h]: readonly [number, number, number, number]
): Placed<Visual> => ({
  ...one,
  box: { x, y, w, h },
});

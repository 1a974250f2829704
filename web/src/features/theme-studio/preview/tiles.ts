import type { ReactNode } from 'react';
import type { VisualName } from '@flexa/theme-engine/model';
import type { StyledVisual } from '../store/styled-visuals';
import type { Box, Size } from './draw/frame';
import type { ThemeResolver } from './theme-resolver';

/** A visual placed on a page, with its type, title and drawing. */
export interface PlacedTile<Visual extends StyledVisual = VisualName> {
  /** Unique on its page. */
  readonly id: string;
  readonly visual: Visual;
  readonly title: string;
  readonly draw: (resolver: ThemeResolver, size: Size) => ReactNode;
  readonly box: Box;
}
export type Tile<Visual extends StyledVisual = VisualName> = Omit<PlacedTile<Visual>, 'box'>;

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

/** Returns a draw function with the sample's figures and optionally a variant of the visual. */
export const bindDrawing =
  <Figures, Variant>(
    draw: (resolver: ThemeResolver, size: Size, figures: Figures, variant?: Variant) => ReactNode,
    figures: Figures,
    variant?: Variant,
  ) =>
  (resolver: ThemeResolver, size: Size) =>
    draw(resolver, size, figures, variant);

export const placeTile = <Visual extends StyledVisual>(
  tile: Tile<Visual>,
  ...[x, y, w, h]: readonly [number, number, number, number]
): PlacedTile<Visual> => ({
  ...tile,
  box: { x, y, w, h },
});

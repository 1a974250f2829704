import type { ReactNode } from 'react';
import { findImage, readText, type Images, type ReportVisual } from '@flexa/theme-engine/reports';
import type { Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { drawButton, drawNavigator } from '../visuals/buttons';
import { drawImage } from '../visuals/image';
import { drawShape } from '../visuals/more-controls';

/** Facts about the rest of the report that a visual shows. */
export interface AroundVisual {
  /** Names that navigators show. */
  readonly pages: readonly string[];
  readonly bookmarks: readonly string[];
  readonly images: Images;
}

type DrawBare = (
  resolver: ThemeResolver,
  size: Size,
  visual: ReportVisual,
  around: AroundVisual,
) => ReactNode;

/** Visuals that have no fields, or show nothing that a field decides. */
export const BARE_VISUALS: Readonly<Record<string, DrawBare>> = {
  actionButton: (resolver, { w, h }, visual) =>
    drawButton(
      resolver,
      { x: 0, y: 0, w, h },
      readText(visual, '/visual/objects/text') ?? '',
      'default',
    ),
  pageNavigator: (resolver, size, _, { pages }) => drawNavigator(resolver, size, pages),
  bookmarkNavigator: (resolver, size, _, { bookmarks }) => drawNavigator(resolver, size, bookmarks),
  shape: (resolver, size) => drawShape(resolver, size),
  basicShape: (resolver, size) => drawShape(resolver, size),
  image: (resolver, size, visual, { images }) =>
    drawImage(resolver, size, findImage(visual, images)),
};

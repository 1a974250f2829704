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
  p: ThemeResolver,
  size: Size,
  visual: ReportVisual,
  around: AroundVisual,
) => ReactNode;

/** Visuals that have no fields, or show nothing that a field decides. */
export const BARE_VISUALS: Readonly<Record<string, DrawBare>> = {
  actionButton: (p, { w, h }, visual) =>
    drawButton(p, { x: 0, y: 0, w, h }, readText(visual, '/visual/objects/text') ?? '', 'default'),
  pageNavigator: (p, size, _, { pages }) => drawNavigator(p, size, pages),
  bookmarkNavigator: (p, size, _, { bookmarks }) => drawNavigator(p, size, bookmarks),
  shape: (p, size) => drawShape(p, size),
  basicShape: (p, size) => drawShape(p, size),
  image: (p, size, visual, { images }) => drawImage(p, size, findImage(visual, images)),
};

import type { ReactNode } from 'react';
import { imageOf, textOn, type Images, type ReportVisual } from '@flexa/theme-engine/reports';
import type { Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { button, navigator } from '../visuals/buttons';
import { image } from '../visuals/image';
import { shape } from '../visuals/more-controls';

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
    button(p, { x: 0, y: 0, w, h }, textOn(visual, '/visual/objects/text') ?? '', 'default'),
  pageNavigator: (p, size, _, { pages }) => navigator(p, size, pages),
  bookmarkNavigator: (p, size, _, { bookmarks }) => navigator(p, size, bookmarks),
  shape: (p, size) => shape(p, size),
  basicShape: (p, size) => shape(p, size),
  image: (p, size, visual, { images }) => image(p, size, imageOf(visual, images)),
};

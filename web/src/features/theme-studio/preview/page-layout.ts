import type { StyledVisual } from '../store/styled-visuals';
import type { Box } from './draw/frame';
import type { ReportPage } from '../store/page-names';
import { placeTile, type PlacedTile, type Tile } from './tiles';

export interface PageLayout<Visual extends StyledVisual = StyledVisual> {
  readonly page: ReportPage;
  readonly width: number;
  readonly height: number;
  readonly visuals: readonly PlacedTile<Visual>[];
  /** Place of the filter pane; a phone has none. */
  readonly pane: Box | null;
}

/** A page of 1280 by 1208 pixels at three quarters; a point of the theme is a unit. */
export const DESKTOP = { width: 960, height: 906, pane: { x: 806, y: 0, w: 154, h: 906 } };
export const [LEFT, WIDE, GAP, THIRD, ROW] = [15, 775, 11, 251, 171] as const;
export const computeColumnX = (index: number) => LEFT + index * (THIRD + GAP);

const PHONE_WIDTH = 390;
/** Two columns under one another; the phone's page scrolls. */
export function buildPhoneLayout<Visual extends StyledVisual>(
  page: ReportPage,
  head: readonly PlacedTile<Visual>[],
  rows: readonly (readonly [height: number, ...tiles: Tile<Visual>[]])[],
): PageLayout<Visual> {
  let y = Math.max(2, ...head.map(({ box }) => box.y + box.h)) + 10;
  const placed = [...head];
  for (const [height, ...tiles] of rows) {
    const width = (PHONE_WIDTH - 24 - 8 * (tiles.length - 1)) / tiles.length;
    tiles.forEach((one, i) => placed.push(placeTile(one, 12 + i * (width + 8), y, width, height)));
    y += height + 8;
  }
  return { page, width: PHONE_WIDTH, height: y + 4, visuals: placed, pane: null };
}

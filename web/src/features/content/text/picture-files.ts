/**
 * Widths of the raster files that the build makes of a drawn picture; the drawing itself fits any. 800 is
 * what a phone of two pixels a point shows across its screen: without it, it fetches 1280, twice the bytes.
 */
export const PICTURE_WIDTHS = [640, 800, 1280] as const;
/** The smaller files first: a browser takes the first kind it knows. */
export const PICTURE_KINDS = ['avif', 'webp'] as const;

/** Returns the path of a template's or example's picture, drawn (`svg`) or as pixels. */
export function buildPicturePath(slug: string, kind: string, width?: number): string {
  return `downloads/${slug}${width === undefined ? '' : `-${width}`}.${kind}`;
}

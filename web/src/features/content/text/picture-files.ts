/**
 * Widths of the raster files that the build makes of a drawing. 800 px is the screen width of phones with two
 * pixels per point; without that file they would fetch 1280 px, twice the bytes.
 */
export const PICTURE_WIDTHS = [640, 800, 1280] as const;
/** Formats, smallest files first: a browser takes the first one it knows. */
export const PICTURE_KINDS = ['avif', 'webp'] as const;

/** Returns the path of a template's or example's picture, drawn (`svg`) or as pixels. */
export function buildPicturePath(slug: string, kind: string, width?: number): string {
  return `downloads/${slug}${width === undefined ? '' : `-${width}`}.${kind}`;
}

/** Widths of the raster files that the build makes of a drawn picture; the drawing itself fits any. */
export const PICTURE_WIDTHS = [640, 1280] as const;
/** The smaller files first: a browser takes the first kind it knows. */
export const PICTURE_KINDS = ['avif', 'webp'] as const;

/** Where the picture of a template or an example lies, drawn (`svg`) or as pixels. */
export function pictureFile(slug: string, kind: string, width?: number): string {
  return `downloads/${slug}${width === undefined ? '' : `-${width}`}.${kind}`;
}

/**
 * What stands in the report's place until somebody is there: the report as it opens, as pixels. For a
 * phone only what its sheet leaves free at first.
 */
export const FIRST_LOOK = {
  desktop: { width: 960, height: 906, pixels: [800, 1600] },
  phone: { width: 390, height: 500, pixels: [720, 1080] },
} as const;

/** The smaller files first: a browser takes the first kind it knows. */
export const FIRST_LOOK_KINDS = ['avif', 'webp'] as const;

/** Where one of them lies beside the pages. */
export function firstLookFile(device: keyof typeof FIRST_LOOK, kind: string, pixels?: number) {
  return `studio/report-${device}${pixels === undefined ? '' : `-${pixels}`}.${kind}`;
}

/** The address of the drawing, which the build writes (`live-report-file.tsx`). */
export const LIVE_REPORT = 'downloads/live-report.svg';

/** Layouts of the page for a desk, a tablet and a phone, in pixels of the report. */
export const LAYOUTS = {
  wide: { width: 1280, height: 720 },
  middle: { width: 800, height: 906 },
  narrow: { width: 400, height: 880 },
} as const;
export type Layout = keyof typeof LAYOUTS;

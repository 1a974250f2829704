/** The pages of the sample report with Power BI's own visuals. */
export const REPORT_PAGES = ['overview', 'detail', 'controls'] as const;
export type SamplePage = (typeof REPORT_PAGES)[number];
/** And those whose drawings come later: of visuals that fewer reports have, and of ours. */
export type ReportPage = SamplePage | 'more' | 'packs';

export const PAGE_NAMES: Record<ReportPage, string> = {
  overview: 'Overview',
  detail: 'Detail',
  controls: 'Controls',
  more: 'More visuals',
  packs: 'Flexa visuals',
};

export type Device = 'desktop' | 'phone';

/** How large each page is and how much it shows, for what must not load the drawings (`computeLayout`). */
export const PAGE_SIZES: Record<
  ReportPage,
  Record<Device, { readonly width: number; readonly height: number; readonly visuals: number }>
> = {
  overview: {
    desktop: { width: 960, height: 906, visuals: 18 },
    phone: { width: 390, height: 1385, visuals: 18 },
  },
  detail: {
    desktop: { width: 960, height: 906, visuals: 15 },
    phone: { width: 390, height: 1291, visuals: 15 },
  },
  controls: {
    desktop: { width: 960, height: 906, visuals: 17 },
    phone: { width: 390, height: 1068, visuals: 15 },
  },
  more: {
    desktop: { width: 960, height: 906, visuals: 16 },
    phone: { width: 390, height: 1622, visuals: 16 },
  },
  packs: {
    desktop: { width: 960, height: 906, visuals: 6 },
    phone: { width: 390, height: 1272, visuals: 6 },
  },
};

/** The pages of the sample report. */
export const REPORT_PAGES = ['overview', 'detail', 'controls'] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];

export const PAGE_NAMES: Record<ReportPage, string> = {
  overview: 'Overview',
  detail: 'Detail',
  controls: 'Controls',
};

/** The size a report page is drawn for, in pixels of the report. */
export const PAGE_SIZE = {
  desktop: { width: 960, height: 906 },
  phone: { width: 390, height: 844 },
} as const;

import type { Row } from '../design';
import { createDropdown, createHeading, createPageButtons, createYearButtons } from './parts';

export const MONTH = 'Calendar.Month';
/** Page size, of which the studio shows three quarters, without the filter pane. */
export const SIZE = { width: 1075, height: 1208, margin: 20, gap: 14 } as const;
const SUB = 'Fiscal years, October to September';

/** The first row of every page. */
export function createStudioHead(title: string, subTitle = SUB): Row {
  return {
    height: 60,
    cells: [
      { width: 300, visual: createHeading(title, subTitle) },
      { width: 270, visual: createPageButtons() },
      { width: 150, visual: createYearButtons() },
      { width: 180, visual: createDropdown('region', 'Region', 'Markets.Region') },
    ],
  };
}

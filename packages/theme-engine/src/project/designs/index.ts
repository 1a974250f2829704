import type { ReportDesign } from '../design';
import { COMPARISON, EXECUTIVE, MARKETS, SCORECARD, TABLES_FIRST } from './desk';
import { PRESENTATION, PRINT, WALL } from './room';
import { STUDIO_DESIGN } from './studio';

/** Layouts of a report, by name. */
export const DESIGNS = {
  studio: STUDIO_DESIGN,
  executive: EXECUTIVE,
  scorecard: SCORECARD,
  tables: TABLES_FIRST,
  comparison: COMPARISON,
  presentation: PRESENTATION,
  print: PRINT,
  wall: WALL,
  markets: MARKETS,
} as const satisfies Record<string, ReportDesign>;
export type DesignName = keyof typeof DESIGNS;

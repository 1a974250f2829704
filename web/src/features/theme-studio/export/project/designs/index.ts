import type { ReportDesign } from '../design';
import { STUDIO_DESIGN } from './studio';

/** The layouts a report can have, by their names. */
export const DESIGNS = {
  studio: STUDIO_DESIGN,
} as const satisfies Record<string, ReportDesign>;
export type DesignName = keyof typeof DESIGNS;

import { z } from 'zod';
import { instantSchema, nameSchema, uidSchema } from './fields';
import { TEAM_ROLES } from './teams';
import { savedThemeSchema, themeSummarySchema, VERSIONS_MAX } from './themes';

/** Name of the person who saved a version; null for an account that was deleted. */
const saverSchema = nameSchema.nullable();

/** Team of shared themes, with its name or else that of its owner. */
export const themeTeamSchema = z.object({
  id: uidSchema,
  name: nameSchema.nullable(),
  /** Role of the caller. Owners and managers share and edit, members open. */
  role: z.enum(TEAM_ROLES),
});
export type ThemeTeam = z.infer<typeof themeTeamSchema>;

/** A theme that a team shares, in a list. */
export const teamThemeSummarySchema = themeSummarySchema.extend({ savedBy: saverSchema });
export type TeamThemeSummary = z.infer<typeof teamThemeSummarySchema>;

/** A team with its themes, last saved first. */
export const teamThemeListSchema = z.object({
  team: themeTeamSchema,
  themes: z.array(teamThemeSummarySchema),
});
export type TeamThemeList = z.infer<typeof teamThemeListSchema>;

/** A saved version of a team's theme, without its content. */
export const teamThemeVersionSchema = z.object({
  version: z.int().min(1),
  savedAt: instantSchema,
  savedBy: saverSchema,
});
export type TeamThemeVersion = z.infer<typeof teamThemeVersionSchema>;

export const teamThemeSchema = savedThemeSchema.extend({
  savedBy: saverSchema,
  team: themeTeamSchema,
  /** Stored versions, newest first. */
  versions: z.array(teamThemeVersionSchema).min(1).max(VERSIONS_MAX),
});
export type TeamTheme = z.infer<typeof teamThemeSchema>;

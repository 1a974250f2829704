import { z } from 'zod';
import { createDocumentIdSchema, instantSchema } from './fields';

/** Maximum size of a theme, in bytes of its JSON. */
export const THEME_MAX_BYTES = 200_000;
/** Maximum length of a theme file that is mailed unchanged. Indentation makes it longer than its JSON. */
export const THEME_TEXT_MAX = 400_000;
/** Maximum number of stored versions of a saved theme, including the last one. */
export const VERSIONS_MAX = 20;
/** Maximum size of all versions of a theme, in bytes. A large theme keeps fewer versions, but always the last one. */
export const VERSIONS_MAX_BYTES = 1_000_000;
/** Number of a theme’s colours that a list shows. */
export const THEME_COLORS_SHOWN = 8;

export const themeIdSchema = createDocumentIdSchema('Not a theme');

export const themeNameSchema = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(80, 'Use at most 80 characters')
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Use printable characters');

/** Levels of a theme's objects and lists; Power BI's own themes have about eight. */
export const THEME_DEPTH_MAX = 32;

/** Avoids recursion, because the input may be nested deeper than the call stack allows. */
function isDeeperThan(max: number, root: unknown): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value as Record<string, unknown>)
        : [],
    );
  }
  return false;
}

/** Content of a theme file: any JSON object. Not z.json(), which would recurse as deep as the input. */
export const themeContentSchema = z
  .record(z.string(), z.unknown())
  .refine((theme) => !isDeeperThan(THEME_DEPTH_MAX, theme), {
    error: `A theme has at most ${THEME_DEPTH_MAX} levels`,
    abort: true,
  })
  .refine(
    (theme) => new TextEncoder().encode(JSON.stringify(theme)).length <= THEME_MAX_BYTES,
    `A theme has at most ${THEME_MAX_BYTES / 1000} kB`,
  );

/** Saved theme in a list, with the fields that a card shows. */
export const themeSummarySchema = z.object({
  id: themeIdSchema,
  name: themeNameSchema,
  /** 1 for the first save, and one more for each later one. */
  version: z.int().min(1),
  colors: z.array(z.string()).max(THEME_COLORS_SHOWN),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type ThemeSummary = z.infer<typeof themeSummarySchema>;

export const savedThemeSchema = themeSummarySchema.extend({ theme: themeContentSchema });
export type SavedTheme = z.infer<typeof savedThemeSchema>;

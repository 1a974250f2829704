import { compileTheme, formatTheme, type StudioDocument, type Theme } from '../model/document';
import { turnPage } from '../model/turn-page';
import type { FileTree } from './zip';

/**
 * Returns the theme for a light and a dark page. Each name says which it is, because Power BI lists
 * themes by name. Both contain the overrides.
 * @param finish changes each theme before it is written.
 */
export function buildPairFiles(
  { name, decisions, changes }: StudioDocument,
  finish: (theme: Theme) => Theme = (theme) => theme,
): FileTree {
  const pages = ['light', 'dark'] as const;
  return new Map(
    pages.map((page) => [
      `theme-${page}.json`,
      formatTheme(
        finish(
          compileTheme({ name: `${name} ${page}`, decisions: turnPage(decisions, page), changes }),
        ),
      ),
    ]),
  );
}

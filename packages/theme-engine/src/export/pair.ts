import { themeOf, themeText, type StudioDocument, type Theme } from '../model/document';
import { turnPage } from '../model/turn-page';
import type { FileTree } from './zip';

/**
 * The theme for a light page and for a dark one. Each says in its name which it is: Power BI lists
 * themes by their names. What was set by hand is in both.
 *
 * @param finish changes each theme before it is written.
 */
export function pairFiles(
  { name, decisions, changes }: StudioDocument,
  finish: (theme: Theme) => Theme = (theme) => theme,
): FileTree {
  const pages = ['light', 'dark'] as const;
  return new Map(
    pages.map((page) => [
      `theme-${page}.json`,
      themeText(
        finish(themeOf({ name: `${name} ${page}`, decisions: turnPage(decisions, page), changes })),
      ),
    ]),
  );
}

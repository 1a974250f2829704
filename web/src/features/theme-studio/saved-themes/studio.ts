import type { SavedTheme } from '@contracts/themes';
import type { ShownScheme } from '@/ui/color-scheme';
import { gradient } from '../model/gradient';
import { pairOf, type Choice } from '../model/presets';
import { REPORT_COLORS } from '../model/report-colors';
import { themeJson } from '../model/theme-json';
import { drawable } from './theme-preview';

/** What the studio of the home page can take over of a theme: it makes eight shades of two colours. */
export function choiceOf(colors: readonly string[]): { choice: Choice; isWhole: boolean } | null {
  const own = drawable(colors).map((color) => color.toLowerCase());
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || own.length < 2) return null;
  const shades = gradient(first, last).map((shade) => shade.toLowerCase());
  return {
    choice: { kind: 'own', first, last },
    isWhole: shades.length === own.length && shades.every((shade, i) => shade === own[i]),
  };
}

/** The theme file of what is chosen in the studio, under a name of its own. */
export function themeOf(choice: Choice, scheme: ShownScheme, name: string): SavedTheme['theme'] {
  const { first, last } = pairOf(choice, scheme);
  const theme = JSON.parse(themeJson(gradient(first, last), REPORT_COLORS[scheme])) as object;
  return { ...theme, name };
}

/** A name that every file system takes. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${plain || 'theme'}.json`;
}

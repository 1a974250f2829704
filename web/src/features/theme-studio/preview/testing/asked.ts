import { isObject, type Json, type Theme } from '@flexa/theme-engine/model';
import { createThemeReader, type ThemeReader } from '../theme-reader';
import { MORE_LAYOUTS } from '../more/more-page';
import { REPORT_PAGES } from '../../store/page-names';
import { StillResolver } from '../theme-resolver';
import { pickLayout } from '../pages';
import { listPlaces } from '../report-page';

/** Each setting of a base theme: `visual.card.setting`. */
export function listSettings(theme: Theme): string[] {
  const listEntries = (value: Json | undefined) => Object.entries(isObject(value) ? value : {});
  return listEntries(theme['visualStyles']).flatMap(([visual, presets]) =>
    listEntries(isObject(presets) ? presets['*'] : undefined).flatMap(([card, items]) => {
      const names = (items as readonly Json[]).flatMap((item) =>
        Object.keys(isObject(item) ? item : {}),
      );
      return [...new Set(names)]
        .filter((name) => name !== '$id')
        .map((name) => `${visual}.${card}.${name}`);
    }),
  );
}

/**
 * Returns the properties that the drawings of all pages read from the theme, for their own visual
 * and for all visuals.
 */
export function collectReadSettings(): Set<string> {
  const found = new Set<string>();
  const plain = createThemeReader({});
  const note = (visual: string, card: string, item: string) => {
    found.add(`${visual}.${card}.${item}`);
    found.add(`*.${card}.${item}`);
  };
  const recording: ThemeReader = {
    ...plain,
    findValue: (visual, card, item, state) => {
      note(visual, card, item);
      // Drawings read nothing else of a card that is switched off, so switch all on.
      return /^show$|Show$/.test(item) ? true : plain.findValue(visual, card, item, state);
    },
    findColor: (visual, card, item, state) => {
      note(visual, card, item);
      return plain.findColor(visual, card, item, state);
    },
  };
  const layouts = [
    ...REPORT_PAGES.map((page) => pickLayout(page, 'desktop')),
    MORE_LAYOUTS.desktop,
  ];
  for (const layout of layouts) {
    for (const part of listPlaces(layout)) {
      void part.draw(new StillResolver(recording, part.visual));
    }
  }
  return found;
}

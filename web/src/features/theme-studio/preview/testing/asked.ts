import { isObject, type Json, type Theme } from '@flexa/theme-engine/model';
import { createThemeReader, type ThemeReader } from '../theme-reader';
import { MORE_LAYOUTS } from '../more/more-page';
import { REPORT_PAGES } from '../../store/page-names';
import { StillResolver } from '../theme-resolver';
import { layoutOf } from '../pages';
import { partsOf } from '../report-page';

/** Each setting of a base theme: `visual.card.setting`. */
export function settingsIn(theme: Theme): string[] {
  const entries = (value: Json | undefined) => Object.entries(isObject(value) ? value : {});
  return entries(theme['visualStyles']).flatMap(([visual, presets]) =>
    entries(isObject(presets) ? presets['*'] : undefined).flatMap(([card, items]) => {
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
export function asked(): Set<string> {
  const found = new Set<string>();
  const plain = createThemeReader({});
  const note = (visual: string, card: string, item: string) => {
    found.add(`${visual}.${card}.${item}`);
    found.add(`*.${card}.${item}`);
  };
  const recording: ThemeReader = {
    ...plain,
    value: (visual, card, item, state) => {
      note(visual, card, item);
      // Drawings read nothing else of a card that is switched off, so switch all on.
      return /^show$|Show$/.test(item) ? true : plain.value(visual, card, item, state);
    },
    color: (visual, card, item, state) => {
      note(visual, card, item);
      return plain.color(visual, card, item, state);
    },
  };
  const layouts = [...REPORT_PAGES.map((page) => layoutOf(page, 'desktop')), MORE_LAYOUTS.desktop];
  for (const layout of layouts) {
    for (const part of partsOf(layout)) {
      void part.draw(new StillResolver(recording, part.visual));
    }
  }
  return found;
}

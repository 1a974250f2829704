import { describe, expect, test } from 'vitest';
import { MANIFESTS } from './manifests';
import { findUnitName } from './format/unit-names';
import { createSay } from './scene/input';
import { estimateWidth } from './scene/words';
import { findLocale } from './settings/languages';
import { DRAWINGS } from './testing/drawings';
import { expectValidScene, findWordsOutside, listWords } from './testing/scenes';
import { translateStrings } from './translations';

const LOCALES = [
  ...['en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-BR', 'pt-PT', 'pl-PL', 'ja-JP'],
  ...['zh-CN', 'ar-SA'],
];

/** Texts with a number of things: a language with several plurals has the number behind a colon. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  Summary_Panels: [0],
  Summary_Better: [0, 1],
  Summary_BetterThan: [0, 1],
  Summary_Reached: [0, 1],
  State_Cut: [0],
  State_CutPlaces: [0],
  State_Refused: [0],
  State_Short: [0, 1],
  State_NoSeason: [0, 1],
  Word_Rest: [0],
  Licence_Trial: [0],
  Licence_Grace: [1],
};
/** Keys that count something else in each visual. */
const COUNTS_OF: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'variance-columns': { Summary: [2], Summary_Forecast: [0] },
  'bullet-list': { Summary: [2] },
  bridge: { Summary: [3] },
  'key-figure': { Summary: [0] },
  table: { Summary: [0, 1] },
  forecast: { Summary: [2] },
};

const listPlaceholders = (text = '') => (text.match(/\{\d\}/g) ?? []).toSorted();

describe.each(MANIFESTS)('$name', (manifest) => {
  const { name } = manifest;
  const { 'en-US': english = {}, ...others } = translateStrings(manifest);

  test('has every text in every language', () => {
    expect(['en-US', ...Object.keys(others)].toSorted()).toEqual(LOCALES.toSorted());
    for (const [locale, words] of Object.entries(others)) {
      const empty = Object.keys(english).filter((key) => !words[key]?.trim());
      expect({ locale, empty }).toEqual({ locale, empty: [] });
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
    }
  });

  test('keeps the values in every text', () => {
    for (const [locale, words] of Object.entries(others)) {
      for (const [key, text] of Object.entries(english)) {
        const values = listPlaceholders(words[key]);
        expect({ locale, key, values }).toEqual({ locale, key, values: listPlaceholders(text) });
      }
    }
  });

  test('translates all but a few words that languages share', () => {
    for (const words of Object.values(others)) {
      const same = Object.keys(english).filter((key) => words[key] === english[key]);
      expect(same.length / Object.keys(english).length).toBeLessThan(0.2);
    }
  });

  test.each(['pl-PL', 'ar-SA'])(
    'writes counts behind a colon in %s, whose plurals differ',
    (locale) => {
      const counts = { ...COUNTS, ...COUNTS_OF[name] };
      for (const [key, places] of Object.entries(counts)) {
        const text = others[locale]?.[key];
        if (text === undefined) continue;
        for (const place of places) {
          expect(text).toMatch(new RegExp(`: \\{${place}\\}`));
        }
      }
    },
  );

  test.each(LOCALES)('is drawn in %s without words outside', (locale) => {
    const words = locale === 'en-US' ? english : (others[locale] ?? {});
    const say = createSay((key: string) => words[key] ?? '');
    for (const size of [
      { width: 640, height: 360 },
      { width: 400, height: 300 },
    ]) {
      const scene = DRAWINGS[name].draw([1_240_500, -812_250, 925_125, 0.4], { size, locale, say });
      if (name !== 'table') {
        expectValidScene(scene);
        expect(findWordsOutside(scene)).toEqual([]);
      }
      expect(listWords(scene).join(' ')).not.toMatch(/\{\d\}|undefined/);
      expect(scene.label).not.toMatch(/\{\d\}|undefined/);
    }
  });

  test('has no name of a role that would take two lines of the field list', () => {
    for (const words of Object.values(others)) {
      const long = Object.entries(words)
        .filter(([key]) => key.startsWith('Role_') && key !== 'Role_RowKind')
        .filter(([, text]) => estimateWidth(text, 12) > 200);
      expect(long).toEqual([]);
    }
  });
});

test.each([
  ['fr-CA', 'fr-FR'],
  ['de-AT', 'de-DE'],
  ['es-MX', 'es-ES'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-PT'],
  ['pt-AO', 'pt-BR'],
  ['zh-Hans', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-TW', 'en-US'],
  ['zh-Hant-HK', 'en-US'],
  ['ar-EG', 'ar-SA'],
  ['AR', 'ar-SA'],
  ['sv-SE', 'en-US'],
  ['', 'en-US'],
])('a reader of %s sees the texts of %s', (locale, expected) => {
  expect(findLocale(locale)).toBe(expected);
});

test('units of traditional Chinese are traditional', () => {
  expect([1e6, 1e9, 1e12].map((unit) => findUnitName(unit, 'zh-TW'))).toEqual([
    '百萬',
    '十億',
    '兆',
  ]);
  expect([1e6, 1e9, 1e12].map((unit) => findUnitName(unit, 'zh-CN'))).toEqual([
    ...['百万', '十亿', '万亿'],
  ]);
});

import { describe, expect, test } from 'vitest';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { buildTheme } from '../model/build-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { isObject, type Json, type JsonObject } from '../model/json';
import { loadThemeValidator } from '../model/testing/theme-validator';
import { readSampleTheme, listSampleThemes } from '../testing/powerbi';
import { removeAuthorContent } from './remove-author-content';

const WORDS = 'Call 0900 555 or visit evil.example';
const [GUID = ''] = FLEXA_VISUALS.map(({ guid }) => guid);

/** A theme with something in every place that can hold words. */
const WORDY = {
  ...buildTheme('Northwind', DEFAULT_DECISIONS),
  name: WORDS,
  $schema: WORDS,
  baseTheme: WORDS,
  [WORDS]: '#112233',
  icons: { flag: { url: `data:image/svg+xml,${WORDS}`, description: WORDS } },
} as JsonObject;

const places: Record<string, JsonObject> = {
  'a colour': { accent: WORDS },
  'a data colour': { dataColors: ['#112233', WORDS] },
  'a font': { textClasses: { title: { fontFace: `Segoe UI, ${WORDS}` } } },
  'a text class': { textClasses: { [WORDS]: { fontSize: 12 }, title: { [WORDS]: 1 } } },
  'a visual of nobody': { visualStyles: { [WORDS]: { '*': { title: [{ show: true }] } } } },
  'a style preset': { visualStyles: { tableEx: { [WORDS]: { title: [{ show: true }] } } } },
  'the name of a style preset': {
    visualStyles: { '*': { '*': { stylePreset: [{ name: WORDS }] } } },
  },
  'a card': { visualStyles: { '*': { '*': { [WORDS]: [{ show: true }] } } } },
  'a setting': { visualStyles: { '*': { '*': { title: [{ [WORDS]: true }] } } } },
  'a title': { visualStyles: { '*': { '*': { title: [{ text: WORDS }] } } } },
  'a font of a visual': { visualStyles: { '*': { '*': { title: [{ fontFamily: WORDS }] } } } },
  'a state': { visualStyles: { '*': { '*': { title: [{ $id: WORDS, show: true }] } } } },
  'a choice': { visualStyles: { '*': { '*': { title: [{ alignment: WORDS }] } } } },
  'an image': {
    visualStyles: { page: { '*': { background: [{ image: { name: WORDS, url: WORDS } }] } } },
  },
  'inside a colour': {
    visualStyles: { '*': { '*': { title: [{ fontColor: { solid: { color: WORDS } } }] } } },
  },
  'beside a colour': {
    visualStyles: {
      '*': { '*': { title: [{ fontColor: { solid: { color: '#112233' }, [WORDS]: 1 } }] } },
    },
  },
  'a paragraph': {
    visualStyles: {
      textbox: { '*': { general: [{ paragraphs: [{ textRuns: [{ value: WORDS }] }] }] } },
    },
  },
  'a licence key': { visualStyles: { [GUID]: { '*': { flexaLicence: [{ key: WORDS }] } } } },
  'a setting of ours': {
    visualStyles: { [GUID]: { '*': { title: [{ text: WORDS, [WORDS]: 1 }] } } },
  },
};

describe('removeAuthorContent', () => {
  test.each(Object.entries(places))('removes the author’s text in %s', (_place, theme) => {
    expect(JSON.stringify(removeAuthorContent(theme))).not.toContain('evil');
  });

  test.each([
    ['in place of every text', (value: Json) => (typeof value === 'string' ? WORDS : value)],
    ['in place of every value', (value: Json) => (typeof value === 'object' ? value : WORDS)],
    [
      'as a member of every object',
      (value: Json) => (isObject(value) ? { ...value, [WORDS]: 1 } : value),
    ],
    [
      'as a note in every object',
      (value: Json) => (isObject(value) ? { ...value, name: WORDS } : value),
    ],
    [
      'in every list',
      (value: Json) => (Array.isArray(value) ? [...(value as Json[]), WORDS] : value),
    ],
  ])('removes hostile text %s', (_place, put) => {
    const spoilt = replaceEverywhere(WORDY, put) as JsonObject;
    expect(JSON.stringify(spoilt)).toContain('evil');
    expect(JSON.stringify(removeAuthorContent(spoilt))).not.toContain('evil');
  });
});

test('removeAuthorContent keeps a studio theme except for its name', () => {
  const { icons: _, ...theme } = buildTheme('Northwind', DEFAULT_DECISIONS);
  expect(removeAuthorContent(theme)).toEqual({ ...theme, name: 'Flexa theme' });
});

test('removeAuthorContent leaves valid themes with the same data colours, and running it twice changes nothing', () => {
  const isValid = loadThemeValidator();
  for (const name of listSampleThemes()) {
    const theme = readSampleTheme(name) as JsonObject;
    const left = removeAuthorContent(theme);
    expect(isValid(left), name).toBe(true);
    expect(removeAuthorContent(left), name).toEqual(left);
    expect(left['dataColors'], name).toEqual(theme['dataColors']);
  }
});

test('removeAuthorContent accepts objects that only look like a theme', () => {
  const odd = JSON.parse(
    '{"__proto__":{"name":"x"},"constructor":1,"dataColors":{},"textClasses":[],"visualStyles":{"constructor":{"*":{}},"*":{"*":{"__proto__":[{}],"title":{},"constructor":[{"show":true}]}}}}',
  ) as JsonObject;
  expect(removeAuthorContent(odd)).toEqual({
    name: 'Flexa theme',
    dataColors: [],
    textClasses: undefined,
    visualStyles: { '*': { '*': {} } },
  });
});

function replaceEverywhere(value: Json, put: (value: Json) => Json): Json {
  const copy = Array.isArray(value)
    ? (value as readonly Json[]).map((each) => replaceEverywhere(each, put))
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, each]) => [key, replaceEverywhere(each, put)]),
        )
      : value;
  return put(copy);
}

import { describe, expect, test } from 'vitest';
import { defineConfig, parse } from '@terrazzo/parser';
import {
  computeContrast,
  DECISION_LIST,
  DEFAULT_DECISIONS,
  resolvePreset,
  STUDIO_PRESETS,
  type JsonObject,
} from '../model/index';
import { convertTokens } from './convert-tokens';
import { isTokenFile } from './token-tree';
import { parseColorToken, parsePixels, parseWeight } from './token-values';
import { formatTokens } from './format-tokens';

const read = (file: JsonObject) => convertTokens(file, 'Tokens');
const createColorToken = (value: JsonObject[string]) => ({ $type: 'color', $value: value });

describe('formatTokens', () => {
  test('writes tokens that another reader of the format accepts', async () => {
    const filename = new URL('file:///theme.tokens.json');
    const config = defineConfig({}, { cwd: new URL('file:///') });
    const src = formatTokens({ name: 'Night', decisions: DEFAULT_DECISIONS, changes: {} });
    const { tokens } = await parse([{ filename, src }], { config, skipLint: true });
    expect(tokens['color.accent']?.$value).toMatchObject({
      colorSpace: 'srgb',
      components: [0.1451, 0.3882, 0.7882],
    });
    expect(tokens['text.title.weight']?.$value).toBe(600);
    expect(tokens['corners']?.$value).toEqual({ value: 8, unit: 'px' });
    // A text style is a size and a weight.
    const perKind: Record<string, number> = { colors: 8, text: 2, page: 0, switch: 0 };
    const counts = DECISION_LIST.map(({ kind }) => perKind[kind] ?? 1);
    expect(Object.keys(tokens)).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  test.each(
    STUDIO_PRESETS.flatMap(({ name }) => [[name, 'light'] as const, [name, 'dark'] as const]),
  )('writes tokens of %s on a %s page that convert back to the same decisions', (name, page) => {
    const decisions = { ...resolvePreset({ name }, page), hasShadow: true, hasBorder: false };
    const text = formatTokens({ name, decisions, changes: {} });
    expect(read(JSON.parse(text) as JsonObject)).toMatchObject({
      document: { name, decisions, changes: {} },
      unused: 0,
    });
  });

  test('keeps a colour scale without a middle colour', () => {
    const decisions = { ...DEFAULT_DECISIONS, center: null };
    const file = JSON.parse(formatTokens({ name: 'A', decisions, changes: {} })) as JsonObject;
    expect(read(file)?.document.decisions.center).toBeNull();
  });

  test.each([
    ['light', 'sepia'],
    ['dark', null],
  ])('writes an extension that makes a %s page for the kind %s', (kind, page) => {
    const decisions = resolvePreset({ name: 'Meridian' }, 'dark');
    const file = JSON.parse(formatTokens({ name: 'A', decisions, changes: {} })) as JsonObject;
    const own = { name: 'A', page, hasBorder: true, hasShadow: false };
    const edited = { ...file, $extensions: { 'flexa.theme': own } };
    expect(read(edited)?.document.decisions.page).toBe(kind);
  });
});

describe('convertTokens with files from other tools', () => {
  /** As Figma writes its variables: objects for colours, groups by name. */
  const FIGMA = {
    Color: {
      Background: {
        Default: createColorToken({
          colorSpace: 'srgb',
          components: [1, 1, 1],
          alpha: 1,
          hex: '#FFFFFF',
        }),
      },
      Text: {
        Primary: createColorToken({ colorSpace: 'srgb', components: [0.1, 0.1, 0.12], alpha: 1 }),
        Secondary: createColorToken({
          colorSpace: 'srgb',
          components: [0.35, 0.35, 0.4],
          alpha: 1,
        }),
      },
      Brand: { Primary: createColorToken({ colorSpace: 'oklch', components: [0.5, 0.15, 150] }) },
      Status: {
        Success: createColorToken('{Color.Brand.Primary}'),
        Danger: createColorToken('#c00'),
      },
      Chart: { 1: createColorToken('#0055aa'), 2: createColorToken('#aa5500') },
    },
    Radius: { Card: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
    Space: { 1: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
    Font: { Body: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] } },
  };

  test('maps Figma variables by name and fills the rest from a studio theme', () => {
    const { document, used, unused } = read(FIGMA) ?? {};
    const { decisions } = document ?? {};
    expect(decisions).toMatchObject({
      page: 'light',
      pageBackground: '#ffffff',
      firstLevel: '#1a1a1f',
      secondLevel: '#595966',
      bad: '#cc0000',
      font: 'Inter',
      corners: 12,
    });
    expect(decisions?.good).toBe(
      parseColorToken({ colorSpace: 'oklch', components: [0.5, 0.15, 150] }),
    );
    expect(decisions?.dataColors.slice(0, 2)).toEqual(['#0055aa', '#aa5500']);
    expect(decisions?.dataColors).toHaveLength(8);
    expect(decisions?.outspace).toBe(DEFAULT_DECISIONS.outspace);
    expect(used).toContainEqual({ decision: 'bad', token: 'Color.Status.Danger' });
    expect(unused).toBe(1);
  });

  test('follows sets and aliases without a set name from Tokens Studio', () => {
    const file = {
      global: {
        blue: { 600: { value: '#1d4ed8', type: 'color' } },
        night: { value: '#0b1020', type: 'color' },
        fontFamilies: { body: { value: 'Calibri', type: 'fontFamilies' } },
        radius: { md: { value: '6px', type: 'borderRadius' } },
      },
      dark: {
        bg: { default: { value: '{night}', type: 'color' } },
        text: { default: { value: '#f4f5f8', type: 'color' } },
        primary: { value: '{blue.600}', type: 'color' },
      },
      $themes: [],
      $metadata: { tokenSetOrder: ['global', 'dark'] },
    };
    expect(isTokenFile(file)).toBe(true);
    const { document } = read(file) ?? {};
    expect(document?.decisions).toMatchObject({
      page: 'dark',
      pageBackground: '#0b1020',
      firstLevel: '#f4f5f8',
      font: 'Calibri',
      corners: 6,
    });
    const { dataColors, accent, background } = document?.decisions ?? DEFAULT_DECISIONS;
    expect(dataColors[0]).toBe('#1d4ed8');
    expect(computeContrast(accent, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('skips text of a light set on the background of a dark set', () => {
    const file = {
      bg: createColorToken('#0b1020'),
      surface: createColorToken('#141a2c'),
      text: createColorToken('#1b2433'),
    };
    const { firstLevel, background } = read(file)?.document.decisions ?? DEFAULT_DECISIONS;
    expect(computeContrast(firstLevel, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('reads types of groups, $root and $ref, and stops at circular aliases', () => {
    const file = {
      brand: {
        $type: 'color',
        $root: { $value: '#123456' },
        copy: { $ref: '#/brand/$root/$value' },
        one: { $value: '{brand.two}' },
        two: { $value: '{brand.one}' },
      },
    };
    expect(read(file)?.document.decisions.dataColors[0]).toBe('#123456');
  });

  test.each([
    ['a theme of Power BI', { name: 'A', dataColors: ['#fff'] }],
    ['tokens without a colour', { space: { $type: 'dimension', $value: '4px' } }],
    ['colours that can’t be read', { brand: createColorToken('mauve-ish') }],
    ['a colour that nothing uses', { moss: createColorToken('#445533') }],
  ])('returns null for %s', (_, file) => {
    expect(read(file)).toBeNull();
  });
});

test.each([
  ['#ABC', '#aabbcc'],
  ['rgb(255 0 0 / 50%)', '#ff0000'],
  [{ colorSpace: 'hsl', components: [210, 100, 50] }, '#0080ff'],
  [{ colorSpace: 'display-p3', components: [0, 0, 0] }, null],
  [{ colorSpace: 'oklch', components: [1, 0, 'none'] }, '#ffffff'],
  [{ colorSpace: 'xyz-d65', components: [0.1, 0.2, 0.3], hex: '#123456' }, '#123456'],
  [{ colorSpace: 'srgb', components: [1, 0, 0], alpha: 0 }, null],
  [12, null],
])('parseColorToken reads %j as %s', (value, hex) => {
  expect(parseColorToken(value)).toBe(hex);
});

test.each([
  [{ value: 1, unit: 'rem' }, 16],
  ['12pt', 16],
  ['4px', 4],
  [8, 8],
  ['wide', null],
])('parsePixels reads %j as %s', (value, pixels) => {
  expect(parsePixels(value)).toBe(pixels);
});

test.each([
  [700, 'bold'],
  ['Semi-Bold', 'semibold'],
  ['600', 'semibold'],
  ['normal', 'regular'],
])('parseWeight reads %j as %s', (value, weight) => {
  expect(parseWeight(value)).toBe(weight);
});

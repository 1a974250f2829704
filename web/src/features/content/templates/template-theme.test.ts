import { describe, expect, test } from 'vitest';
import { checkTheme, readMicrosoftSchema } from '@flexa/theme-engine/format';
import type { Json } from '@flexa/theme-engine/model';
import { readThemeSchema } from '@flexa/theme-engine/testing';
import { computeContrast, DESIGNS, formatShareHash } from '@/features/theme-studio';
import { EXAMPLES } from '../texts/examples/examples';
import { EXAMPLE_LINKS } from '../texts/examples/links';
import { TEMPLATES, type Template } from '../texts/templates/templates';
import { createExampleDocument, createExampleTheme } from '../downloads/example-document';
import { createTemplateDocument, createTemplateTheme } from './template-theme';
import { computeWordContrast } from './word-contrast';

const FILES = [
  ...TEMPLATES.map((template) => [template.name, createTemplateTheme(template)] as const),
  ...EXAMPLES.map((example) => [example.title, createExampleTheme(example)] as const),
];

interface Theme {
  name: string;
  dataColors: string[];
  textClasses?: Record<string, { fontSize: number }>;
  visualStyles?: Record<string, Record<string, Record<string, Record<string, unknown>[]>>>;
}

describe('template themes under our rules and Microsoft’s schema', () => {
  const schema = readMicrosoftSchema(readThemeSchema() as object, '2.152');

  test.each(FILES)('Power BI accepts the theme %s and ignores nothing in it', (_name, text) => {
    const { errors, ignored, checkedBy } = checkTheme(JSON.parse(text) as Json, schema);
    expect({ errors, ignored, checkedBy }).toEqual({
      errors: [],
      ignored: [],
      checkedBy: 'own-and-microsoft',
    });
  });

  test.each<[Json]>([
    [{ dataColors: ['#fff'] }],
    [{ name: 'a', dataColors: ['ffffff'] }],
    [{ name: 'a', dataColours: [] }],
  ])('the theme check rejects %j', (theme) => {
    expect(checkTheme(theme, schema).errors).not.toEqual([]);
  });
});

test.each(FILES)('the theme %s has its own name and eight shades', (name, text) => {
  const theme = JSON.parse(text) as Theme;
  expect(theme.name).toBe(name);
  expect(theme.dataColors).toHaveLength(8);
  expect(new Set(theme.dataColors).size).toBe(8);
});

describe.each(TEMPLATES.map((template) => [template.name, template] as const))(
  '%s',
  (_name, template: Template) => {
    const { decisions, facts } = template;

    test('a template’s text passes AA on its cards, and every data colour is visible on them', () => {
      expect(computeWordContrast(template)).toBeGreaterThanOrEqual(4.5);
      for (const color of decisions.dataColors) {
        expect.soft(computeContrast(color, decisions.background), color).toBeGreaterThanOrEqual(3);
      }
      for (const color of [decisions.firstLevel, decisions.secondLevel, decisions.fourthLevel]) {
        expect
          .soft(computeContrast(color, decisions.pageBackground), color)
          .toBeGreaterThanOrEqual(4.5);
      }
    });

    test('a template’s facts match its file and its project', () => {
      const { visualStyles, textClasses } = JSON.parse(
        createTemplateTheme(template),
      ) as Required<Theme>;
      const words = facts.join(' ');
      const findFirst = (pattern: RegExp) => pattern.exec(words)?.slice(1).find(Boolean);
      const [radius, titles, labels, figures, ratio] = [
        findFirst(/radius (\d+)/),
        findFirst(/(\d+)-point titles/),
        findFirst(/(\d+)-point labels|labels: (\d+)/),
        findFirst(/(\d+)-point figures/),
        findFirst(/at (\d+) : 1/),
      ];
      const border = visualStyles['*']?.['*']?.['border']?.[0];
      if (radius) expect(border).toMatchObject({ radius: Number(radius) });
      if (words.includes('hairline')) expect(border).toMatchObject({ show: true });
      if (words.includes('no line')) expect(border).toMatchObject({ show: false });
      if (titles) expect(textClasses['title']?.fontSize).toBe(Number(titles));
      if (labels) expect(textClasses['label']?.fontSize).toBe(Number(labels));
      if (figures) expect(textClasses['callout']?.fontSize).toBe(Number(figures));
      for (const color of ratio ? decisions.dataColors : []) {
        expect
          .soft(computeContrast(color, decisions.background), color)
          .toBeGreaterThanOrEqual(Number(ratio));
      }
      const { pages } = DESIGNS[template.design];
      expect(pages.length).toBe(words.includes('Two pages') ? 2 : 1);
    });

    test('a template’s link opens the whole theme, in an address that every program keeps', () => {
      expect(template.hash).toBe(formatShareHash(createTemplateDocument(template)));
      expect(template.hash.length).toBeLessThan(1900);
    });
  },
);

test.each(EXAMPLES.map((example) => [example.title, example] as const))(
  'the link of %s opens the whole theme',
  (_title, example) => {
    expect(EXAMPLE_LINKS[example.slug]).toBe(formatShareHash(createExampleDocument(example)));
  },
);

test('no two templates have the same layout', () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(6);
  expect(new Set(TEMPLATES.map(({ design }) => design)).size).toBe(TEMPLATES.length);
});

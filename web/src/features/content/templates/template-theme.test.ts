// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../../../content/examples/examples';
import { TEMPLATES, type Template } from '../../../../content/templates/templates';
import { exampleTheme } from '../examples/example-theme';
import { templateTheme, wordContrast } from './template-theme';

/** Microsoft's theme schema lies beside the repository, or where POWERBI_DATA says. */
const DATA = [process.env['POWERBI_DATA'], '../shared/powerbi', '../../shared/powerbi'].find(
  (folder) => folder && existsSync(join(folder, 'reportThemeSchema.json')),
);

const FILES = [
  ...TEMPLATES.map((template) => [template.name, templateTheme(template)] as const),
  ...EXAMPLES.map((example) => [example.title, exampleTheme(example)] as const),
];

interface Theme {
  name: string;
  dataColors: string[];
  visualStyles?: Record<string, Record<string, Record<string, Record<string, unknown>[]>>>;
}

const read = (file: string) => JSON.parse(readFileSync(join(DATA ?? '', file), 'utf8')) as object;

// Microsoft's files are not ours to publish: where they are not at hand, these tests are not there.
const describeWithData = DATA ? describe : () => undefined;
describeWithData('against the schema of Power BI', () => {
  let validate: ValidateFunction;
  beforeAll(() => {
    // One of the schema's lists names a value twice, which the meta-schema does not allow.
    const ajv = new Ajv({
      allErrors: true,
      strict: false,
      validateFormats: false,
      validateSchema: false,
    });
    validate = ajv.compile(read('reportThemeSchema.json'));
  }, 60_000);

  test.each(FILES)('Power BI takes the theme %s', (_name, text) => {
    validate(JSON.parse(text));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('the check refuses what Power BI would refuse', () => {
    expect(validate({ dataColors: ['#fff'] })).toBe(false);
    expect(validate({ name: 'a', dataColors: ['ffffff'] })).toBe(false);
    expect(validate({ name: 'a', dataColours: [] })).toBe(false);
  });

  test.each(FILES)('Power BI ignores nothing in the theme %s', (_name, text) => {
    const known = read('themeCatalogue-2.152.json') as Record<
      string,
      Record<string, Record<string, unknown>>
    >;
    const ignored: string[] = [];
    for (const [visual, presets] of Object.entries(
      (JSON.parse(text) as Theme).visualStyles ?? {},
    )) {
      for (const [card, objects] of Object.entries(presets['*'] ?? {})) {
        // '*' is every visual: its cards are those that all of them share.
        const properties = known[visual === '*' ? 'columnChart' : visual]?.[card];
        for (const property of objects.flatMap((object) => Object.keys(object))) {
          if (!properties || !(property in properties))
            ignored.push(`${visual}.${card}.${property}`);
        }
      }
    }
    expect(ignored).toEqual([]);
  });
});

test.each(FILES)('%s: its own name, and eight shades', (name, text) => {
  const theme = JSON.parse(text) as Theme;
  expect(theme.name).toBe(name);
  expect(theme.dataColors).toHaveLength(8);
  expect(new Set(theme.dataColors).size).toBe(8);
});

test.each(TEMPLATES.map((template) => [template.name, template] as const))(
  '%s: words pass AA on its cards, and its facts are true of the file',
  (_name, template: Template) => {
    expect(wordContrast(template)).toBeGreaterThanOrEqual(4.5);
    const { visualStyles } = JSON.parse(templateTheme(template)) as Required<Theme>;
    const all = visualStyles['*']?.['*'];
    expect(all?.['border']?.[0]).toMatchObject({ show: template.border, radius: template.radius });
    const words = template.facts.join(' ');
    for (const [, radius] of words.matchAll(/radius (\d+)/g)) {
      expect(Number(radius)).toBe(template.radius);
    }
    for (const [, size] of words.matchAll(/(\d+)-point titles/g)) {
      expect(Number(size)).toBe(template.titleSize);
    }
    for (const [, size] of words.matchAll(/(\d+)-point labels|labels: (\d+)/g)) {
      if (size) expect(Number(size)).toBe(template.labelSize);
    }
    for (const [, room] of words.matchAll(/padding (\d+)/g)) {
      expect(visualStyles['tableEx']?.['*']?.['grid']?.[0]).toMatchObject({
        rowPadding: Number(room),
        gridVertical: false,
      });
    }
  },
);

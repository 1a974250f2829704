import { afterAll, describe, expect, it } from 'vitest';
import { checkContrasts } from '@flexa/theme-engine/checks';
import { createDocument, compileTheme, type Theme } from '@flexa/theme-engine/model';
import { loadBaseTheme } from '@flexa/theme-engine/base-themes';
import { readSampleTheme, listSampleThemes } from '@flexa/theme-engine/testing';
import { chooseBaseTheme } from './base-theme';
import { createThemeReader, type TextClass } from './theme-reader';

/** The checks by name, with the property that draws the same words in the preview. */
const DRAWN: Readonly<
  Record<string, readonly [visual: string, card: string, item: string, words?: TextClass]>
> = {
  'titles-on-card': ['*', 'title', 'fontColor', 'largeTitle'],
  'labels-on-card': ['clusteredColumnChart', 'legend', 'labelColor', 'lightLabel'],
  'axis-on-card': ['clusteredColumnChart', 'categoryAxis', 'labelColor', 'lightLabel'],
  'values-on-card': ['card', 'labels', 'color', 'callout'],
  'slicer-items': ['slicer', 'items', 'fontColor', 'lightLabel'],
};

const themes = listSampleThemes()
  .filter((name) => name !== 'mattrudy-slicer.json')
  .map((name) => [name, readSampleTheme(name) as Theme] as const);

afterAll(() => chooseBaseTheme('CY25SU12'));

describe.each(['CY25SU12', 'Fluent2-CY26SU08'] as const)('on the base theme %s', (name) => {
  it.each([...themes, ['an empty theme', { name: 'Empty' }] as const])(
    'the checks of %s measure the colours that are drawn',
    async (_name, theme) => {
      await chooseBaseTheme(name);
      const { theme: base } = await loadBaseTheme(name);
      const document = createDocument(theme, 'Sample');
      const checks = checkContrasts(compileTheme(document), document, base);
      const seen = createThemeReader(compileTheme(document));
      for (const [id, [visual, card, item, words]] of Object.entries(DRAWN)) {
        const check = checks.find((one) => one.id === id);
        const drawn =
          seen.findColor(visual, card, item) ?? (words && seen.readTextClass(words).color);
        expect.soft([id, check?.words.toLowerCase()]).toEqual([id, drawn?.toLowerCase()]);
      }
    },
  );
});

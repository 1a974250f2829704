import { describe, expect, it } from 'vitest';
import { BASE_THEMES, loadBaseTheme, type BaseThemeName } from '@flexa/theme-engine/base-themes';
import { collectReadSettings, listSettings } from './testing/asked';
import { NOT_DRAWN } from './testing/not-drawn';

const names = Object.keys(BASE_THEMES) as BaseThemeName[];
const drawn = collectReadSettings();

describe.each(names)('each setting of the base theme %s', (name) => {
  it('is drawn, or has its reason why not', async () => {
    const { theme } = await loadBaseTheme(name);
    const left = listSettings(theme).filter((setting) => !drawn.has(setting));
    const unexplained = left.filter((setting) => !NOT_DRAWN.some(([rule]) => rule.test(setting)));
    expect(unexplained).toEqual([]);
  });
});

it('no reason is given for nothing', async () => {
  const themes = await Promise.all(names.map(async (name) => (await loadBaseTheme(name)).theme));
  const left = themes.flatMap(listSettings).filter((setting) => !drawn.has(setting));
  const unused = NOT_DRAWN.filter(([rule]) => !left.some((setting) => rule.test(setting)));
  expect(unused.map(([rule]) => rule.source)).toEqual([]);
});

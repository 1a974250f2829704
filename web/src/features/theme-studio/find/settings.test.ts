import { beforeEach, describe, expect, it } from 'vitest';
import { useStudio } from '../store/studio';
import { findDecidedSettings, findSettings, goTo } from './settings';

beforeEach(() => useStudio.setState(useStudio.getInitialState(), true));

describe('finding a setting', () => {
  it('knows the panels by the words people use', () => {
    expect(findDecidedSettings('rounded').map(({ label }) => label)).toEqual(['Corners']);
    expect(findDecidedSettings('wallpaper image').map(({ label }) => label)).toEqual(['Wallpaper']);
  });

  it('knows both spellings and forgives a typing error', () => {
    const [colours] = findDecidedSettings('data colors');
    expect(colours?.label).toBe('Data colours');
    expect(findDecidedSettings('data colours')[0]).toEqual(colours);
    expect(findDecidedSettings('walpaper image').map(({ label }) => label)).toEqual(['Wallpaper']);
  });

  it('finds what Power BI knows of a visual, after the panels', async () => {
    const found = await findSettings('donut inner radius');
    expect(found[0]?.property?.at).toBe('/visualStyles/donutChart/*/slices/0/innerRadiusRatio');
  });

  it('shows a setting of a visual in Visuals, with the visual selected', async () => {
    const [first] = await findSettings('donut inner radius');
    if (first) goTo(first);
    expect(useStudio.getState()).toMatchObject({
      section: 'visuals',
      selected: { visual: 'donutChart', state: 'default' },
      sought: '/visualStyles/donutChart/*/slices/0/innerRadiusRatio',
    });
  });

  it('shows a decision in its panel', () => {
    const [corners] = findDecidedSettings('corners');
    if (corners) goTo(corners);
    expect(useStudio.getState().section).toBe('surfaces');
  });
});

import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '@flexa/theme-engine/format';
import { createThemeReader } from './theme-reader';

const createStyledReader = (visualStyles: object) =>
  createThemeReader({ name: 'T', visualStyles } as never);
const createSolid = (color: string) => ({ solid: { color } });

describe('what Power BI reads in a theme', () => {
  it("takes a visual's own setting, then that of all visuals, then the base theme's", () => {
    const seen = createStyledReader({
      '*': { '*': { legend: [{ position: 'Bottom', show: false }] } },
      lineChart: { '*': { legend: [{ position: 'Right' }] } },
    });
    expect(seen.findValue('lineChart', 'legend', 'position')).toBe('Right');
    expect(seen.findValue('donutChart', 'legend', 'position')).toBe('Bottom');
    expect(seen.findValue('lineChart', 'legend', 'show')).toBe(false);
    expect(createThemeReader({}).findValue('lineChart', 'legend', 'position')).toBe('Top');
  });

  it('reads what a theme says of all cards of a visual', () => {
    const seen = createStyledReader({ lineChart: { '*': { '*': [{ fontSize: 17 }] } } });
    expect(seen.findValue('lineChart', 'legend', 'fontSize')).toBe(17);
  });

  it('finds the item of a state, under its newer name too, and the state of rest otherwise', () => {
    const seen = createStyledReader({
      actionButton: {
        '*': {
          fill: [
            { $id: 'default', fillColor: createSolid('#111111') },
            { $id: 'hover', fillColor: createSolid('#222222') },
          ],
        },
      },
      listSlicer: {
        '*': { value: [{ $id: 'selection:selected', fontColor: createSolid('#333333') }] },
      },
    });
    expect(seen.findColor('actionButton', 'fill', 'fillColor', 'hover')).toBe('#222222');
    expect(seen.findColor('actionButton', 'fill', 'fillColor', 'selected')).toBe('#111111');
    expect(seen.findColor('listSlicer', 'value', 'fontColor', 'selected')).toBe('#333333');
    expect(seen.hasOwnSetting('actionButton', 'fill', 'fillColor', 'hover')).toBe(true);
    expect(seen.hasOwnSetting('actionButton', 'fill', 'fillColor', 'selected')).toBe(false);
  });

  it('keeps disabled controls grey if a theme styles only the default state', () => {
    const theme = {
      thirdLevelElements: '#dddddd',
      visualStyles: { actionButton: { '*': { fill: [{ fillColor: createSolid('#111111') }] } } },
    };
    expect(
      createThemeReader(theme).findColor('actionButton', 'fill', 'fillColor', 'disabled'),
    ).toBe('#dddddd');
  });

  it('finds structural colours by both of their names', () => {
    expect(createThemeReader({ firstLevelElements: '#123456' }).findNamedColor('foreground')).toBe(
      '#123456',
    );
    expect(createThemeReader({ foreground: '#654321' }).findNamedColor('firstLevelElements')).toBe(
      '#654321',
    );
    expect(createThemeReader({ dataColors: ['#abcdef'] }).findNamedColor('data1')).toBe('#abcdef');
  });

  it('computes colours given as one of the theme, paler or darker', () => {
    const createDataColor = (ColorId: number, Percent: number) => ({
      solid: { color: { expr: { ThemeDataColor: { ColorId, Percent } } } },
    });
    const createTheme = (color: object) => ({
      foreground: '#808080',
      dataColors: ['#000000', '#204060'],
      visualStyles: { '*': { '*': { title: [{ fontColor: color }] } } },
    });
    const readTitleColor = (color: object) =>
      createThemeReader(createTheme(color) as never).findColor('kpi', 'title', 'fontColor');
    expect(readTitleColor(createDataColor(3, 0))).toBe('#204060');
    expect(readTitleColor(createDataColor(1, 0.5))).toBe('#c0c0c0');
    expect(readTitleColor(createDataColor(3, -0.5))).toBe('#102030');
    expect(
      readTitleColor({ solid: { color: { expr: { Literal: { Value: "'#00ff00'" } } } } }),
    ).toBe('#00ff00');
  });

  it('reads numbers and switches written as literals of a report', () => {
    const seen = createStyledReader({
      '*': {
        '*': {
          legend: [
            {
              fontSize: { expr: { Literal: { Value: '12D' } } },
              show: { expr: { Literal: { Value: 'false' } } },
              transparency: '20D',
            },
          ],
        },
      },
    });
    expect(seen.findValue('kpi', 'legend', 'fontSize')).toBe(12);
    expect(seen.findValue('kpi', 'legend', 'show')).toBe(false);
    expect(seen.findValue('kpi', 'legend', 'transparency')).toBe(20);
  });

  it('ignores invalid colours', () => {
    const seen = createStyledReader({
      '*': { '*': { background: [{ color: createSolid('transparent') }] } },
    });
    expect(seen.findColor('kpi', 'background', 'color')).toBe('#ffffff');
  });

  it('never uses the background of visuals as that of the page', () => {
    const seen = createStyledReader({
      '*': { '*': { background: [{ color: createSolid('#ff0000') }] } },
    });
    expect(seen.findColor('page', 'background', 'color')).toBe('#ffffff');
  });

  it('goes on with its own data colours, shifted, where a theme has few', () => {
    const { dataColors } = createThemeReader({ dataColors: ['#1f77b4', '#d62728'] });
    expect(dataColors.slice(0, 2)).toEqual(['#1f77b4', '#d62728']);
    expect(new Set(dataColors).size).toBe(8);
    expect(createThemeReader({}).dataColors[2]?.toLowerCase()).toBe('#e66c37');
  });

  it('gives the page and the filter pane nothing of the structural colours', () => {
    const seen = createThemeReader({ background: '#101010', foreground: '#fafafa' });
    expect(seen.findColor('page', 'background', 'color')).toBe('#ffffff');
    expect(seen.findValue('page', 'background', 'transparency')).toBe(100);
    expect(seen.findColor('page', 'outspacePane', 'backgroundColor')).toBe('#ffffff');
    expect(seen.findColor('page', 'filterCard', 'foregroundColor', 'Applied')).toBe('#252423');
    expect(seen.findColor('kpi', 'background', 'color')).toBe('#101010');
  });

  it('knows all 31 names of the theme’s colours', () => {
    for (const name of THEME_COLORS)
      expect.soft(createThemeReader({}).findNamedColor(name), name).toMatch(/^#/);
  });

  it.each(['data1', 'onSelected', 'accent', 'mapPushpin'])(
    'counts a read of a data colour through the name %s',
    (name) => {
      const seen = createThemeReader({ dataColors: ['#abcdef'] });
      const before = seen.dataReads();
      expect(seen.findNamedColor(name)).toMatch(/^#/);
      expect(seen.dataReads()).toBeGreaterThan(before);
    },
  );

  it('counts no read of a data colour for an accent of the theme’s own', () => {
    const seen = createThemeReader({ dataColors: ['#abcdef'], accent: '#123456' });
    const before = seen.dataReads();
    expect(seen.findNamedColor('accent')).toBe('#123456');
    expect(seen.dataReads()).toBe(before);
  });

  it('wears the default style preset of a visual', () => {
    const seen = createStyledReader({
      kpi: {
        '*': { stylePreset: [{ name: 'Bold' }], title: [{ fontSize: 10, bold: false }] },
        Bold: { title: [{ bold: true }] },
      },
    });
    expect(seen.findValue('kpi', 'title', 'bold')).toBe(true);
    expect(seen.findValue('kpi', 'title', 'fontSize')).toBe(10);
  });

  it('lets a theme’s word on all visuals win over the base theme’s on one', () => {
    expect(createThemeReader({}).findValue('pieChart', 'legend', 'position')).toBe('RightCenter');
    const seen = createStyledReader({ '*': { '*': { legend: [{ position: 'Bottom' }] } } });
    expect(seen.findValue('pieChart', 'legend', 'position')).toBe('Bottom');
  });

  it('derives a text class from the one it belongs to', () => {
    const seen = createThemeReader({
      textClasses: {
        label: { fontFace: 'Arial', fontSize: 20, color: '#112233' },
        title: { fontSize: 16 },
      },
    });
    expect(seen.readTextClass('smallLightLabel')).toMatchObject({ face: 'Arial', size: 18 });
    expect(seen.readTextClass('label').color).toBe('#112233');
    expect(seen.readTextClass('largeTitle').size).toBeCloseTo((16 * 14) / 12);
    expect(createThemeReader({}).readTextClass('largeTitle').size).toBe(14);
    expect(createThemeReader({}).readTextClass('largeLightLabel')).toMatchObject({
      size: 12,
      color: '#605e5c',
    });
  });
});

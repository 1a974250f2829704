import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '@flexa/theme-engine/format';
import { createThemeReader } from './theme-reader';

const styles = (visualStyles: object) => createThemeReader({ name: 'T', visualStyles } as never);
const solid = (color: string) => ({ solid: { color } });

describe('what Power BI reads in a theme', () => {
  it("takes a visual's own setting, then that of all visuals, then the base theme's", () => {
    const seen = styles({
      '*': { '*': { legend: [{ position: 'Bottom', show: false }] } },
      lineChart: { '*': { legend: [{ position: 'Right' }] } },
    });
    expect(seen.value('lineChart', 'legend', 'position')).toBe('Right');
    expect(seen.value('donutChart', 'legend', 'position')).toBe('Bottom');
    expect(seen.value('lineChart', 'legend', 'show')).toBe(false);
    expect(createThemeReader({}).value('lineChart', 'legend', 'position')).toBe('Top');
  });

  it('reads what a theme says of all cards of a visual', () => {
    const seen = styles({ lineChart: { '*': { '*': [{ fontSize: 17 }] } } });
    expect(seen.value('lineChart', 'legend', 'fontSize')).toBe(17);
  });

  it('finds the item of a state, under its newer name too, and the state of rest otherwise', () => {
    const seen = styles({
      actionButton: {
        '*': {
          fill: [
            { $id: 'default', fillColor: solid('#111111') },
            { $id: 'hover', fillColor: solid('#222222') },
          ],
        },
      },
      listSlicer: { '*': { value: [{ $id: 'selection:selected', fontColor: solid('#333333') }] } },
    });
    expect(seen.color('actionButton', 'fill', 'fillColor', 'hover')).toBe('#222222');
    expect(seen.color('actionButton', 'fill', 'fillColor', 'selected')).toBe('#111111');
    expect(seen.color('listSlicer', 'value', 'fontColor', 'selected')).toBe('#333333');
    expect(seen.names('actionButton', 'fill', 'fillColor', 'hover')).toBe(true);
    expect(seen.names('actionButton', 'fill', 'fillColor', 'selected')).toBe(false);
  });

  it('keeps disabled controls grey if a theme styles only the default state', () => {
    const theme = {
      thirdLevelElements: '#dddddd',
      visualStyles: { actionButton: { '*': { fill: [{ fillColor: solid('#111111') }] } } },
    };
    expect(createThemeReader(theme).color('actionButton', 'fill', 'fillColor', 'disabled')).toBe(
      '#dddddd',
    );
  });

  it('finds structural colours by both of their names', () => {
    expect(createThemeReader({ firstLevelElements: '#123456' }).named('foreground')).toBe(
      '#123456',
    );
    expect(createThemeReader({ foreground: '#654321' }).named('firstLevelElements')).toBe(
      '#654321',
    );
    expect(createThemeReader({ dataColors: ['#abcdef'] }).named('data1')).toBe('#abcdef');
  });

  it('computes colours given as one of the theme, paler or darker', () => {
    const themed = (ColorId: number, Percent: number) => ({
      solid: { color: { expr: { ThemeDataColor: { ColorId, Percent } } } },
    });
    const theme = (color: object) => ({
      foreground: '#808080',
      dataColors: ['#000000', '#204060'],
      visualStyles: { '*': { '*': { title: [{ fontColor: color }] } } },
    });
    const colorOf = (color: object) =>
      createThemeReader(theme(color) as never).color('kpi', 'title', 'fontColor');
    expect(colorOf(themed(3, 0))).toBe('#204060');
    expect(colorOf(themed(1, 0.5))).toBe('#c0c0c0');
    expect(colorOf(themed(3, -0.5))).toBe('#102030');
    expect(colorOf({ solid: { color: { expr: { Literal: { Value: "'#00ff00'" } } } } })).toBe(
      '#00ff00',
    );
  });

  it('reads numbers and switches written as literals of a report', () => {
    const seen = styles({
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
    expect(seen.value('kpi', 'legend', 'fontSize')).toBe(12);
    expect(seen.value('kpi', 'legend', 'show')).toBe(false);
    expect(seen.value('kpi', 'legend', 'transparency')).toBe(20);
  });

  it('ignores invalid colours', () => {
    const seen = styles({ '*': { '*': { background: [{ color: solid('transparent') }] } } });
    expect(seen.color('kpi', 'background', 'color')).toBe('#ffffff');
  });

  it('never uses the background of visuals as that of the page', () => {
    const seen = styles({ '*': { '*': { background: [{ color: solid('#ff0000') }] } } });
    expect(seen.color('page', 'background', 'color')).toBe('#ffffff');
  });

  it('goes on with its own data colours, shifted, where a theme has few', () => {
    const { dataColors } = createThemeReader({ dataColors: ['#1f77b4', '#d62728'] });
    expect(dataColors.slice(0, 2)).toEqual(['#1f77b4', '#d62728']);
    expect(new Set(dataColors).size).toBe(8);
    expect(createThemeReader({}).dataColors[2]?.toLowerCase()).toBe('#e66c37');
  });

  it('gives the page and the filter pane nothing of the structural colours', () => {
    const seen = createThemeReader({ background: '#101010', foreground: '#fafafa' });
    expect(seen.color('page', 'background', 'color')).toBe('#ffffff');
    expect(seen.value('page', 'background', 'transparency')).toBe(100);
    expect(seen.color('page', 'outspacePane', 'backgroundColor')).toBe('#ffffff');
    expect(seen.color('page', 'filterCard', 'foregroundColor', 'Applied')).toBe('#252423');
    expect(seen.color('kpi', 'background', 'color')).toBe('#101010');
  });

  it('knows all 31 names of the theme’s colours', () => {
    for (const name of THEME_COLORS)
      expect.soft(createThemeReader({}).named(name), name).toMatch(/^#/);
  });

  it.each(['data1', 'onSelected', 'accent', 'mapPushpin'])(
    'counts a read of a data colour through the name %s',
    (name) => {
      const seen = createThemeReader({ dataColors: ['#abcdef'] });
      const before = seen.dataReads();
      expect(seen.named(name)).toMatch(/^#/);
      expect(seen.dataReads()).toBeGreaterThan(before);
    },
  );

  it('counts no read of a data colour for an accent of the theme’s own', () => {
    const seen = createThemeReader({ dataColors: ['#abcdef'], accent: '#123456' });
    const before = seen.dataReads();
    expect(seen.named('accent')).toBe('#123456');
    expect(seen.dataReads()).toBe(before);
  });

  it('wears the default style preset of a visual', () => {
    const seen = styles({
      kpi: {
        '*': { stylePreset: [{ name: 'Bold' }], title: [{ fontSize: 10, bold: false }] },
        Bold: { title: [{ bold: true }] },
      },
    });
    expect(seen.value('kpi', 'title', 'bold')).toBe(true);
    expect(seen.value('kpi', 'title', 'fontSize')).toBe(10);
  });

  it('lets a theme’s word on all visuals win over the base theme’s on one', () => {
    expect(createThemeReader({}).value('pieChart', 'legend', 'position')).toBe('RightCenter');
    const seen = styles({ '*': { '*': { legend: [{ position: 'Bottom' }] } } });
    expect(seen.value('pieChart', 'legend', 'position')).toBe('Bottom');
  });

  it('derives a text class from the one it belongs to', () => {
    const seen = createThemeReader({
      textClasses: {
        label: { fontFace: 'Arial', fontSize: 20, color: '#112233' },
        title: { fontSize: 16 },
      },
    });
    expect(seen.textClass('smallLightLabel')).toMatchObject({ face: 'Arial', size: 18 });
    expect(seen.textClass('label').color).toBe('#112233');
    expect(seen.textClass('largeTitle').size).toBeCloseTo((16 * 14) / 12);
    expect(createThemeReader({}).textClass('largeTitle').size).toBe(14);
    expect(createThemeReader({}).textClass('largeLightLabel')).toMatchObject({
      size: 12,
      color: '#605e5c',
    });
  });
});

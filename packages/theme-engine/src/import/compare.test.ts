import { describe, expect, it } from 'vitest';
import { readSampleTheme, listSampleThemes } from '../testing/powerbi';
import { buildTheme } from '../model/build-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import type { JsonObject } from '../model/json';
import { compare, mergeSettings } from './compare';

const MINE: JsonObject = {
  name: 'Meridian',
  dataColors: ['#2563c9', '#12a594'],
  good: '#0e8253',
  textClasses: { title: { fontSize: 14 } },
  visualStyles: {
    page: { '*': { background: [{ transparency: 0 }] } },
    columnChart: { '*': { legend: [{ position: 'Top', show: true }] } },
    actionButton: {
      '*': {
        fill: [
          { $id: 'default', show: true },
          { $id: 'hover', show: true },
        ],
      },
    },
  },
};
const THEIRS: JsonObject = {
  name: 'Harbour',
  dataColors: ['#1f4e79'],
  textClasses: { title: { fontSize: 16 } },
  visualStyles: {
    page: { '*': { background: [{ transparency: 0 }] } },
    columnChart: { '*': { legend: [{ position: 'Right', show: true }], title: [{ show: false }] } },
    actionButton: {
      '*': {
        fill: [
          { $id: 'default', show: true },
          { $id: 'hover', show: false },
        ],
      },
    },
  },
};

describe('compare', () => {
  it('labels each setting and sorts by group', () => {
    expect(compare(MINE, THEIRS).map(({ group, label }) => `${group}: ${label}`)).toEqual([
      'Palette: Data colours',
      'Surfaces & text: Titles size',
      'Status & gradient: Good',
      'Visuals: Stacked column, legend position',
      'Visuals: Button, show fill, hover',
      'Visuals: Stacked column, show title',
      'Other: Name',
    ]);
  });

  it('finds no differences between a theme and its copy', () => {
    expect(compare(MINE, structuredClone<JsonObject>(MINE))).toEqual([]);
  });
});

describe('mergeSettings', () => {
  const rows = compare(MINE, THEIRS);
  it('keeps every setting if none is chosen, and takes every setting if all are', () => {
    expect(mergeSettings(MINE, THEIRS, [])).toEqual(MINE);
    expect(mergeSettings(MINE, THEIRS, rows)).toEqual(THEIRS);
  });

  it('takes only the chosen settings', () => {
    const chosen = rows.filter(({ label }) => label.includes('show title') || label === 'Good');
    const { good: _, ...rest } = MINE;
    expect(mergeSettings(MINE, THEIRS, chosen)).toEqual({
      ...rest,
      visualStyles: {
        ...(MINE['visualStyles'] as JsonObject),
        columnChart: {
          '*': { legend: [{ position: 'Top', show: true }], title: [{ show: false }] },
        },
      },
    });
  });

  it('turns a studio theme into any sample and back', () => {
    const ours = buildTheme('Meridian', DEFAULT_DECISIONS);
    for (const name of listSampleThemes()) {
      const theme = readSampleTheme(name) as JsonObject;
      expect(mergeSettings(ours, theme, compare(ours, theme))).toEqual(theme);
      expect(mergeSettings(theme, ours, compare(theme, ours))).toEqual(ours);
    }
  });
});

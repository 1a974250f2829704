import { describe, expect, it } from 'vitest';
import { applyChanges, type Theme } from '@flexa/theme-engine/model';
import { buildChanges, countChanges, readProperty } from './visual-property';

const theme: Theme = {
  name: 'T',
  visualStyles: {
    '*': { '*': { title: [{ show: true, fontSize: 12 }] } },
    lineChart: { '*': { title: [{ fontSize: 9 }] } },
    actionButton: {
      '*': {
        fill: [
          { $id: 'default', show: true, fillColor: { solid: { color: '#111111' } } },
          { $id: 'hover', fillColor: { solid: { color: '#222222' } } },
        ],
      },
    },
  },
};

describe('a property of a visual', () => {
  it('is its own, else that of every visual', () => {
    const createTitlePlace = (property: string) => ({
      visual: 'lineChart',
      card: 'title',
      property,
    });
    expect(readProperty(theme, createTitlePlace('fontSize'))).toBe(9);
    expect(readProperty(theme, createTitlePlace('show'))).toBe(true);
    expect(readProperty(theme, createTitlePlace('bold'))).toBeUndefined();
  });

  it('is in a style preset what the preset says, else what it is without one', () => {
    const bold: Theme = applyChanges(theme, {
      '/visualStyles/lineChart/Bold': { set: { legend: [{ show: false }] } },
    });
    const place = (card: string, property: string) => ({
      visual: 'lineChart',
      card,
      property,
      preset: 'Bold',
    });
    expect(readProperty(bold, place('legend', 'show'))).toBe(false);
    expect(readProperty(bold, place('title', 'fontSize'))).toBe(9);
    expect(buildChanges(bold, [{ place: place('title', 'fontSize'), value: 14 }])).toEqual({
      '/visualStyles/lineChart/Bold/title/0/fontSize': { set: 14 },
    });
  });

  it('is in a state what it is at rest, where the state says nothing of it', () => {
    const fill = (property: string, id: string) =>
      readProperty(theme, { visual: 'actionButton', card: 'fill', property, id });
    expect(fill('fillColor', 'hover')).toEqual({ solid: { color: '#222222' } });
    expect(fill('show', 'hover')).toBe(true);
    expect(fill('show', 'disabled')).toBe(true);
  });

  it('is set where it stands, and in a new item for a state that had none', () => {
    const place = { visual: 'actionButton', card: 'fill', property: 'show' };
    expect(buildChanges(theme, [{ place: { ...place, id: 'hover' }, value: false }])).toEqual({
      '/visualStyles/actionButton/*/fill/1/show': { set: false },
    });
    const added = buildChanges(theme, [
      { place: { ...place, id: 'selected' }, value: false },
      { place: { ...place, id: 'disabled' }, value: true },
      { place: { ...place, property: 'transparency', id: 'disabled' }, value: 50 },
    ]);
    expect(readProperty(applyChanges(theme, added), { ...place, id: 'selected' })).toBe(false);
    expect(applyChanges(theme, added)).toHaveProperty('visualStyles.actionButton.*.fill.3', {
      $id: 'disabled',
      show: true,
      transparency: 50,
    });
  });

  it('makes the card of a visual that had none', () => {
    const place = { visual: 'donutChart', card: 'slices', property: 'innerRadiusRatio' };
    const next = applyChanges(theme, buildChanges(theme, [{ place, value: 70 }]));
    expect(readProperty(next, place)).toBe(70);
  });
});

describe('countChanges', () => {
  it('counts settings, not branches, and only those of the visual', () => {
    const changes = {
      '/visualStyles/lineChart/*/legend/0/show': { set: false },
      '/visualStyles/lineChart/*/title/0/fontColor': { set: { solid: { color: '#123456' } } },
      '/visualStyles/lineChart/*/lineStyles': {
        set: [{ $id: 'default', strokeWidth: 2, showMarker: true }],
      },
      '/visualStyles/lineChart/*/zoom': { removed: true as const },
      '/visualStyles/lineChartOther/*/legend/0/show': { set: false },
    };
    expect(countChanges(changes, '/visualStyles/lineChart')).toBe(5);
    expect(countChanges(changes, '/visualStyles/treemap')).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { listProperties, findProperty, searchProperties } from './properties';

const findLabels = async (query: string) =>
  (await searchProperties(query)).map(({ visual, label }) => `${visual}: ${label}`);

describe('searchProperties', () => {
  it('finds a setting by words of its visual, card and name, in any order', async () => {
    expect((await findLabels('clustered column legend position'))[0]).toBe(
      'Clustered column: Legend position',
    );
    expect((await findLabels('position legend clustered col'))[0]).toBe(
      'Clustered column: Legend position',
    );
  });

  it('puts settings for all visuals first', async () => {
    expect((await findLabels('border radius'))[0]).toBe('All visuals: Border radius');
    expect((await findLabels('table accent'))[0]).toBe('Theme: Table accent');
  });

  it('accepts American spelling', async () => {
    expect(await findLabels('good color')).toEqual(await findLabels('good colour'));
  });

  it('tolerates a typing error', async () => {
    expect((await findLabels('legned position'))[0]).toBe((await findLabels('legend position'))[0]);
  });

  it('returns nothing for an empty query and for nonsense', async () => {
    expect(await findLabels('  ')).toEqual([]);
    expect(await findLabels('xyzzy')).toEqual([]);
  });
});

describe('findProperty', () => {
  it('returns the type and the path of a setting', async () => {
    expect(await findProperty('/visualStyles/columnChart/*/legend/0/position')).toMatchObject({
      at: '/visualStyles/columnChart/*/legend/0/position',
      label: 'Legend position',
      visual: 'Stacked column',
      card: 'Legend',
      type: { kind: 'choice' },
    });
    expect((await findProperty('/textClasses/title/fontSize'))?.type).toEqual({
      kind: 'number',
      min: 8,
      max: 60,
      olderMax: 45,
    });
    expect((await findProperty('/visualStyles/*/*/title/0/fontFamily'))?.type).toEqual({
      kind: 'font',
    });
  });

  it('finds a colour by its own pointer and by a pointer inside it', async () => {
    const at = '/visualStyles/pivotTable/*/grid/0/gridHorizontalColor';
    expect(await findProperty(`${at}/solid/color`)).toEqual(await findProperty(at));
    expect((await findProperty(at))?.label).toBe('Grid horizontal line colour');
  });

  it.each(['/visualStyles/columnChart/*/legend/0/nothing', '/nothing', '/visualStyles/matrix'])(
    'returns null for %s',
    async (at) => {
      expect(await findProperty(at)).toBeNull();
    },
  );
});

it('listProperties returns each setting of a visual once, with a label for each choice', async () => {
  const list = await listProperties('columnChart');
  expect(new Set(list.map(({ at }) => at)).size).toBe(list.length);
  expect(list.length).toBeGreaterThan(300);
  const position = list.find(({ label }) => label === 'Legend position');
  expect(position?.type).toMatchObject({
    options: expect.arrayContaining([{ value: 'Top', label: 'Top left' }]) as unknown,
  });
});

import { expect, test } from 'vitest';
import { MANIFESTS } from '../manifests';
import { VARIANCE_SETTINGS } from '../variance-columns/settings';
import { createCapabilityObjects } from './capability-objects';
import { readSettings } from './table';

test('uses valid settings of a report or a theme and ignores invalid ones', () => {
  const settings = readSettings(VARIANCE_SETTINGS, {
    flexaLicence: { key: 'abc' },
    columns: { color: { solid: { color: '#112233' } }, gap: 900, labels: 'yes' },
    variance: { kind: 'both', sense: 'sideways', height: -5, good: { solid: {} }, bad: '#abc' },
    text: { fontSize: Infinity, fontFamily: 7 },
    unknown: { x: 1 },
  });
  expect(settings.flexaLicence.key).toBe('abc');
  expect(settings.columns).toEqual({ color: '#112233', gap: 80, labels: true });
  expect(settings.variance).toMatchObject({
    kind: 'both',
    sense: 'more',
    height: 15,
    good: null,
    bad: '#abc',
  });
  expect(settings.text).toMatchObject({ fontSize: 9 });
  expect(settings.text.fontFamily).toContain('Segoe UI');
  expect(settings).not.toHaveProperty('unknown');
});

test('every option is in the capabilities, the licence key first', () => {
  const objects = createCapabilityObjects(VARIANCE_SETTINGS);
  expect(Object.keys(objects)).toEqual(Object.keys(VARIANCE_SETTINGS));
  expect(Object.keys(objects)[0]).toBe('flexaLicence');
  expect(objects.flexaLicence).toMatchObject({ properties: { key: { type: { text: true } } } });
  expect(objects.variance).toMatchObject({
    properties: { kind: { type: { enumeration: [{ value: 'absolute' }, {}, {}] } } },
  });
});

test.each(MANIFESTS)('every word that $name asks for is there', ({ settings, roles, strings }) => {
  const options = Object.values(settings).flatMap((card) => [
    card.label,
    ...Object.values(card.options).flatMap((option) => [
      option.label,
      ...(option.kind === 'choice' ? option.choices.map(({ label }) => label) : []),
    ]),
  ]);
  const asked = [...options, ...roles.map(({ label }) => label)];
  expect(asked.filter((key) => !strings[key])).toEqual([]);
});

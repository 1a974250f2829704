import { describe, expect, test } from 'vitest';
import { MANIFESTS } from '../src/manifests';
import { readSettings } from '../src/settings/table';
import { checkSavedSettings, listUnsavedOptions, readSavedSettings } from './saved-settings';

const VERSIONS = [...(await readSavedSettings())];
const OBJECTS_OUTSIDE_THE_PANE = ['kept'];

/** Reports hold a colour as a fill. */
const readSaved = (value: unknown) => {
  if (typeof value !== 'object' || value === null || !('solid' in value)) return value;
  return (value as { solid: { color?: unknown } }).solid.color;
};

describe.each(VERSIONS)('settings that version %s saved', (_, saved) => {
  test.each(Object.entries(saved))('%s reads every one of them', (name, objects) => {
    const manifest = MANIFESTS.find((one) => one.name === name);
    const settings = manifest && readSettings(manifest.settings, objects);
    for (const [card, options] of Object.entries(objects)) {
      if (OBJECTS_OUTSIDE_THE_PANE.includes(card)) continue;
      for (const [option, value] of Object.entries(options)) {
        const read: unknown = settings?.[card]?.[option];
        expect({ card, option, value: read }).toEqual({ card, option, value: readSaved(value) });
      }
    }
  });
});

test('today’s version has saved settings of each visual', () => {
  for (const { name, version } of MANIFESTS) {
    expect(Object.keys(new Map(VERSIONS).get(version) ?? {})).toContain(name);
  }
});

test('a release lists the options of which nothing is saved', async () => {
  const [manifest] = MANIFESTS;
  if (!manifest) throw new Error('There is no visual');
  const { name } = manifest;
  const settings = {
    plan: { label: 'Card_Plan', options: { show: { kind: 'flag', label: '', initial: true } } },
  } as const;
  const listAt = (show?: boolean) =>
    listUnsavedOptions(
      { name, settings },
      show === undefined ? {} : { [name]: { plan: { show } } },
    );
  expect([listAt(), listAt(true), listAt(false)]).toEqual([
    ...[[`${name}: plan.show`], [`${name}: plan.show`], []],
  ]);
  const added = { ...manifest, settings: { ...manifest.settings, added: settings.plan } };
  await expect(checkSavedSettings([added])).rejects.toThrow(`${name}: added.show`);
});

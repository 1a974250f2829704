import { describe, expect, it, test } from 'vitest';
import { FLEXA_VISUALS, withLicenseKey } from '@flexa/license/flexa';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { inspect } from '../import/inspect';
import { readTheme } from '../import/read-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { documentOf, themeOf, themeText, type Theme } from '../model/document';
import type { Json } from '../model/json';
import { keysOf } from '../model/pointer';
import { themeValidator } from '../model/testing/theme-validator';
import { buildProject } from '../project/build-project';
import { DESIGNS } from '../project/designs';
import { faultsOf, judged } from '../testing/microsoft-judge';
import { checkTheme } from './check-theme';
import { propertiesOf, propertyAt, searchProperties } from './properties';
import type { Property } from './property';

const guidOf = (name: string) => FLEXA_VISUALS.find((visual) => visual.name === name)?.guid ?? '';
const isAccepted = themeValidator();
const variance = guidOf('variance-columns');

/** Another value than the one an option begins with. */
function otherValue({ type, initial }: Property): Json {
  switch (type.kind) {
    case 'boolean':
      return initial !== true;
    case 'number':
      return type.max ?? 1;
    case 'choice':
      return type.options.at(-1)?.value ?? '';
    case 'color':
      return { solid: { color: '#12ab9f' } };
    default:
      return 'Georgia';
  }
}

const own = async (guid: string) =>
  (await propertiesOf(guid)).filter(({ initial }) => initial !== undefined);

/** A theme with every option of every visual of ours set by hand. */
async function everyOption(): Promise<Theme> {
  const lists = await Promise.all(FLEXA_VISUALS.map(({ guid }) => own(guid)));
  const changes = lists.flat().map((property) => [property.at, { set: otherValue(property) }]);
  return themeOf({
    name: 'Every option',
    decisions: DEFAULT_DECISIONS,
    changes: Object.fromEntries(changes) as Record<string, { set: Json }>,
  });
}

describe.each(MANIFESTS)('the settings of $displayName', ({ name, displayName, settings }) => {
  it('are those of its capabilities, without the licence key, and the common ones', async () => {
    const list = await own(guidOf(name));
    const places = list.map(({ at }) =>
      keysOf(at)
        .filter((_, i) => i === 3 || i === 5)
        .join('.'),
    );
    const options = Object.entries(settings).flatMap(([card, { options: ofCard }]) =>
      Object.keys(ofCard).map((option) => `${card}.${option}`),
    );
    expect(places).toEqual(options.filter((place) => place !== 'flexaLicence.key'));
    expect(new Set(list.map(({ visual }) => visual))).toEqual(new Set([displayName]));
    const all = (await propertiesOf(guidOf(name))).map(({ label }) => label);
    expect(all).toContain('Title font size');
  });
});

test('a setting is found by the words of the visual’s own format pane', async () => {
  const [found] = await searchProperties('variance columns space between');
  expect(found).toMatchObject({
    at: `/visualStyles/${variance}/*/columns/0/gap`,
    visual: 'Flexa Variance columns',
    label: 'Columns space between (%)',
    initial: 40,
    type: { kind: 'number', min: 0, max: 80 },
  });
  expect(await propertyAt(`/visualStyles/${variance}/*/columns/0/gap`)).toEqual(found);
  const color = `/visualStyles/${variance}/*/columns/0/color/solid/color`;
  expect(await propertyAt(color)).toMatchObject({ type: { kind: 'color' } });
  expect(await propertyAt(`/visualStyles/${variance}/*/columns/0/gaps`)).toBeNull();
});

describe('a theme with every option of our visuals', () => {
  it('is found good here, by Microsoft’s schema and by its validator', async () => {
    const theme = await everyOption();
    expect(Object.keys(theme['visualStyles'] as object)).toEqual(
      expect.arrayContaining(FLEXA_VISUALS.map(({ guid }) => guid)),
    );
    const { errors, ignored } = checkTheme(theme, null);
    expect({ errors, ignored }).toEqual({ errors: [], ignored: [] });
    expect(isAccepted(theme)).toBe(true);
    const files = buildProject({ name: 'Sample', theme, design: DESIGNS.studio });
    const found = await judged(files);
    expect(faultsOf(found)).toEqual([]);
    // It knows Power BI's own visuals alone: ours are all it asks about.
    const unknown = found.filter(({ code }) => code === 'PBIR_THEME_VISUAL_UNKNOWN');
    expect(unknown.map(({ message }) => /"(.*)"/.exec(message)?.[1])).toEqual(
      FLEXA_VISUALS.map(({ guid }) => guid),
    );
  });

  it('comes back from its file value for value, every option as one with a control', async () => {
    const theme = await everyOption();
    const read = readTheme(themeText(theme));
    if (read.kind !== 'theme') throw new Error(read.message);
    expect(themeOf(documentOf(read.theme))).toEqual(theme);
    const { problems, settings, editable } = inspect(read, 'a.json');
    expect(problems).toEqual([]);
    const bare = inspect({ ...read, ...bareOf(theme) }, 'a.json');
    const count = (await Promise.all(FLEXA_VISUALS.map(({ guid }) => own(guid)))).flat().length;
    expect(settings - bare.settings).toBe(count);
    expect(editable - bare.editable).toBe(count);
  });
});

/** The same theme without our visuals. */
function bareOf(theme: Theme) {
  const styles = Object.entries(theme['visualStyles'] as Record<string, Json>);
  const others = styles.filter(([name]) => !FLEXA_VISUALS.some(({ guid }) => guid === name));
  const read = readTheme(themeText({ ...theme, visualStyles: Object.fromEntries(others) }));
  if (read.kind !== 'theme') throw new Error(read.message);
  return read;
}

test('a licence key in a theme is no finding', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const key = `${part({ alg: 'EdDSA' })}.${part({ prd: 'suite', lic: 'order-1' })}.c2ln`;
  expect(checkTheme(withLicenseKey({ name: 'A' }, key) as Theme, null)).toMatchObject({
    errors: [],
    ignored: [],
  });
});

const styled = (cards: Json): Theme => ({
  name: 'A',
  visualStyles: { [variance]: { '*': cards } },
});

test.each<[string, Theme, RegExp, string | null]>([
  ['a card it hasn’t', styled({ colums: [{ gap: 5 }] }), /ignores colums.*columns/, 'columns'],
  ['a setting it hasn’t', styled({ columns: [{ gaps: 5 }] }), /ignores gaps.*gap\./, 'gap'],
  ['a number as text', styled({ columns: [{ gap: '5' }] }), /ignores "5"/, '5'],
  ['a bare colour', styled({ columns: [{ color: '#123456' }] }), /ignores "#123456"/, null],
  ['a choice it hasn’t', styled({ variance: [{ kind: 'all' }] }), /ignores "all"/, null],
])('lists %s without an error, because Power BI accepts it', (_, theme, words, after) => {
  const { errors, ignored } = checkTheme(theme, null);
  expect(errors).toEqual([]);
  expect(ignored.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
  expect(isAccepted(theme)).toBe(true);
  const read = readTheme(JSON.stringify(theme));
  if (read.kind !== 'theme') throw new Error(read.message);
  const [problem] = inspect(read, 'a.json').problems;
  expect(problem).toMatchObject({ severity: 'ignored', ...(after && { after }) });
});

import { describe, expect, it, test } from 'vitest';
import {
  FLEXA_VISUALS,
  formatStoreName,
  removeStoreSuffix,
  addLicenseKey,
} from '@flexa/license/flexa';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { inspect } from '../import/inspect';
import { readTheme } from '../import/read-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { createDocument, compileTheme, formatTheme, type Theme } from '../model/document';
import type { Json } from '../model/json';
import { parsePointer } from '../model/pointer';
import { loadThemeValidator } from '../model/testing/theme-validator';
import { buildProject } from '../project/build-project';
import { DESIGNS } from '../project/designs';
import { filterFaults, judgeProject } from '../testing/microsoft-judge';
import { checkTheme } from './check-theme';
import { listProperties, findProperty, searchProperties } from './properties';
import type { Property } from './property';

const findGuid = (name: string) => FLEXA_VISUALS.find((visual) => visual.name === name)?.guid ?? '';
const isAccepted = loadThemeValidator();
const variance = findGuid('variance-columns');

/** Returns a value that differs from an option's default. */
function chooseOtherValue({ type, initial }: Property): Json {
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

const listOwnProperties = async (guid: string) =>
  (await listProperties(guid)).filter(({ initial }) => initial !== undefined);

/** Creates a theme that sets every option of all our visuals. */
async function changeEveryOption(): Promise<Theme> {
  const lists = await Promise.all(FLEXA_VISUALS.map(({ guid }) => listOwnProperties(guid)));
  const changes = lists
    .flat()
    .map((property) => [property.at, { set: chooseOtherValue(property) }]);
  return compileTheme({
    name: 'Every option',
    decisions: DEFAULT_DECISIONS,
    changes: Object.fromEntries(changes) as Record<string, { set: Json }>,
  });
}

describe.each(MANIFESTS)('the settings of $displayName', ({ name, displayName, settings }) => {
  it('the settings of a visual match its capabilities without the licence key, plus the common ones', async () => {
    const list = await listOwnProperties(findGuid(name));
    const places = list.map(({ at }) =>
      parsePointer(at)
        .filter((_, i) => i === 3 || i === 5)
        .join('.'),
    );
    const options = Object.entries(settings).flatMap(([card, { options: ofCard }]) =>
      Object.keys(ofCard).map((option) => `${card}.${option}`),
    );
    expect(places).toEqual(options.filter((place) => place !== 'flexaLicence.key'));
    expect(new Set(list.map(({ visual }) => visual))).toEqual(new Set([displayName]));
    const all = (await listProperties(findGuid(name))).map(({ label }) => label);
    expect(all).toContain('Title font size');
  });
});

test('searchProperties finds a setting by its label in the visual’s format pane', async () => {
  const [found] = await searchProperties('variance columns space between');
  expect(found).toMatchObject({
    at: `/visualStyles/${variance}/*/columns/0/gap`,
    visual: 'Flexa Variance columns',
    label: 'Columns space between (%)',
    initial: 40,
    type: { kind: 'number', min: 0, max: 80 },
  });
  expect(await findProperty(`/visualStyles/${variance}/*/columns/0/gap`)).toEqual(found);
  const color = `/visualStyles/${variance}/*/columns/0/color/solid/color`;
  expect(await findProperty(color)).toMatchObject({ type: { kind: 'color' } });
  expect(await findProperty(`/visualStyles/${variance}/*/columns/0/gaps`)).toBeNull();
});

describe('a theme with every option', () => {
  it('a theme with every option of our visuals passes our checks, Microsoft’s schema and its validator', async () => {
    const theme = await changeEveryOption();
    expect(Object.keys(theme['visualStyles'] as object)).toEqual(
      expect.arrayContaining(FLEXA_VISUALS.map(({ guid }) => guid)),
    );
    const { errors, ignored } = checkTheme(theme, null);
    expect({ errors, ignored }).toEqual({ errors: [], ignored: [] });
    expect(isAccepted(theme)).toBe(true);
    const files = buildProject({ name: 'Sample', theme, design: DESIGNS.studio });
    const found = await judgeProject(files);
    expect(filterFaults(found)).toEqual([]);
    // The validator knows only Power BI's own visuals, so it asks only about ours.
    const unknown = found.filter(({ code }) => code === 'PBIR_THEME_VISUAL_UNKNOWN');
    expect(unknown.map(({ message }) => /"(.*)"/.exec(message)?.[1])).toEqual(
      FLEXA_VISUALS.flatMap(({ guid }) => [guid, formatStoreName(guid)]),
    );
  });

  it('a theme with every option keeps its values when it is read from its file, and every option has a control', async () => {
    const theme = await changeEveryOption();
    const read = readTheme(formatTheme(theme));
    if (read.kind !== 'theme') throw new Error(read.message);
    expect(compileTheme(createDocument(read.theme))).toEqual(theme);
    const { problems, settings, editable } = inspect(read, 'a.json');
    expect(problems).toEqual([]);
    const bare = inspect({ ...read, ...removeOurVisuals(theme) }, 'a.json');
    const count = (
      await Promise.all(FLEXA_VISUALS.map(({ guid }) => listOwnProperties(guid)))
    ).flat().length;
    expect(settings - bare.settings).toBe(count);
    expect(editable - bare.editable).toBe(count);
  });
});

/** Returns the theme without our visuals. */
function removeOurVisuals(theme: Theme) {
  const styles = Object.entries(theme['visualStyles'] as Record<string, Json>);
  const others = styles.filter(
    ([name]) => !FLEXA_VISUALS.some(({ guid }) => guid === removeStoreSuffix(name)),
  );
  const read = readTheme(formatTheme({ ...theme, visualStyles: Object.fromEntries(others) }));
  if (read.kind !== 'theme') throw new Error(read.message);
  return read;
}

test('checkTheme reports nothing for a licence key in a theme', () => {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const key = `${encodePart({ alg: 'EdDSA' })}.${encodePart({ prd: 'suite', lic: 'order-1' })}.c2ln`;
  expect(checkTheme(addLicenseKey({ name: 'A' }, key) as Theme, null)).toMatchObject({
    errors: [],
    ignored: [],
  });
});

const createStyledTheme = (cards: Json): Theme => ({
  name: 'A',
  visualStyles: { [variance]: { '*': cards } },
});

test.each<[string, Theme, RegExp, string | null]>([
  [
    'an unknown card',
    createStyledTheme({ colums: [{ gap: 5 }] }),
    /ignores colums.*columns/,
    'columns',
  ],
  [
    'an unknown setting',
    createStyledTheme({ columns: [{ gaps: 5 }] }),
    /ignores gaps.*gap\./,
    'gap',
  ],
  ['a number as text', createStyledTheme({ columns: [{ gap: '5' }] }), /ignores "5"/, '5'],
  [
    'a bare colour',
    createStyledTheme({ columns: [{ color: '#123456' }] }),
    /ignores "#123456"/,
    null,
  ],
  ['an unknown choice', createStyledTheme({ variance: [{ kind: 'all' }] }), /ignores "all"/, null],
])(
  'checkTheme lists %s without an error, because Power BI accepts it',
  (_, theme, words, after) => {
    const { errors, ignored } = checkTheme(theme, null);
    expect(errors).toEqual([]);
    expect(ignored.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
    expect(isAccepted(theme)).toBe(true);
    const read = readTheme(JSON.stringify(theme));
    if (read.kind !== 'theme') throw new Error(read.message);
    const [problem] = inspect(read, 'a.json').problems;
    expect(problem).toMatchObject({ severity: 'ignored', ...(after && { after }) });
  },
);

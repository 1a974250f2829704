import { describe, expect, it } from 'vitest';
import { readSampleText } from '../testing/powerbi';
import { validate } from '../format/validate';
import { inspect, applyRepairs, type ThemeProblem } from './inspect';
import { readTheme, type ReadTheme } from './read-theme';

const read = (text: string): ReadTheme => {
  const theme = readTheme(text);
  if (theme.kind === 'fault') throw new Error(theme.message);
  return theme;
};
const FILE_NAME = 'harbour-retail-2025.json';

/** Theme shown in the screenshot of the import dialog. */
const HARBOUR = `{
  "name": "Harbour Retail 2025",
  "dataColors": [
    "1F4E79", "#2E75B6", "#9DC3E6",
    "#F4B183", "#C55A11", "#7F6000"
  ],
  "foregroundColor": "#252423",
  "tableAccent": "#1F4E79",
  "good": "#548235",
  "textClasses": {
    "title": { "fontFace": "Segoe UI",
               "fontSize": "14" },
    "label": { "fontSize": 10 }
  },
  "visualStyles": {
    "columnChart": { "*": {
      "legend": [{ "fontColour": "#444" }],
      "labels": { "show": true }
    } }
  }
}`;

const summarizeProblem = ({ line, title, before, after }: ThemeProblem) => [
  line,
  title,
  before,
  after,
];

describe('inspect', () => {
  it('explains a broken theme line by line and offers repairs', () => {
    const { problems } = inspect(read(HARBOUR), FILE_NAME);
    expect(problems.map(summarizeProblem)).toEqual([
      [4, 'Colour without #', '"1F4E79"', '"#1F4E79"'],
      [7, 'Unknown top-level key', 'foregroundColor', 'foreground'],
      [12, 'Number written as text', '"14"', '14'],
      [17, 'Power BI ignores fontColour', 'fontColour', 'labelColor'],
      [18, 'A card must be a list of objects', '{ "show": true }', '[ { "show": true } ]'],
    ]);
    expect(problems.map(({ severity }) => severity)).toEqual([
      'error',
      'error',
      'error',
      'ignored',
      'error',
    ]);
  });

  it('repairs the chosen problems and the errors that a rename exposes', () => {
    const source = read(HARBOUR);
    const { problems } = inspect(source, FILE_NAME);
    const all = applyRepairs(source.theme, problems, FILE_NAME);
    expect(validate(all)).toMatchObject({ errors: [], ignored: [] });
    expect(all).toMatchObject({
      foreground: '#252423',
      textClasses: { title: { fontSize: 14 } },
      visualStyles: {
        columnChart: {
          '*': { legend: [{ labelColor: { solid: { color: '#444' } } }], labels: [{ show: true }] },
        },
      },
    });
    const errors = problems.filter(({ severity }) => severity === 'error');
    const some = applyRepairs(source.theme, errors, FILE_NAME);
    expect(validate(some).errors).toEqual([]);
    expect(validate(some).ignored).toHaveLength(1);
    expect(applyRepairs(source.theme, [], FILE_NAME)).toEqual(source.theme);
  });

  it.each<[string, object, object]>([
    [
      'a missing name with the name of the file',
      { good: '#112233' },
      { name: 'harbour-retail-2025', good: '#112233' },
    ],
    ['a colour name', { name: 'A', good: 'teal' }, { name: 'A', good: '#008080' }],
    [
      'a colour as CSS writes it',
      { name: 'A', good: 'rgb(255, 0, 51)' },
      { name: 'A', good: '#ff0033' },
    ],
    [
      'data colours that are not a list',
      { name: 'A', dataColors: '#112233, 445566' },
      { name: 'A', dataColors: ['#112233', '#445566'] },
    ],
    [
      'a misspelt key whose correct key is present',
      { name: 'A', foregroundColor: '#111111', foreground: '#222222' },
      { name: 'A', foreground: '#222222' },
    ],
    [
      'a visual named matrix instead of pivotTable',
      { name: 'A', visualStyles: { matrix: { '*': { grid: [{ gridVertical: 'true' }] } } } },
      { name: 'A', visualStyles: { pivotTable: { '*': { grid: [{ gridVertical: true }] } } } },
    ],
    [
      'a size out of range',
      { name: 'A', textClasses: { title: { fontSize: '72pt' } } },
      { name: 'A', textClasses: { title: { fontSize: 60 } } },
    ],
    [
      'a misspelt choice',
      { name: 'A', visualStyles: { columnChart: { '*': { legend: [{ position: 'top left' }] } } } },
      { name: 'A', visualStyles: { columnChart: { '*': { legend: [{ position: 'Top' }] } } } },
    ],
    [
      'a plain colour in a visual',
      { name: 'A', visualStyles: { columnChart: { '*': { legend: [{ labelColor: '444444' }] } } } },
      {
        name: 'A',
        visualStyles: {
          columnChart: { '*': { legend: [{ labelColor: { solid: { color: '#444444' } } }] } },
        },
      },
    ],
  ])('repairs %s', (_, broken, repaired) => {
    const source = read(JSON.stringify(broken));
    const { problems } = inspect(source, FILE_NAME);
    expect(problems.length).toBeGreaterThan(0);
    expect(applyRepairs(source.theme, problems, FILE_NAME)).toEqual(repaired);
  });

  it('returns no problems for a valid theme', () => {
    expect(inspect(read('{"name":"A","good":"#112233"}'), FILE_NAME)).toEqual({
      problems: [],
      settings: 1,
      editable: 1,
    });
  });

  it('repairs the deliberately broken sample', () => {
    const source = read(readSampleText('mattrudy-slicer.json'));
    const { problems } = inspect(source, 'mattrudy-slicer.json');
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(summarizeProblem)).toContainEqual([
      46,
      'Number written as text',
      '"20D"',
      '20',
    ]);
    const theme = applyRepairs(source.theme, errors, 'mattrudy-slicer.json');
    expect(validate(theme).errors).toEqual([]);
    expect(theme).toMatchObject({ name: 'SlicerTemplate' });
  });
});

it.each([
  ['a value that imitates the error message', 'x is not valid here. y'],
  ['a value that names the rule', 'Colour without #'],
])('inspect explains valid colours for %s', (_, good) => {
  const { problems } = inspect(read(JSON.stringify({ name: 'A', good })), FILE_NAME);
  expect(problems).toMatchObject([
    {
      title: 'Not a colour Power BI can read',
      detail: 'A colour is #RGB, #RRGGBB or #RRGGBBAA.',
    },
  ]);
});

it('inspect reports a repeated key at its last line', () => {
  const source = read('{\n"name": "A",\n"good": "#111111",\n"good": "#222222"\n}');
  expect(inspect(source, FILE_NAME).problems).toMatchObject([
    { title: 'good appears twice', line: 4, severity: 'ignored', after: '"#222222"' },
  ]);
});

it('inspect explains why it removes a misspelt duplicate, and renames a key in the wrong case', () => {
  const twice = { name: 'A', foreground: '#222222', foregroundColor: '#111111' };
  const { problems } = inspect(read(JSON.stringify(twice)), FILE_NAME);
  expect(problems).toMatchObject([
    { edit: { kind: 'remove' }, detail: 'The closest key, foreground, is there already.' },
  ]);
  const miscased = inspect(read(JSON.stringify({ name: 'A', datacolors: ['#123456'] })), FILE_NAME);
  expect(miscased.problems).toMatchObject([{ edit: { kind: 'rename', key: 'dataColors' } }]);
});

it.each([
  ['a key of the theme', { name: 'A', zzzzzzzzzzz: { x: 1 } }],
  ['a key that ends like a known one', { name: 'A', dataColors: [], copilotColors: { a: 1 } }],
  ['a key that ends like the only one of its kind', { name: 'A', chartTheme: 'x' }],
  ['a key with a known one in it', { name: 'A', backgroundSelected: '#123456' }],
  ['a key with the next number', { name: 'A', foregroundNeutralSecondaryAlt3: '#123456' }],
  ['a key for another background', { name: 'A', backgroundNeutralLight: '#123456' }],
  ['a text class', { name: 'A', textClasses: { zzzzzzzzzzz: { fontSize: 10 } } }],
  ['a visual', { name: 'A', visualStyles: { zzzzzzzzzzz: { '*': {} } } }],
  ['a card', { name: 'A', visualStyles: { card: { '*': { zzzzzzzzzzz: [{}] } } } }],
  ['a property', { name: 'A', visualStyles: { card: { '*': { labels: [{ zzzzzzzzzzz: 1 }] } } } }],
])('inspect lists and keeps %s that a newer Power BI may know, without an error', (_, theme) => {
  const source = read(JSON.stringify(theme));
  const { problems } = inspect(source, FILE_NAME);
  expect(problems).toMatchObject([{ severity: 'ignored', edit: { kind: 'keep' } }]);
  expect(problems[0]?.detail).toContain('it stays');
  expect(applyRepairs(source.theme, problems, FILE_NAME)).toEqual(theme);
});

import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { expect, test } from 'vitest';
import { validate } from '../format';
import { createDocument, type Theme } from '../model';
import {
  describeForOrganization,
  findOrganizationProblems,
  formatForOrganization,
  ORGANIZATION_MAX_BYTES,
} from './organization';

const KEY = 'the-key-of-a-customer';
const GUIDS = FLEXA_VISUALS.slice(0, 2).map(({ guid }) => guid);
const KEYED: Theme = {
  name: 'Harbour',
  dataColors: ['#0b5cad'],
  visualStyles: Object.fromEntries(
    GUIDS.map((guid) => [guid, { '*': { flexaLicence: [{ key: KEY }] } }]),
  ),
};

test('the file holds no licence key, and keeps everything else', () => {
  const document = createDocument({ ...KEYED, good: '#0e8253' });
  const text = formatForOrganization(document);
  expect(text).not.toContain(KEY);
  expect(JSON.parse(text)).toEqual({
    name: 'Harbour',
    dataColors: ['#0b5cad'],
    good: '#0e8253',
  });
});

test('the file is UTF-8 without a byte order mark, and has a name', () => {
  const source = '\uFEFF{"dataColors":["#0b5cad"]}';
  const theme = { dataColors: ['#0b5cad'] };
  const document = createDocument(theme, 'Harbour', source.slice(1), source);
  const text = formatForOrganization(document);
  expect(text.startsWith('{')).toBe(true);
  expect(JSON.parse(text)).toEqual({ name: 'Harbour', ...theme });
  expect(validate(JSON.parse(text) as Theme).errors).toEqual([]);
});

test('a theme without problems has none', () => {
  const theme = { name: 'Harbour', dataColors: ['#0b5cad'] };
  expect(findOrganizationProblems(theme, 60)).toEqual([]);
});

test('each licence key is a problem with its place, and the message does not repeat the key', () => {
  const problems = findOrganizationProblems(KEYED, 60);
  expect(problems.map(({ rule, at }) => [rule, at])).toEqual(
    GUIDS.map((guid) => ['organization-key', `/visualStyles/${guid}/*/flexaLicence`]),
  );
  expect(JSON.stringify(problems)).not.toContain(KEY);
});

test('a file above the limit is a problem that says whose limit it is', () => {
  const theme = { name: 'Harbour' };
  expect(findOrganizationProblems(theme, ORGANIZATION_MAX_BYTES)).toEqual([]);
  expect(findOrganizationProblems(theme, ORGANIZATION_MAX_BYTES + 1)).toEqual([
    {
      rule: 'organization-size',
      at: '',
      message:
        'The file has 1,000,001 bytes. Our limit is 1,000,000; Microsoft states none. Make its images smaller.',
    },
  ]);
});

test('the description says colours, font and page of the theme', () => {
  const document = createDocument({ name: 'A', dataColors: ['#0b5cad', '#b3541e'] });
  expect(describeForOrganization(document)).toBe(
    '2 data colours from #0b5cad, Segoe UI, for a light page.',
  );
});

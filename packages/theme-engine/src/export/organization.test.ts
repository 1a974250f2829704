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
const THEME_WITH_KEYS: Theme = {
  name: 'Harbour',
  dataColors: ['#0b5cad'],
  visualStyles: Object.fromEntries(
    GUIDS.map((guid) => [guid, { '*': { flexaLicence: [{ key: KEY }] } }]),
  ),
};

test('formatForOrganization removes licence keys and keeps everything else', () => {
  const document = createDocument({ ...THEME_WITH_KEYS, good: '#0e8253' });
  const text = formatForOrganization(document);
  expect(text).not.toContain(KEY);
  expect(JSON.parse(text)).toEqual({
    name: 'Harbour',
    dataColors: ['#0b5cad'],
    good: '#0e8253',
  });
});

test('formatForOrganization writes UTF-8 without a byte order mark and adds a missing name', () => {
  const source = '\uFEFF{"dataColors":["#0b5cad"]}';
  const theme = { dataColors: ['#0b5cad'] };
  const document = createDocument(theme, 'Harbour', source.slice(1), source);
  const text = formatForOrganization(document);
  expect(text.startsWith('{')).toBe(true);
  expect(JSON.parse(text)).toEqual({ name: 'Harbour', ...theme });
  expect(validate(JSON.parse(text) as Theme).errors).toEqual([]);
});

test('findOrganizationProblems returns nothing for a valid theme', () => {
  const theme = { name: 'Harbour', dataColors: ['#0b5cad'] };
  expect(findOrganizationProblems(theme, 60)).toEqual([]);
});

test('findOrganizationProblems locates each licence key without repeating it', () => {
  const problems = findOrganizationProblems(THEME_WITH_KEYS, 60);
  expect(problems.map(({ rule, at }) => [rule, at])).toEqual(
    GUIDS.map((guid) => ['organization-key', `/visualStyles/${guid}/*/flexaLicence`]),
  );
  expect(JSON.stringify(problems)).not.toContain(KEY);
});

test('findOrganizationProblems reports a file above the limit and says who set the limit', () => {
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

test('describeForOrganization names the colours, font and page of the theme', () => {
  const document = createDocument({ name: 'A', dataColors: ['#0b5cad', '#b3541e'] });
  expect(describeForOrganization(document)).toBe(
    '2 data colours from #0b5cad, Segoe UI, for a light page.',
  );
});

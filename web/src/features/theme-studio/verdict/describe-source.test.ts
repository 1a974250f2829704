import { expect, test } from 'vitest';
import { checkTheme, readMicrosoftSchema } from '@flexa/theme-engine/format';
import { describeSource } from './describe-source';

test.each([
  [null, 'Checked with Flexa’s theme rules'],
  ['2.152', 'Checked with Microsoft’s theme schema 2.152 and Flexa’s rules'],
])('a verdict with Microsoft’s schema %s names its source and version', (version, words) => {
  const schema = version === null ? null : readMicrosoftSchema({ type: 'object' }, version);
  expect(describeSource(checkTheme({ name: 'A' }, schema))).toBe(words);
});

test('a schema without a version in its name is named without one', () => {
  const verdict = checkTheme({ name: 'A' }, readMicrosoftSchema({ type: 'object' }, null));
  expect(describeSource(verdict)).toBe('Checked with Microsoft’s theme schema and Flexa’s rules');
});

import { expect, test } from 'vitest';
import { createFileName } from './file-name';

test.each([
  ['Meridian', 'Meridian.json'],
  ['a/b: "c"?', 'a b c.json'],
  ['???', 'theme.json'],
])('%s is saved as %s', (name, file) => {
  expect(createFileName(name)).toBe(file);
});

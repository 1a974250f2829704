import { expect, test } from 'vitest';
import { choiceOf, fileNameOf, themeOf } from './studio';

test('a theme that the studio made opens as it was', () => {
  const choice = { kind: 'own', first: '#0b4a8f', last: '#b9dcf5' } as const;
  const theme = themeOf(choice, 'light', 'Board pack');
  expect(theme['name']).toBe('Board pack');
  expect(choiceOf(theme['dataColors'] as string[])).toEqual({ choice, isWhole: true });
});

test('of any other theme the first and the last colour are taken over, and that is known', () => {
  expect(choiceOf(['#0B4A8F', '#FF0000', '#b9dcf5'])).toEqual({
    choice: { kind: 'own', first: '#0b4a8f', last: '#b9dcf5' },
    isWhole: false,
  });
});

test.each([[[]], [['#123456']], [['red', 'blue']]])('of %j nothing can be opened', (colors) => {
  expect(choiceOf(colors)).toBeNull();
});

test.each([
  ['Meridian', 'Meridian.json'],
  ['a/b: "c"?', 'a b c.json'],
  ['???', 'theme.json'],
])('%s is saved as %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});

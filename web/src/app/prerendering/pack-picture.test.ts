import { expect, test } from 'vitest';
import { pictureOf } from './picture';

test.each([
  ['/flexa-charts', 'Jan'],
  ['/flexa-design', 'Net sales'],
  ['/flexa-analytics', 'Today'],
])('a link to %s is shown with its visual, in colours that the picture can name', (path, word) => {
  const { visual = '' } = pictureOf(path);
  expect(visual).toMatch(/^<svg /);
  expect(visual).toContain(`>${word}</text>`);
  expect(visual).toContain('var(--d1)');
  expect(visual).not.toMatch(/color-mix|currentcolor|undefined|NaN/i);
});

test('other pages have none', () => {
  expect(pictureOf('/flexa-tables').visual).toBeUndefined();
  expect(pictureOf('/pricing').visual).toBeUndefined();
  expect(pictureOf('/').visual).toBeUndefined();
});

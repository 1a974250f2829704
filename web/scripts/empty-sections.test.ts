import { expect, test } from 'vitest';
import { findEmptySections } from './empty-sections.mjs';

test.each([
  ['<h1>Terms</h1><p>Text</p><h2>Who we are</h2><h2>Next</h2><p>Text</p>', ['Who we are']],
  ['<h1>Terms</h1><h2>Part</h2><p>Text</p>', []],
  ['<h1>Terms</h1><p>Text</p><h2>Last</h2><div></div>', ['Last']],
  ['<h2>Picture</h2><img src="a.png" alt=""><h2>Field</h2><input>', []],
  ['<main><h2>In main</h2><p>Text</p></main><footer><h2>Footer</h2></footer>', []],
  ['<h2>Script</h2><script>words()</script>', ['Script']],
])('findEmptySections finds headings without content in %s', (html, headings) => {
  expect(findEmptySections(html)).toEqual(headings);
});

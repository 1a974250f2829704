import { expect, test } from 'vitest';
import { EMPTY_HTML, escapeHtml, html } from './html';

test('escapeHtml escapes every character that could end a text or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;',
  );
});

test('html escapes values, but neither the template nor nested HTML', () => {
  expect(html`<p title="${'"'}">${'a&b'}, ${3}</p>`.source).toBe(
    '<p title="&quot;">a&amp;b, 3</p>',
  );
  const items = ['<i>', '&'].map((text) => html`<li>${text}</li>`);
  expect(
    html`<ul>
      ${items}
    </ul>`.source.replace(/\s/g, ''),
  ).toBe('<ul><li>&lt;i&gt;</li><li>&amp;</li></ul>');
  expect(html`<b>${html`<br />`}${EMPTY_HTML}</b>`.source).toBe('<b><br /></b>');
});

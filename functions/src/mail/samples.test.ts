import { describe, expect, test } from 'vitest';
import { escapeHtml } from '@flexa/contracts/html';
import { CONTEXT } from '../testing/mails';
import { MAIL_TEMPLATES } from './registry';
import { loadMail } from './render';
import { ORDER_NEWS } from './templates/order-notice';
import { SECURITY_NEWS } from './templates/security-news';
import { renderSamples } from './samples';

const all = await renderSamples(CONTEXT);

const findText = (id: string) => all.find((mail) => mail.id === id)?.text;

test('every mail has a sample, and every kind of news its own', () => {
  expect([...new Set(all.map(({ content }) => content.template))]).toEqual(MAIL_TEMPLATES);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const listIds = (start: string) =>
    all.map(({ id }) => id).filter((id) => id.split('.')[0] === start);
  expect(listIds('order-notice')).toEqual(ORDER_NEWS.map((news) => `order-notice.${news}`));
  expect(listIds('security-news')).toEqual(SECURITY_NEWS.map((news) => `security-news.${news}`));
});

test('a welcome offers a trial of one pack only to people who can still have one', () => {
  expect(findText('welcome')).toContain(
    'one pack free for 14 days, or each pack for longer while a free offer has places',
  );
  const without = findText('welcome.no-trial');
  expect(without).not.toMatch(/free for|Try a pack/);
  expect(without).toContain('2. Get a pack\n');
});

/**
 * CSS properties that Outlook on Windows, Gmail and Apple Mail support, or that mails don't depend on. Before adding a
 * property, look it up on caniemail.com.
 */
const CSS = [
  '-webkit-user-select',
  'background-color',
  'border',
  'border-radius',
  'border-top',
  'box-sizing',
  'color',
  'display',
  'font',
  'font-size',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'margin',
  'max-height',
  'max-width',
  'mso-hide',
  'mso-line-height-rule',
  'mso-padding-alt',
  'overflow',
  'overflow-wrap',
  'padding',
  'padding-left',
  'padding-right',
  'table-layout',
  'text-decoration',
  'user-select',
  'vertical-align',
  'white-space',
  'width',
  'word-break',
];
const DISPLAYS = ['block', 'inline-block', 'none'];
const TAGS = 'a b body br div h1 img p span strong table tbody td th tr'.split(' ');

/** Returns the inline styles of a mail, as property and value. */
function listStyles(body: string): [string, string][] {
  return [...body.matchAll(/style="([^"]*)"/g)].flatMap(([, style = '']) =>
    style
      // A semicolon within a font's name is part of an entity.
      .replaceAll('&#x27;', '')
      .split(';')
      .filter((declaration) => declaration.trim() !== '')
      .map((declaration): [string, string] => {
        const [property = '', value = ''] = declaration.split(/:(.*)/s);
        return [property.trim(), value.trim()];
      }),
  );
}

describe.each(all)('$id', ({ html, text, subject, preheader, content }) => {
  const body = html.slice(html.indexOf('<body'));

  test('the sample fits its schema', async () => {
    const { schema } = await loadMail(content.template);
    expect(schema.parse(content.data)).toEqual(content.data);
  });

  test('the mail uses only tags and CSS that mail programs support', () => {
    const tags = new Set([...body.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag));
    expect([...tags].filter((tag) => !TAGS.includes(tag ?? ''))).toEqual([]);
    const styles = listStyles(body);
    expect(styles.filter(([property]) => !CSS.includes(property))).toEqual([]);
    const displays = styles.filter(([property]) => property === 'display');
    expect(displays.filter(([, value]) => !DISPLAYS.includes(value))).toEqual([]);
    expect(styles.filter(([, value]) => /calc|var\(|url\(|gradient/.test(value))).toEqual([]);
  });

  test('the mail is smaller than the 102 kB that Gmail shows', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
  });

  test('the mail starts with its preheader, which adds to the subject', () => {
    expect(preheader.length).toBeGreaterThan(20);
    expect(preheader).not.toBe(subject);
    const words = body.replace(/<[^>]*>/g, ' ').trim();
    expect(words.startsWith(escapeHtml(preheader))).toBe(true);
  });

  test('the mail has a plain text without HTML and with each address', () => {
    expect(text).not.toMatch(/<\/?(?:a|b|br|div|p|span|strong|t[dhr]|table)\b|&(?:[a-z]+|#\d+);/);
    expect(text).not.toMatch(/[ \t]\n(?<!-- \n)|\n{3,}|^\s|\n\n$/);
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(text).toContain(address.replaceAll('&amp;', '&'));
    }
  });

  test('the mail has a dark colour for every light one', () => {
    for (const [tag] of body.matchAll(/<[a-z][^>]*>/g)) {
      const classes = (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ');
      const has = (start: string) => classes.some((name) => name.startsWith(start));
      if (/[;"]color:/.test(tag)) expect(has('fg-'), tag).toBe(true);
      if (/background-color:(?!#f2c811)/.test(tag)) expect(has('bg-'), tag).toBe(true);
      if (/border(?:-top)?:1px/.test(tag)) expect(has('line'), tag).toBe(true);
    }
  });
});

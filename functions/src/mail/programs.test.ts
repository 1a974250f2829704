import { caniemail } from 'caniemail';
import { describe, expect, test } from 'vitest';
import { mailPreviews } from './previews';

/** What Outlook on Windows, which draws with Word, Gmail and Apple Mail make of each mail (caniemail.com). */
const CLIENTS = ['outlook.windows', 'gmail.*', 'apple-mail.*'] as const;

/** What one of them does not know, and why the mail is as good without it. */
const DONE_WITHOUT: Record<string, string> = {
  '@media': 'the mail is in light and with the space of wide screens',
  '<style> element':
    'every colour and size is inline, too; the style sheet has the dark look alone',
  'Type selector': 'of the style sheet: the underline of links lies closer',
  'border-radius': 'corners are square',
  'box-sizing': 'a picture is wider by its border, two pixels',
  'text-underline-offset': 'the underline of links lies closer',
  'user-select': 'a code or key is selected by hand',
  'white-space': 'a long name breaks, and so does the code on a screen narrower than it',
  'display:none': 'the preheader has no height either',
  overflow: 'the preheader is not displayed',
  'overflow-wrap': 'word-break does the same',
  'table-layout': 'the word breaks of cells keep the table as wide as the screen',
};

/** What one of them knows in part, and what the mails keep to, so that the part is enough. */
const KEPT_TO: Record<string, string> = {
  ...DONE_WITHOUT,
  '<body> element': 'its ground is on a table, too',
  margin: 'no negative ones, and not on a span or the body alone',
  display: 'of links in buttons, whose cell has the padding for Outlook',
  'word-break': 'it breaks what has no spaces',
  'text-decoration': 'one value',
  'dir attribute': 'all mails are in English',
  padding: 'on cells; that of the link in a button is on its cell for Outlook',
  background: 'colours alone',
  'width attribute': 'in pixels',
  'width property': 'on tables and cells; a picture has the attribute, too',
  'height property': 'on cells',
  'height attribute': 'of a picture, in pixels',
  'max-width': 'on a table; of a picture for screens narrower than it',
  border: 'on cells, 1 px',
  'font-size': 'in px',
  'font-weight': '400 and 600',
  'line-height': 'in px',
  'letter-spacing': 'small, for the look alone',
};

const previews = mailPreviews({
  config: {
    portalUrl: 'https://portal.example',
    mail: { support: 'support@portal.example' },
  } as Parameters<typeof mailPreviews>[0]['config'],
  clock: () => new Date('2026-11-20T12:00:00.000Z'),
});
const all = await Promise.all((await previews.list()).map(({ id }) => previews.get(id)));

/** What of a mail some of the programs don't know, or know in part. */
function findings(html: string): { errors: string[]; warnings: string[] } {
  const { issues } = caniemail({ clients: [...CLIENTS], html });
  const titles = (kind: 'errors' | 'warnings') => [
    ...new Set([...issues[kind].values()].flat().map(({ title }) => title)),
  ];
  return { errors: titles('errors'), warnings: titles('warnings') };
}

describe.each(all)('$id', ({ html, text, subject, preheader }) => {
  test('needs nothing that Outlook, Gmail or Apple Mail don’t have', () => {
    const { errors, warnings } = findings(html);
    expect(errors.filter((title) => !(title in DONE_WITHOUT))).toEqual([]);
    expect(warnings.filter((title) => !(title in KEPT_TO))).toEqual([]);
  });

  test('is not cut off by Gmail, which shows 102 kB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
  });

  test('has a preheader that goes on from the subject', () => {
    expect(preheader.length).toBeGreaterThan(20);
    expect(preheader).not.toBe(subject);
    // The first words of the HTML, so that no list of mails shows others.
    const body = html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' ');
    expect(body.trim().startsWith(escaped(preheader))).toBe(true);
  });

  test('says the same in plain text, which is no HTML and has each address', () => {
    expect(text).not.toMatch(/<\/?(?:a|b|br|div|p|span|strong|t[dhr]|table)\b|&(?:[a-z]+|#\d+);/);
    expect(text).not.toMatch(/[ \t]\n(?<!-- \n)|\n{3,}|^\s|\n\n$/);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    for (const address of addresses) expect(text).toContain(address);
  });

  test('has a dark colour for every light one', () => {
    const tags = [...html.slice(html.indexOf('<body')).matchAll(/<[a-z][^>]*>/g)].map(
      ([tag]) => tag,
    );
    for (const tag of tags) {
      const classes = (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ');
      const has = (start: string) => classes.some((name) => name.startsWith(start));
      if (/[;"]color:/.test(tag)) expect(has('fg-'), tag).toBe(true);
      if (/background-color:(?!#f2c811)/.test(tag)) expect(has('bg-'), tag).toBe(true);
      if (/border(?:-top)?:1px/.test(tag)) expect(has('line'), tag).toBe(true);
    }
  });
});

test('what is said to be done without is used somewhere, and missed by some program', () => {
  const found = all.map(({ html }) => findings(html));
  const errors = new Set(found.flatMap((each) => each.errors));
  const either = new Set(found.flatMap((each) => [...each.errors, ...each.warnings]));
  expect(Object.keys(DONE_WITHOUT).filter((title) => !errors.has(title))).toEqual([]);
  expect(Object.keys(KEPT_TO).filter((title) => !either.has(title))).toEqual([]);
});

test('the linter finds what Outlook can’t do', () => {
  const { errors } = findings('<p style="display:flex;gap:8px">Hello</p>');
  expect(errors).toContain('display:flex');
});

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
}

import { expect, test } from 'vitest';
import { REPLY_LINE } from '@flexa/contracts/mails';
import { MAIL_TEXT_MAX, ownWords, textOfHtml } from './own-words';

const QUOTED = ['', `> ${REPLY_LINE}`, '>', '> Under Format, Data colours.', '> Ticket T-1'];

test.each([
  ['Gmail', ['Thanks, found it.', '', 'On Thu, 26 Nov 2026 at 14:00, Flexa <a@in.test> wrote:']],
  [
    'a long attribution',
    ['Thanks, found it.', '', 'On Thu, Nov 26, 2026 at 2:00 PM Flexa <', 'a@in.test> wrote:'],
  ],
  ['German', ['Thanks, found it.', '', 'Am 26.11.2026 um 14:00 schrieb Flexa <a@in.test>:']],
  ['Japanese', ['Thanks, found it.', '', '2026年11月26日 14:00 Flexa <a@in.test>:']],
])('a reply from %s is what was written above the quotation', (_, heading) => {
  expect(ownWords([...heading, ...QUOTED].join('\r\n'))).toBe('Thanks, found it.');
});

test('of Outlook, whose quotation has no marks', () => {
  const text = [
    ...[
      'Thanks, found it.',
      'Ana',
      '',
      '________________________________',
      'From: Flexa <a@in.test>',
    ],
    ...['Sent: Thursday, 26 November 2026 14:00', 'To: Ana', 'Subject: Our answer', '', REPLY_LINE],
    ...['Under Format, Data colours.'],
  ];
  expect(ownWords(text.join('\n'))).toBe('Thanks, found it.\nAna');
});

test('an answer between the lines of a quotation, and one below it, lose nothing', () => {
  const below = `On 26 Nov 2026, Flexa <a@in.test> wrote:\n> ${REPLY_LINE}\n> Where?\n\nIn the menu.`;
  expect(ownWords(below)).toBe(below);
  const between = `> Which version?\nThe last one.\n> And where?\nAt home.`;
  expect(ownWords(between)).toBe(between);
});

test.each(['Note: it works.', 'See below:\n- one\n- two', 'Colour: red', 'One\n\n--\nAna', ''])(
  '%j stays as it is',
  (text) => {
    expect(ownWords(text)).toBe(text);
    expect(ownWords(`${text}\n\n> quoted`).startsWith(text)).toBe(true);
  },
);

test('what looks like a heading of a quotation stays where nothing is quoted', () => {
  const facts = 'It fails.\nVersion: 5.1\nBrowser: Edge\nError: 42';
  expect(ownWords(facts)).toBe(facts);
  expect(ownWords('These are the ones of 2026:')).toBe('These are the ones of 2026:');
  const heading = 'On Thu, 26 Nov 2026 at 14:00, Flexa <a@in.test> wrote:';
  expect(ownWords([facts, '', heading, ...QUOTED].join('\n'))).toBe(facts);
  expect(ownWords([facts, '', ...QUOTED].join('\n'))).toBe(facts);
  const outlook = 'From: Flexa <a@in.test>\nSent: Thursday\nTo: Ana\nSubject: Our answer';
  expect(ownWords([facts, outlook, '', REPLY_LINE].join('\n'))).toBe(facts);
});

test('nothing was written where only files came above the quotation', () => {
  const heading = 'On Thu, 26 Nov 2026 at 14:00, Flexa <a@in.test> wrote:';
  expect(ownWords([heading, ...QUOTED].join('\n'))).toBe('');
  expect(ownWords(`${REPLY_LINE}\nUnder Format, Data colours.`)).toBe('');
});

test('HTML that opens what it does not close is read to its end', () => {
  const html =
    '<STYLE>a</STYLE><p>One</p><style>İ</style><title>b</title><head><header>Two</header>';
  expect(textOfHtml(html)).toBe('One\nTwo');
});

// Quadratic work on any of these would take minutes.
test.each([
  `${'-'.repeat(MAIL_TEXT_MAX - 3)}a-a`,
  `${'_'.repeat(MAIL_TEXT_MAX / 2)}a${'-'.repeat(MAIL_TEXT_MAX / 2 - 4)}b-a`,
  ...[':', ': ', ' ', 'a ', 'a:', '> '].map((part) => `${part.repeat(40_000)}x`),
])('a mail of one long line is read', (line) => {
  const lines = [line, `${line}\n> quoted`, `a\n${line}\n${REPLY_LINE}`];
  for (const each of lines) {
    expect(ownWords(each)).toEqual(expect.any(String));
    expect(textOfHtml(each)).toEqual(expect.any(String));
  }
});

// Quadratic work would take longer than a test may.
test.each([
  'On \n',
  'a: b\n',
  '> ',
  'From: x\n',
  '----\n',
  '<style',
  '<style ',
  '<script>',
  '<head></head',
  '<br ',
  '<div ',
  '&#',
  `${REPLY_LINE}\n`,
])('a mail of %j alone is read', (part) => {
  expect(ownWords(part.repeat(MAIL_TEXT_MAX / part.length))).toEqual(expect.any(String));
  expect(textOfHtml(part.repeat(MAIL_TEXT_MAX / part.length))).toEqual(expect.any(String));
});

test('HTML alone becomes text', () => {
  const html = `<html><head><style>p{color:red}</style></head><body><p>Thanks,&nbsp;found&#32;it &amp; done.</p>
    <div>Ana<br>Lind</div><script>alert(1)</script></body></html>`;
  expect(textOfHtml(html)).toBe('Thanks, found it & done.\nAna\nLind');
});

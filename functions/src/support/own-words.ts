import { REPLY_LINE } from '@flexa/contracts/mails';

/** Characters of a mail that are read. */
export const MAIL_TEXT_MAX = 100_000;

/** No heading of a quotation is longer; a pattern that goes back and forth would take minutes on a long line. */
const LINE_MAX = 200;
const fits = (pattern: RegExp, line = '') => line.length <= LINE_MAX && pattern.test(line);

/** "On Thu, 26 Nov 2026 at 14:00, Flexa <support@…> wrote:", in any language. */
const ATTRIBUTION = /:\s*$/;
const YEAR = /20\d\d/;
/** "From: Flexa", as Outlook heads what it quotes, in any language. */
const HEADER = /^\s*\*?\p{L}[\p{L} -]{0,20}:\*?\s+\S/u;
const RULE = /^\s*[-_]{3,}[^-_]*[-_]*\s*$/;

/**
 * What someone wrote in a reply, without what their mail program quoted below it; empty where there was nothing
 * above our own mail. Plain on purpose: a guess that is wrong shows too much.
 */
export function ownWords(whole: string): string {
  const text = whole.slice(0, MAIL_TEXT_MAX);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const at = lines.findIndex((line) => line.includes(REPLY_LINE));
  const [above, quotation] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at)];
  const own = withoutHeading(above, quotation.length > 0)
    .join('\n')
    .trim();
  if (own || (quotation.length > 0 && !hasWordsBetween(quotation))) return own;
  return text.trim();
}

const isQuotedOrBlank = (line = '') => line.trim() === '' || line.startsWith('>');

/** Whether someone wrote below or between what is quoted, which marks tell apart. */
const hasWordsBetween = (quotation: readonly string[]) =>
  quotation[0]?.startsWith('>') === true && !quotation.every(isQuotedOrBlank);

/** Without what is quoted at the end, and the lines with which a mail program begins it. */
function withoutHeading(lines: readonly string[], isOurs: boolean): string[] {
  const end = lines.findLastIndex((line) => !isQuotedOrBlank(line)) + 1;
  const own = lines.slice(0, end);
  if (!isOurs && !lines.slice(end).some((line) => line.startsWith('>'))) return own;
  const attribution = attributionLines(own);
  if (attribution > 0) return own.slice(0, -attribution);
  return isOurs ? own.slice(0, headersFrom(own)) : own;
}

function attributionLines(own: readonly string[]): number {
  const [before = '', last = ''] = [own.at(-2), own.at(-1)];
  if (!fits(ATTRIBUTION, last)) return 0;
  // A long one is broken in two lines.
  if (!YEAR.test(last) && fits(YEAR, before)) return 2;
  return YEAR.test(last) || last.includes('@') ? 1 : 0;
}

/**
 * Where Outlook's heading begins: three headers or more, under a rule or with the address of the person quoted. The
 * end where there is none: "Version: 5.1" is what someone wrote.
 */
function headersFrom(own: readonly string[]): number {
  const first = own.findLastIndex((line) => !fits(HEADER, line)) + 1;
  const isRuled = fits(RULE, own[first - 1]);
  const from = isRuled ? first : own.findIndex((line, i) => i >= first && line.includes('@'));
  if (from < 0 || own.length - from < 3) return own.length;
  return isRuled ? first - 1 : from;
}

const BREAKS = /<(?:br|\/p|\/div|\/tr|\/li|\/h\d|\/blockquote)\b[^>]{0,1000}>/gi;
const UNSEEN = /<(style|script|head|title)\b/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Without what no mail program shows. Each end is looked for once: a pattern would look again from every start. */
function withoutUnseen(html: string): string {
  // Of the same length, which toLowerCase alone does not keep.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const unclosed = new Set<string>();
  let seen = '';
  let from = 0;
  for (const { index, 1: name = '' } of lower.matchAll(UNSEEN)) {
    if (index < from || unclosed.has(name)) continue;
    const end = lower.indexOf(`</${name}>`, index);
    if (end < 0) {
      unclosed.add(name);
    } else {
      seen += html.slice(from, index);
      from = end + name.length + 3;
    }
  }
  return seen + html.slice(from);
}

/** The text of a mail that came as HTML alone. */
export function textOfHtml(html: string): string {
  return withoutUnseen(html.slice(0, MAIL_TEXT_MAX))
    .replace(/[\r\n]+/g, ' ')
    .replace(BREAKS, '\n')
    .replace(/<[^<>]{0,5000}>/g, '')
    .replace(
      /&(?:#(\d{1,7})|(\w{2,6}));/g,
      (whole: string, code: string | undefined, name = ''): string => {
        const point = Number(code);
        if (code === undefined) return ENTITIES[String(name)] ?? whole;
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      },
    )
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

import { REPLY_LINE } from '@flexa/contracts/mails';

/** Characters of a mail that are read. */
export const MAIL_TEXT_MAX = 100_000;

/** "On Thu, 26 Nov 2026 at 14:00, Flexa <support@…> wrote:", in any language. */
const ATTRIBUTION = /:\s*$/;
const YEAR = /20\d\d/;
/** "From: Flexa", as Outlook heads what it quotes, in any language. */
const HEADER = /^\s*\*?\p{L}[\p{L} -]{0,20}:\*?\s+\S/u;
const RULE = /^\s*[-_]{3,}[^-_]*[-_]*\s*$/;

/**
 * What someone wrote in a reply, without what their mail program quoted below it. Plain on purpose: a guess
 * that is wrong shows too much.
 */
export function ownWords(whole: string): string {
  const text = whole.slice(0, MAIL_TEXT_MAX);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const at = lines.findIndex((line) => line.includes(REPLY_LINE));
  const own = at < 0 ? lines : withoutHeading(lines.slice(0, at));
  while (own.length > 0 && isQuotedOrBlank(own.at(-1))) own.pop();
  return (at < 0 ? withoutHeading(own) : own).join('\n').trim() || text.trim();
}

const isQuotedOrBlank = (line = '') => line.trim() === '' || line.startsWith('>');

/** The lines with which a mail program begins what it quotes: they are the last ones here. */
function withoutHeading(lines: readonly string[]): string[] {
  const own = [...lines];
  const dropBlank = () => {
    while (own.length > 0 && isQuotedOrBlank(own.at(-1))) own.pop();
  };
  dropBlank();
  const last = own.at(-1) ?? '';
  const before = own.at(-2) ?? '';
  if (ATTRIBUTION.test(last)) {
    // A long one is broken in two lines.
    if (!YEAR.test(last) && YEAR.test(before)) own.splice(-2);
    else if (YEAR.test(last) || last.includes('@')) own.pop();
  }
  const headers = own.length - 1 - own.findLastIndex((line) => !HEADER.test(line));
  if (headers >= 3) own.splice(-headers);
  dropBlank();
  if (RULE.test(own.at(-1) ?? '')) own.pop();
  dropBlank();
  return own;
}

const BREAKS = /<(?:br|\/p|\/div|\/tr|\/li|\/h\d|\/blockquote)\b[^>]{0,1000}>/gi;
const UNSEEN = /<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of a mail that came as HTML alone. */
export function textOfHtml(html: string): string {
  return html
    .slice(0, MAIL_TEXT_MAX)
    .replace(UNSEEN, '')
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

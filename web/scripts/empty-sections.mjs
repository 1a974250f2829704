/**
 * Returns the headings of a page that nothing follows: the next element with text is a heading of the same or a
 * higher level, or the page ends.
 *
 * @param {string} html the body of a prerendered page
 * @returns {string[]} texts of the headings
 */
export function findEmptySections(html) {
  const main = /<main[\s>][\s\S]*?<\/main>/.exec(html)?.[0] ?? html;
  const parts = main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .split(/(<h[1-6][\s>][\s\S]*?<\/h[1-6]>)/);
  const empty = [];
  let open = null;
  for (const part of parts) {
    const level = Number(/^<h([1-6])[\s>]/.exec(part)?.[1] ?? 0);
    if (level > 0) {
      if (open && level <= open.level) empty.push(open.words);
      open = { level, words: extractWords(part) };
    } else if (open && hasContent(part)) {
      open = null;
    }
  }
  if (open) empty.push(open.words);
  return empty;
}

function extractWords(html) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Pictures, tables and fields count as content, text as well. */
function hasContent(html) {
  return (
    extractWords(html) !== '' || /<(?:img|svg|video|canvas|input|textarea|iframe)\b/.test(html)
  );
}

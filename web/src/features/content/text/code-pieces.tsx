import type { ReactNode } from 'react';

const PARTS = /("[^"]*"(?=:))|("#[0-9A-Fa-f]{6}")|("[^"]*")/g;

/** Marks up a line of JSON: strings in the brand's colour, hex colours with a small swatch. */
export function highlightLine(line: string): ReactNode[] {
  const out: ReactNode[] = [];
  let end = 0;
  for (const match of line.matchAll(PARTS)) {
    const [text, key, color] = match;
    out.push(line.slice(end, match.index));
    if (key) out.push(key);
    else if (color) {
      out.push(
        <span key={match.index} className="text-brand-text">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="mr-1.5 inline-block size-2.5">
            <rect
              x=".5"
              y=".5"
              width="9"
              height="9"
              rx="2.5"
              fill={color.slice(1, -1)}
              className="stroke-line-2"
            />
          </svg>
          {text}
        </span>,
      );
    } else {
      out.push(
        <span key={match.index} className="text-brand-text">
          {text}
        </span>,
      );
    }
    end = match.index + text.length;
  }
  out.push(line.slice(end));
  return out;
}

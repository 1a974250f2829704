import { Fragment } from 'react';
import { useThemeJson } from './use-theme-json';

const PARTS = /("[^"]*"(?=:))|("#[0-9A-F]{6}")|("[^"]*")/g;

/** theme.json as it is, its colours with a small swatch. */
export function ThemeCode() {
  const json = useThemeJson();
  return (
    <pre
      // What scrolls has to be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="theme.json"
      className="font-mono text-[13px] leading-[1.75] whitespace-pre"
    >
      <code>
        {json.split('\n').map((line, i) => (
          <Fragment key={i}>
            {pieces(line)}
            {'\n'}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

function pieces(line: string) {
  const out = [];
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

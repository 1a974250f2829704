import { Fragment } from 'react';
import { codePieces } from './code-pieces';
import { useThemeJson } from './use-theme-json';

/** theme.json as it is, its colours with a small swatch. */
export function ThemeCode() {
  const json = useThemeJson();
  return (
    <pre
      // What scrolls has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="theme.json"
      className="font-mono text-[13px] leading-[1.75] whitespace-pre"
    >
      <code>
        {json.split('\n').map((line, i) => (
          <Fragment key={i}>
            {codePieces(line)}
            {'\n'}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

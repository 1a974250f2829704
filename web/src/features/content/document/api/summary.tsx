import { Fragment } from 'react';

/** Shows an operation's summary; names between backticks become code. */
export function Summary({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 1 ? (
      <code key={i} className="rounded-6 bg-surface-2 px-1 font-mono text-[0.86em]">
        {part}
      </code>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}

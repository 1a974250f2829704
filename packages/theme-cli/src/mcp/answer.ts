import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Outcome } from '../commands';

/** More entries than this fill an assistant's memory and tell it nothing more. */
const MOST = 200;

/** An outcome as an assistant gets it; of a long list the beginning, and how much is left out. */
export function answerOf({ data, text }: Outcome): CallToolResult {
  if ('theme' in data) return { content: [{ type: 'text', text }] };
  const lines = text.split('\n');
  const left = lines.length - MOST;
  const shown =
    left > 0
      ? [...lines.slice(0, MOST - 1), `… ${left} more lines are left out`, lines.at(-1)].join('\n')
      : text;
  return { content: [{ type: 'text', text: shown }], structuredContent: shortened(data) };
}

/** Lists cut where they are long, with a sibling that says how many entries they had. */
function shortened(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
      if (!Array.isArray(each)) return [[key, each]];
      const entries = each
        .slice(0, MOST)
        .map((entry: unknown) =>
          typeof entry === 'object' && entry !== null && !Array.isArray(entry)
            ? shortened(entry)
            : entry,
        );
      return each.length > MOST
        ? [
            [key, entries],
            [`${key}Count`, each.length],
          ]
        : [[key, entries]];
    }),
  );
}

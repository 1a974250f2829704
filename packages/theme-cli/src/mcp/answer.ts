import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Outcome } from '../commands';
import { toFailure } from '../failure';

/**
 * Limit of an answer in bytes. Longer ones fill an assistant's context without more information.
 */
export const MAX_ANSWER = 19_000;
/** Limits for list entries, tried until an answer fits. */
const LENGTHS = [200, 100, 50, 25, 12, 6, 3, 1];

/** Formats an outcome for an assistant. Long lists are cut, with a count of the entries left out. */
export function formatAnswer({ data, text }: Outcome): CallToolResult {
  for (const most of LENGTHS) {
    const answer: CallToolResult = {
      content: [{ type: 'text', text: cutLines(text, most) }],
      structuredContent: shortenLists(data, most),
    };
    if (measureAnswer(answer) <= MAX_ANSWER) return answer;
  }
  return { content: [{ type: 'text', text: cutText(text) }] };
}

/**
 * Returns a theme as a whole if it fits or on request, otherwise its beginning and how to get a
 * file.
 */
export function formatThemeAnswer({ text }: Outcome, isWhole: boolean): CallToolResult {
  const answer: CallToolResult = { content: [{ type: 'text', text }] };
  if (isWhole || measureAnswer(answer) <= MAX_ANSWER) return answer;
  const size = Math.ceil(Buffer.byteLength(text) / 1000);
  const words = `The theme has ${size} kB. Pass out, a path ending in .json, to write it, or whole to get it here. It begins:\n${text.slice(0, 1500)}\n…`;
  return { content: [{ type: 'text', text: words }] };
}

/** Runs a command for an assistant: its warnings come first, and an error is cut like an answer. */
export async function runForAssistant(
  command: (warn: (text: string) => void) => Outcome | Promise<Outcome>,
  answer: (outcome: Outcome) => CallToolResult = formatAnswer,
): Promise<CallToolResult> {
  const warnings: string[] = [];
  try {
    const outcome = await command((text) => warnings.push(text));
    const text = [...warnings, outcome.text].join('\n');
    return answer(warnings.length === 0 ? outcome : { ...outcome, text });
  } catch (error) {
    const { message } = toFailure(error);
    const text =
      Buffer.byteLength(JSON.stringify(message)) > MAX_ANSWER ? cutText(message) : message;
    return { isError: true, content: [{ type: 'text', text }] };
  }
}

const measureAnswer = (answer: CallToolResult) => Buffer.byteLength(JSON.stringify(answer));

function cutLines(text: string, most: number): string {
  const lines = text.split('\n');
  const left = lines.length - most;
  return left > 0
    ? [...lines.slice(0, most - 1), `… ${left} more lines are left out`, lines.at(-1)].join('\n')
    : text;
}

/** Half of the limit, because JSON may encode a character as several bytes. */
function cutText(text: string): string {
  const [short, last = ''] = [text.slice(0, MAX_ANSWER / 8), text.split('\n').at(-1)];
  return `${short}\n… the rest is left out\n${last.slice(0, 500)}`;
}

/** Shortens long lists and adds the number of entries as a sibling. */
function shortenLists(value: object, most: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
      if (!Array.isArray(each)) return [[key, each]];
      const entries = each
        .slice(0, most)
        .map((entry: unknown) =>
          typeof entry === 'object' && entry !== null && !Array.isArray(entry)
            ? shortenLists(entry, most)
            : entry,
        );
      return each.length > most
        ? [
            [key, entries],
            [`${key}Count`, each.length],
          ]
        : [[key, entries]];
    }),
  );
}

import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Outcome } from '../commands';
import { Failure } from '../failure';

/** Bytes of an answer. A longer one fills an assistant's memory and tells it nothing more. */
export const MAX_ANSWER = 19_000;
/** Entries that lists are cut to, until an answer fits. */
const LENGTHS = [200, 100, 50, 25, 12, 6, 3, 1];

/** An outcome as an assistant gets it; of a long list the beginning, and how much is left out. */
export function answerOf({ data, text }: Outcome): CallToolResult {
  for (const most of LENGTHS) {
    const answer: CallToolResult = {
      content: [{ type: 'text', text: cutLines(text, most) }],
      structuredContent: shortened(data, most),
    };
    if (sizeOf(answer) <= MAX_ANSWER) return answer;
  }
  return { content: [{ type: 'text', text: cutText(text) }] };
}

/** The theme itself, if it fits or was asked for whole; else its beginning and the way to a file. */
export function themeAnswerOf({ text }: Outcome, isWhole: boolean): CallToolResult {
  const answer: CallToolResult = { content: [{ type: 'text', text }] };
  if (isWhole || sizeOf(answer) <= MAX_ANSWER) return answer;
  const size = Math.ceil(Buffer.byteLength(text) / 1000);
  const words = `The theme is made and has ${size} kB. Give out, a path ending in .json, to have it written, or whole to have it here. It begins:\n${text.slice(0, 1500)}\n…`;
  return { content: [{ type: 'text', text: words }] };
}

/** Runs a command for an assistant: its warnings come first, and an error is cut like an answer. */
export async function answering(
  command: (warn: (text: string) => void) => Outcome | Promise<Outcome>,
  answer: (outcome: Outcome) => CallToolResult = answerOf,
): Promise<CallToolResult> {
  const warnings: string[] = [];
  try {
    const outcome = await command((text) => warnings.push(text));
    const text = [...warnings, outcome.text].join('\n');
    return answer(warnings.length === 0 ? outcome : { ...outcome, text });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { message } = error;
    const text =
      Buffer.byteLength(JSON.stringify(message)) > MAX_ANSWER ? cutText(message) : message;
    return { isError: true, content: [{ type: 'text', text }] };
  }
}

const sizeOf = (answer: CallToolResult) => Buffer.byteLength(JSON.stringify(answer));

function cutLines(text: string, most: number): string {
  const lines = text.split('\n');
  const left = lines.length - most;
  return left > 0
    ? [...lines.slice(0, most - 1), `… ${left} more lines are left out`, lines.at(-1)].join('\n')
    : text;
}

/** Half of the limit, since JSON may write a letter as several bytes. */
function cutText(text: string): string {
  const [short, last = ''] = [text.slice(0, MAX_ANSWER / 8), text.split('\n').at(-1)];
  return `${short}\n… the rest is left out\n${last.slice(0, 500)}`;
}

/** Lists cut where they are long, with a sibling that says how many entries they had. */
function shortened(value: object, most: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
      if (!Array.isArray(each)) return [[key, each]];
      const entries = each
        .slice(0, most)
        .map((entry: unknown) =>
          typeof entry === 'object' && entry !== null && !Array.isArray(entry)
            ? shortened(entry, most)
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

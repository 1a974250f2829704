import type { TableRow } from './data';
import { NO_FOLDS, type Folds } from './view';

/**
 * Returns a name for a group that is the same wherever the group is, derived from its label and
 * those of the groups around it. The report stores the name, and its readers may not have access to
 * every row, so the name is a hash. It does not contain the label, although a guessed label could
 * be confirmed.
 */
export function formatGroupName(rows: readonly TableRow[], place: number): string {
  const within = rows[place]?.within ?? [];
  const path = JSON.stringify([...within, place].map((one) => rows[one]?.label));
  let hash = 0x811c9dc5;
  for (let i = 0; i < path.length; i += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Returns the stored state of these rows' groups, by the index of the row. */
export function findFolds(rows: readonly TableRow[], kept: ReadonlyMap<string, boolean>): Folds {
  if (kept.size === 0) return NO_FOLDS;
  const folds = new Map<number, boolean>();
  for (const [place, { isGroup }] of rows.entries()) {
    const isFolded = isGroup ? kept.get(formatGroupName(rows, place)) : undefined;
    if (isFolded !== undefined) folds.set(place, isFolded);
  }
  return folds;
}

/** How a group's state is written after its name. */
const FOLDED = '-';
const OPEN = '+';

/** Power BI answers with an update within moments. One that says the same later comes from a bookmark. */
const ANSWER_MS = 2000;

interface Sent {
  readonly text: string;
  readonly at: number;
}

/**
 * Which groups the reader folded or unfolded, as the report keeps them. Power BI answers everything that is kept with an
 * update. An update that says something else comes from a bookmark.
 */
export class KeptFolds {
  /** By name, whether the group is folded. */
  groups: ReadonlyMap<string, boolean> = new Map();
  private last = '';
  private sent: readonly Sent[] = [];

  /** Takes over the report's state, unless it echoes one of our own changes. */
  read(stored: unknown): void {
    const said = typeof stored === 'string' ? stored : '';
    const waiting = this.listWaiting();
    const answered = waiting.findIndex(({ text }) => text === said);
    if (answered >= 0) this.sent = waiting.slice(answered + 1);
    else if (said !== this.last) this.groups = parseGroups(said);
    this.last = said;
  }

  /** Folds or unfolds a group, and says what the report has to keep. */
  set(name: string, isFolded: boolean): string {
    this.groups = new Map(this.groups).set(name, isFolded);
    const text = [...this.groups]
      .map(([each, folded]) => each + (folded ? FOLDED : OPEN))
      .join(' ');
    this.sent = [...this.listWaiting(), { text, at: Date.now() }];
    return text;
  }

  private listWaiting(): readonly Sent[] {
    const now = Date.now();
    return this.sent.filter(({ at }) => now - at < ANSWER_MS);
  }
}

/** Parses what `set` wrote and ignores anything else. */
function parseGroups(text: string): ReadonlyMap<string, boolean> {
  const parts = text.split(' ').filter((part) => part.endsWith(FOLDED) || part.endsWith(OPEN));
  return new Map(parts.map((part) => [part.slice(0, -1), part.endsWith(FOLDED)]));
}

import type { TableRow } from './data';

const NONE: ReadonlySet<number> = new Set();

/**
 * What names a group wherever it stands, made of its label and those of the groups around it. A report keeps it, and
 * is read by people who may not see every row: so it is a hash, which tells nobody a label.
 */
export function groupName(rows: readonly TableRow[], place: number): string {
  const within = rows[place]?.within ?? [];
  const path = JSON.stringify([...within, place].map((one) => rows[one]?.label));
  let hash = 0x811c9dc5;
  for (let i = 0; i < path.length; i += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Where the groups of these names stand among these rows. */
export function placesOf(
  rows: readonly TableRow[],
  names: ReadonlySet<string>,
): ReadonlySet<number> {
  if (names.size === 0) return NONE;
  const places = [...rows.keys()].filter(
    (place) => rows[place]?.isGroup && names.has(groupName(rows, place)),
  );
  return new Set(places);
}

/**
 * The names of the turned groups as the report keeps them. Power BI answers everything that is kept with an update;
 * one that says something else comes of a bookmark.
 */
export class KeptFolds {
  names: ReadonlySet<string> = new Set();
  private last = '';
  private sent: string[] = [];

  /** What the report says now. */
  read(stored: unknown): void {
    const said = typeof stored === 'string' ? stored : '';
    const answered = this.sent.indexOf(said);
    if (answered >= 0) this.sent = this.sent.slice(answered + 1);
    else if (said !== this.last) this.names = new Set(said.split(' ').filter(Boolean));
    this.last = said;
  }

  /** Turns a group, and says what the report has to keep. */
  turn(name: string): string {
    const names = new Set(this.names);
    if (!names.delete(name)) names.add(name);
    this.names = names;
    const kept = [...names].join(' ');
    this.sent.push(kept);
    return kept;
  }
}

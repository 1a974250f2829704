import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject } from '@flexa/theme-engine/model';
import { decodeText } from '@flexa/theme-engine/import';
import { Failure } from './failure';
import { readBytes } from './files';
import { RULES, type CheckFinding } from './findings';
import { requireInside } from './inside';

export const IGNORE_FILE = '.flexa-ignore.json';

/** A finding that a team accepts, with its reason. */
export interface IgnoreEntry {
  readonly rule: string;
  /** A JSON pointer (with a slash at its beginning) or a file; `*` matches any part. */
  readonly path?: string;
  readonly reason: string;
}

export interface IgnoredFinding extends CheckFinding {
  readonly reason: string;
}

/** Reads the entries of the ignore files in some folders. A folder without one adds none. */
export function readIgnoreEntries(folders: Iterable<string>, within?: string): IgnoreEntry[] {
  return [...new Set(folders)].flatMap((folder) => {
    const file = join(folder, IGNORE_FILE);
    if (!existsSync(file)) return [];
    if (within !== undefined) requireInside(within, file, IGNORE_FILE);
    return readEntries(file);
  });
}

function readEntries(file: string): IgnoreEntry[] {
  let json: Json;
  try {
    json = JSON.parse(decodeText(readBytes(file)).text) as Json;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file}: is not valid JSON`);
  }
  if (!Array.isArray(json)) {
    throw new Failure(`${file}: has to be a list of { "rule", "path", "reason" }`);
  }
  return (json as readonly Json[]).map((entry, i) => parseEntry(entry, `${file}: entry ${i + 1}`));
}

function parseEntry(entry: Json, named: string): IgnoreEntry {
  if (!isObject(entry)) throw new Failure(`${named}: is not an object`);
  const shown = `${named} (${JSON.stringify(entry)})`;
  const unknown = Object.keys(entry).find((key) => !['rule', 'path', 'reason'].includes(key));
  if (unknown !== undefined) throw new Failure(`${shown}: ${unknown}: unknown field`);
  const rule = readTextField(entry, 'rule');
  if (rule === undefined || !isRule(rule)) {
    throw new Failure(
      `${shown}: ${rule ?? 'no rule'}: unknown rule; the rules are ${Object.keys(RULES).join(', ')} and microsoft/CODE`,
    );
  }
  const reason = readTextField(entry, 'reason')?.trim() ?? '';
  if (reason === '') throw new Failure(`${shown}: has no reason`);
  if (entry['path'] === undefined) return { rule, reason };
  const path = readTextField(entry, 'path');
  if (path === undefined) throw new Failure(`${shown}: path: is not text`);
  return { rule, reason, path };
}

function readTextField(entry: JsonObject, key: string): string | undefined {
  const value = entry[key];
  return typeof value === 'string' ? value : undefined;
}

const isRule = (rule: string) => Object.hasOwn(RULES, rule) || /^microsoft\/[A-Z\d_]+$/.test(rule);

/** Separates accepted findings from those that count. */
export function separateIgnored(
  findings: readonly CheckFinding[],
  entries: readonly IgnoreEntry[],
): { found: CheckFinding[]; ignored: IgnoredFinding[] } {
  const found: CheckFinding[] = [];
  const ignored: IgnoredFinding[] = [];
  for (const finding of findings) {
    const entry = entries.find((each) => covers(each, finding));
    if (entry) ignored.push({ ...finding, reason: entry.reason });
    else found.push(finding);
  }
  return { found, ignored };
}

function covers({ rule, path }: IgnoreEntry, finding: CheckFinding): boolean {
  if (rule !== finding.rule) return false;
  if (path === undefined) return true;
  const isPointer = path.startsWith('/');
  const wanted = path.split('/');
  const parts = (isPointer ? finding.at : finding.file.replaceAll('\\', '/')).split('/');
  // A pointer covers everything below it. The end of its path identifies a file.
  const start = isPointer ? 0 : parts.length - wanted.length;
  return wanted.every((part, i) => part === '*' || part === parts[start + i]);
}

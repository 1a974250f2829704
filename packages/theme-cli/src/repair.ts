import { basename, dirname } from 'node:path';
import { formatCount } from '@flexa/contracts/format';
import {
  decodeText,
  inspect,
  readTheme,
  applyRepairs,
  type ReadTheme,
} from '@flexa/theme-engine/import';
import {
  createDocument,
  formatDocument,
  isObject,
  type JsonObject,
} from '@flexa/theme-engine/model';
import type { Options, Outcome } from './commands';
import { EXIT, Failure } from './failure';
import { readBytes, replaceFiles } from './files';
import { resolvePlace } from './inside';

/**
 * Repairs a theme, a recipe or design tokens: encoding, JSON, and in a theme each value with a
 * clear meaning. Other values stay and are listed. The result is UTF-8 without a byte order mark.
 */
export function repair([path = '']: readonly string[], options: Options): Outcome {
  const place = resolvePlace(path, options);
  const bytes = readBytes(place, path);
  const source = decodeText(bytes);
  const did: string[] = [];
  if (source.encoding !== 'utf-8') did.push(`read ${source.encoding} and wrote UTF-8`);
  else if (bytes[0] === 0xef && bytes[1] === 0xbb) did.push('removed the byte order mark');
  if (source.isGuessed) options.warn?.(`${path}: read as Latin-1: check letters with accents`);
  const { text, left } = repairText(source.text, path, did);
  const lineEnd = /\r\n/.test(source.text) ? '\r\n' : '\n';
  const content = Buffer.from(text.replaceAll(/\r?\n/g, lineEnd), 'utf8');
  const target = options.out ?? path;
  const isSame = options.out === undefined && content.equals(bytes);
  const lines = [...did, ...left.map((problem) => `left: ${problem}`)];
  const code = left.length > 0 ? EXIT.found : EXIT.fine;
  if (isSame) {
    return {
      data: { did: [], left },
      text: [...lines, `${path}: nothing to repair`].join('\n'),
      code,
    };
  }
  if (!options.dryRun) {
    const out = resolvePlace(target, options);
    replaceFiles(target, new Map([[out, content]]), dirname(out), options.within);
  }
  const ending = options.dryRun
    ? `${formatCount(did.length, 'repair')}, nothing written`
    : `${target} written\nUndo with: flexa-theme undo ${target}`;
  return {
    data: { did, left, written: options.dryRun ? null : target },
    text: [...lines, ending].join('\n'),
    code,
  };
}

function repairText(source: string, path: string, did: string[]) {
  let read = readTheme(source);
  if (read.kind === 'fault') {
    const { line, column, message, repair: found } = read;
    if (!found) throw new Failure(`${path}:${line}:${column}: ${message} It can’t be repaired.`);
    did.push(...found.did);
    read = readTheme(found.text);
    if (read.kind === 'fault') throw new Failure(`${path}:${line}:${column}: ${message}`);
  }
  return isTheme(read.theme) ? repairTheme(read, path, did) : removeRepeats(read, did);
}

/** Recipes and design tokens contain no Power BI settings. */
const isTheme = (json: JsonObject) =>
  !('decisions' in json) &&
  !('preset' in json) &&
  !Object.values(json).some((value) => isObject(value) && '$value' in value);

function repairTheme(read: ReadTheme, path: string, did: string[]) {
  const file = basename(path);
  const { problems } = inspect(read, file);
  const chosen = problems.filter(
    ({ severity, edit, kind }) =>
      kind === 'repeated-key' ||
      (severity === 'error' && (edit.kind === 'set' || edit.kind === 'rename')),
  );
  const left = problems
    .filter(({ severity, edit }) => severity === 'error' && edit.kind === 'remove')
    .map(({ line, at, title, detail }) => `line ${line}, ${at}: ${title}. ${detail}`);
  if (chosen.length === 0) return { text: read.text, left };
  for (const { line, title, before, after } of chosen) {
    did.push(`line ${line}: ${title}: ${before} → ${after}`);
  }
  const theme = applyRepairs(read.theme, chosen, file);
  return { text: formatDocument(createDocument(theme, '', read.text)), left };
}

function removeRepeats(read: ReadTheme, did: string[]) {
  if (read.doubled.length === 0) return { text: read.text, left: [] };
  did.push(...read.doubled.map((at) => `kept the last of ${at}`));
  return { text: `${JSON.stringify(read.theme, null, 2)}\n`, left: [] };
}

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readProse } from './prose';
import { findSigns, type Finding } from './signs';

/** A sign that docs/writing.md allows in a file. */
export interface Exception {
  file: string;
  /** The words of the sign, or `*` for all signs. */
  match: string;
}

export interface PlacedFinding extends Finding {
  file: string;
  line: number;
  text: string;
}

/** Returns every sign in the files that git tracks below a folder, without the exceptions. */
export async function checkWriting(root: string): Promise<PlacedFinding[]> {
  const listing = await promisify(execFile)('git', ['ls-files', '-z'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const exceptions = readExceptions(await readFile(join(root, 'docs/writing.md'), 'utf8'));
  const files = listing.stdout.split('\0').filter(Boolean);
  const findings = await Promise.all(
    files.map(async (file) => {
      // A file that was deleted and is not committed yet has no text.
      const text = await readFile(join(root, file), 'utf8').catch(() => '');
      return findInFile(file, text);
    }),
  );
  return findings.flat().filter((finding) => !isExcepted(finding, exceptions));
}

export function findInFile(file: string, text: string): PlacedFinding[] {
  return readProse(file, text).flatMap((prose) =>
    findSigns(prose.text).map((finding) => ({
      ...finding,
      file,
      line: prose.line,
      text: prose.text.replace(/\s+/g, ' ').slice(0, 100),
    })),
  );
}

/** Reads the table below the heading "Exceptions". */
export function readExceptions(markdown: string): Exception[] {
  const section = /^## Exceptions$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(markdown)?.[1] ?? '';
  return [...section.matchAll(/^\|\s*`([^`]+)`\s*\|\s*`([^`]+)`\s*\|\s*(\S.*?)\s*\|$/gm)].map(
    ([, file = '', match = '']) => ({ file, match }),
  );
}

function isExcepted(finding: PlacedFinding, exceptions: readonly Exception[]): boolean {
  return exceptions.some(
    ({ file, match }) => finding.file === file && (match === '*' || finding.match === match),
  );
}

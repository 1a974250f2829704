import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { afterEach, beforeEach } from 'vitest';
import { run, type Surroundings } from '../run';
import { readFilesBelow } from './files-below';

export const SAMPLE_REPORT = readSampleReports().get(
  'microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report',
)!;

/** Creates an empty folder for each test and runs the command line in it. */
export function useTemporaryFolder() {
  let cwd = '';
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), 'flexa-theme-'));
  });
  afterEach(() => rmSync(cwd, { recursive: true }));

  const resolvePath = (path: string) => join(cwd, path);
  const write = (path: string, content: string | Uint8Array | object) => {
    const isBytes = typeof content === 'string' || content instanceof Uint8Array;
    mkdirSync(dirname(resolvePath(path)), { recursive: true });
    writeFileSync(resolvePath(path), isBytes ? content : JSON.stringify(content));
  };
  const callWith = (surroundings: Partial<Surroundings>, ...args: string[]) =>
    run(args, { cwd, env: {}, keys: [], ...surroundings });
  return {
    at: resolvePath,
    write,
    callWith,
    call: (...args: string[]) => callWith({}, ...args),
    read: (path: string) => readFileSync(resolvePath(path), 'utf8'),
    bytesBelow: (folder: string) => readFilesBelow(resolvePath(folder)),
    /** Writes the sample report's project. */
    writeProject: (folder: string, files: ReadonlyMap<string, Uint8Array> = SAMPLE_REPORT) =>
      files.forEach((bytes, path) => write(`${folder}/${path}`, bytes)),
  };
}

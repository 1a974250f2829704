import { createWriteStream, type WriteStream } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Log of one source of output in this run, with the time of each line. */
export class LogFile {
  private readonly stream: WriteStream;

  constructor(path: string) {
    this.stream = createWriteStream(path);
    // A full disk or a deleted folder must not stop the portal.
    this.stream.on('error', () => {});
  }

  readonly add = (line: string): void => {
    const time = new Date().toISOString().slice(11, 23);
    this.stream.write(`${time} ${stripVTControlCharacters(line)}\n`);
  };
}

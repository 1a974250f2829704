import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../stack/failure';
import { findOnPath } from '../../stack/machine/search-path';
import type { Frame } from './screencast';

const run = promisify(execFile);

/** Debian's ffmpeg encodes VP9 and WebP; the one that comes with a browser does not. */
export function ffmpegPath(): string {
  const path = findOnPath('ffmpeg', process.env.PATH);
  if (path) return path;
  throw new Failure('The demo video needs ffmpeg (Debian: apt-get install ffmpeg).');
}

/** Pictures that stand as long as they stood on the screen become a WebM of VP9 without sound. */
export async function encodeVideo(frames: readonly Frame[], seconds: number, target: string) {
  const [first] = frames;
  if (!first) throw new Failure('The browser gave no pictures.');
  const list = join(first.file, '..', 'frames.txt');
  const lines = frames.map(({ file, at }, i) => {
    const until = frames[i + 1]?.at ?? seconds;
    return `file '${file}'\nduration ${Math.max(0.001, until - at).toFixed(4)}`;
  });
  // The last picture has to be named twice, else its duration is not kept.
  await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)?.file ?? ''}'\n`);
  await run(ffmpegPath(), [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list],
    ...['-vf', 'fps=15,format=yuv420p', '-an', '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38'],
    ...['-deadline', 'realtime', '-cpu-used', '8', '-row-mt', '1', '-threads', '2'],
    ...['-g', '150', target],
  ]);
}

export async function encodePoster(frame: Frame, target: string) {
  await run(ffmpegPath(), [
    ...['-y', '-loglevel', 'error', '-i', frame.file],
    ...['-c:v', 'libwebp', '-quality', '80', target],
  ]);
}

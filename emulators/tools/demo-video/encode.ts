import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../stack/terminal';
import { findOnPath } from '../../tests/programs';
import type { Frame } from './screencast';

const run = promisify(execFile);

/** Returns the path of an ffmpeg that encodes VP9 and WebP, as Debian's does and the one of a browser does not. */
export function requireFfmpeg(): string {
  const path = findOnPath('ffmpeg', process.env.PATH);
  if (path) return path;
  throw new Failure('The demo video needs ffmpeg (Debian: apt-get install ffmpeg).');
}

/** Encodes frames, each with the duration it had on the screen, as a silent WebM in VP9. */
export async function encodeVideo(frames: readonly Frame[], seconds: number, target: string) {
  const [first] = frames;
  if (!first) throw new Failure('The browser sent no frames.');
  const list = join(first.file, '..', 'frames.txt');
  const lines = frames.map(({ file, at }, i) => {
    const until = frames[i + 1]?.at ?? seconds;
    return `file '${file}'\nduration ${Math.max(0.001, until - at).toFixed(4)}`;
  });
  // ffmpeg ignores the duration of the last entry, so the last frame is listed twice.
  await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)?.file ?? ''}'\n`);
  await run(requireFfmpeg(), [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list],
    ...['-vf', 'fps=15,format=yuv420p', '-an', '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38'],
    ...['-deadline', 'realtime', '-cpu-used', '8', '-row-mt', '1', '-threads', '2'],
    ...['-g', '150', target],
  ]);
}

export async function encodePoster(frame: Frame, target: string) {
  await run(requireFfmpeg(), [
    ...['-y', '-loglevel', 'error', '-i', frame.file],
    ...['-c:v', 'libwebp', '-quality', '80', target],
  ]);
}

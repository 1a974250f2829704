import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export interface Frame {
  file: string;
  /** Seconds since the recording began. */
  at: number;
}

/** Records the frames of a page with the times at which they were painted. */
export async function startScreencast(page: Page, folder: string, width: number, height: number) {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const writing: Promise<void>[] = [];
  let began: number | undefined;

  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    const painted = metadata.timestamp ?? Date.now() / 1000;
    began ??= painted;
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: painted - began });
    writing.push(writeFile(file, Buffer.from(data, 'base64')));
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: width,
    maxHeight: height,
  });

  return {
    /** Seconds since the first frame. */
    now: () => (began === undefined ? 0 : Date.now() / 1000 - began),
    stop: async (): Promise<Frame[]> => {
      await session.send('Page.stopScreencast');
      await Promise.all(writing);
      return frames;
    },
  };
}

import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { recordHydration, waitForHydration } from '../../tests/browser/fixtures/hydration';
import { launchBrowser } from '../../tests/browser/fixtures/launch';
import { PORTAL } from '../../tests/browser/fixtures/people';
import { encodePoster, encodeVideo, requireFfmpeg } from './encode';
import { drawPointer } from './pointer';
import { startScreencast } from './screencast';
import { preloadStudio, TOUR } from './tour';
import { ROOT } from '../../stack/paths';

const WIDTH = 1280;
const HEIGHT = 720;
const TARGET = join(ROOT, 'web/public/demo');
const FACTS = join(ROOT, 'web/src/features/content/texts/demo/recording.ts');
/** Milliseconds to read a caption. It stays at least that long, and as long as its scene. */
const estimateReadingMs = (caption: string) => 1800 + caption.length * 42;

async function record(folder: string) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      baseURL: PORTAL,
      viewport: { width: WIDTH, height: HEIGHT },
      colorScheme: 'light',
    });
    await recordHydration(page.context());
    await drawPointer(page);
    await page.goto('/flexa-theme');
    await waitForHydration(page);
    await page.getByRole('option', { name: /^Line: / }).waitFor();
    await preloadStudio(page);
    const cast = await startScreencast(page, folder, WIDTH, HEIGHT);
    const captions: { from: number; to: number; text: string }[] = [];
    for (const { caption, run } of TOUR) {
      const from = cast.now();
      const began = Date.now();
      await run(page);
      await page.waitForTimeout(Math.max(600, estimateReadingMs(caption) - (Date.now() - began)));
      captions.push({ from, to: cast.now(), text: caption });
    }
    const seconds = cast.now();
    return { frames: await cast.stop(), captions, seconds };
  } finally {
    await browser.close();
  }
}

/** Formats 61.5 as 00:01:01.500. */
function formatTime(seconds: number): string {
  return new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);
}

/**
 * Records a minute in the theme studio of the running portal: a WebM with captions and a poster in
 * web/public/demo, and the facts that /demo-video shows in web/src/features/content/texts/demo/recording.ts.
 */
export async function recordDemoVideo(): Promise<void> {
  requireFfmpeg();
  const folder = await mkdtemp(join(tmpdir(), 'flexa-demo-'));
  try {
    const { frames, captions, seconds } = await record(folder);
    await mkdir(TARGET, { recursive: true });
    await encodeVideo(frames, seconds, join(TARGET, 'studio.webm'));
    const poster = frames.findLast(({ at }) => at <= (captions[2]?.to ?? 0));
    if (poster) await encodePoster(poster, join(TARGET, 'studio.webp'));
    const cues = captions.map(
      ({ from, to, text }) => `${formatTime(from)} --> ${formatTime(to)}\n${text}\n`,
    );
    await writeFile(join(TARGET, 'studio.vtt'), `WEBVTT\n\n${cues.join('\n')}`);
    const facts = {
      seconds: Math.round(seconds),
      captions: captions.map(({ from, text }) => ({ at: Math.round(from), text })),
    };
    const source = `import type { Recording } from './types';

/** Written by npm run screenshots. */
export const RECORDING: Recording | null = ${JSON.stringify(facts)};
`;
    const { code } = await format(FACTS, source, { printWidth: 100, singleQuote: true });
    await writeFile(FACTS, code);
    const { size } = await stat(join(TARGET, 'studio.webm'));
    console.log(
      `${seconds.toFixed(0)} s, ${frames.length} frames, ${(size / 1e6).toFixed(1)} MB: web/public/demo/studio.webm`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

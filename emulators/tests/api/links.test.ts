import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../../stack/paths';
import { requireAddress } from './support/http';

const LINKINATOR = join(ROOT, 'node_modules/linkinator/build/src/cli.js');
/** Configuration that skips other sites, and files that only `npm run build:visuals` and an hourly job create. */
const CONFIG = join(ROOT, 'emulators/links.json');

const resultSchema = z.object({
  links: z.array(z.object({ url: z.string(), state: z.string(), parent: z.string().optional() })),
});

test(
  'every link, picture and script of the public pages leads somewhere',
  { timeout: 600_000 },
  async () => {
    const checker = spawn(process.execPath, [
      LINKINATOR,
      requireAddress('FLEXA_PORTAL_URL'),
      '--config',
      CONFIG,
      '--format',
      'json',
    ]);
    const { links } = resultSchema.parse(JSON.parse(await text(checker.stdout)));
    const broken = links.filter(({ state }) => state === 'BROKEN');
    expect(broken).toEqual([]);
    expect(links.length).toBeGreaterThan(300);
  },
);

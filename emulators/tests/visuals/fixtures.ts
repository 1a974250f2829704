import type { FlexaVisualName } from '@flexa/license/flexa';
import { reportKeyClaims } from '@flexa/license/issue';
import { packageFile } from '@flexa/visuals/build';
import { generateKeyPairSync, sign } from 'node:crypto';
import type powerbi from 'powerbi-visuals-api';
import type { Browser } from '@playwright/test';
import { openVisual, type VisualFrame } from '../../power-bi/frame';

export const EDITING = 1;
export const READING = 0;
export const DAY = 24 * 60 * 60 * 1000;

const { publicKey, privateKey } = generateKeyPairSync('ed25519');

/** The package knows a seller whose private key isn't here, so it is given one whose is. */
const withOurSeller = (js: string) =>
  js.replace(/"?x"?:\s*"[\w-]{43}",\s*"?kid"?:\s*"[^"]+"/, () => {
    const { x = '' } = publicKey.export({ format: 'jwk' });
    return `x: "${x}", kid: "test"`;
  });

/** A key that the visuals of these tests take. */
export function keyFor(prd: string, endsAt: Date, isTrial = false): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = reportKeyClaims({
    ...{ jti: 'k', sub: 's', lic: 'l', prd, qty: 1, nam: 'Nora', isTrial },
    ...{ issuedAt: new Date(endsAt.getTime() - 100 * DAY), endsAt },
  });
  const text = `${part({ alg: 'EdDSA', kid: 'test', typ: 'license+jwt' })}.${part(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

interface Update {
  view: powerbi.DataView | null;
  size?: readonly [number, number];
  viewMode?: number;
}

/** A packaged visual in its frame, and what tests do with it. */
export interface PackagedVisual extends VisualFrame {
  update(update: Update): Promise<void>;
  /** What it asked of its host since this was called last. */
  asked(): Promise<{ what: string; with?: unknown }[]>;
  wordsInside(selector: string): Promise<string[]>;
}

export async function openPackaged(
  browser: Browser,
  name: FlexaVisualName,
): Promise<PackagedVisual> {
  const visual = await openVisual(browser, packageFile(name), withOurSeller);
  const { frame } = visual;
  return {
    ...visual,
    update: ({ view, size: [width, height] = [640, 360], viewMode = READING }) =>
      frame.evaluate((options) => window.bench.update(options), {
        ...{ viewport: { width, height }, viewMode, dataViews: view ? [view] : [] },
      }),
    asked: () => frame.evaluate(() => window.bench.asked.splice(0)),
    wordsInside: async (selector) =>
      (await frame.locator(selector).allTextContents()).filter(Boolean),
  };
}

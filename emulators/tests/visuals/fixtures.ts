import type { FlexaVisualName } from '@flexa/license/flexa';
import type { VisualType } from '@flexa/contracts/plans';
import { buildPackagePath } from '@flexa/visuals/build';
import type powerbi from 'powerbi-visuals-api';
import type { Browser } from '@playwright/test';
import { openVisual, type VisualFrame } from '../../power-bi/frame';
import { createLocalSigner } from '../../downloads/license-signer';
import { signEmptyRevocations } from '../../downloads/visual-packages';

export const EDITING = 1;
export const READING = 0;
export const DAY = 24 * 60 * 60 * 1000;

const REVOKED = 'order-revoked';

/** Signs a licence key as the portal of this machine does. The packages contain its public key. */
export async function signLicenseKey(
  visualType: VisualType,
  endsAt: Date,
  { isTrial = false, isRevoked = false, createdAt = new Date(endsAt.getTime() - 100 * DAY) } = {},
): Promise<string> {
  const signer = await createLocalSigner();
  return signer.signKey({
    id: isRevoked ? REVOKED : 'order-1',
    userId: 'nora',
    name: 'Nora',
    visualType,
    licenseType: isTrial ? 'free' : 'standard',
    source: isTrial ? 'trial' : 'order',
    month: 3,
    quantity: 1,
    deletedAt: null,
    revokedReason: null,
    createdAt: createdAt.toISOString(),
    expiresAt: endsAt.toISOString(),
  });
}

/** Changes a package to a later release, in which one licence is revoked. */
async function prepareRevocation(): Promise<(js: string) => string> {
  const [empty, list] = [
    await signEmptyRevocations(),
    await (await createLocalSigner(() => new Date(0))).signRevocations([REVOKED]),
  ];
  return (js) => {
    if (!js.includes(empty)) throw new Error('The package holds no revocation list');
    return js.replace(empty, list);
  };
}

interface Update {
  view: powerbi.DataView | null;
  size?: readonly [number, number];
  viewMode?: number;
}

/** Opens a packaged visual in its frame, with helpers for tests. */
export interface PackagedVisual extends VisualFrame {
  update(update: Update): Promise<void>;
  /** Returns its calls to the host since the last call of this function. */
  takeCalls(): Promise<{ name: string; with?: unknown }[]>;
  readTexts(selector: string): Promise<string[]>;
}

export async function openPackaged(
  browser: Browser,
  name: FlexaVisualName,
  file = buildPackagePath(name),
): Promise<PackagedVisual> {
  const visual = await openVisual(browser, file, await prepareRevocation());
  const { frame } = visual;
  return {
    ...visual,
    update: ({ view, size: [width, height] = [640, 360], viewMode = READING }) =>
      frame.evaluate((options) => window.bench.update(options), {
        viewport: { width, height },
        viewMode,
        dataViews: view ? [view] : [],
      }),
    takeCalls: () => frame.evaluate(() => window.bench.calls.splice(0)),
    readTexts: async (selector) =>
      (await frame.locator(selector).allTextContents()).filter(Boolean),
  };
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACKS } from '@flexa/contracts/plans';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** Links to the listings as a build with this marketplace has them. */
async function listUrls(marketplace: string | undefined) {
  vi.stubEnv('VITE_MARKETPLACE_URL', marketplace);
  const { buildListingUrl } = await import('./marketplace');
  return PACKS.map(buildListingUrl);
}

test('each of the four packs has its listing in the marketplace of the deployment', async () => {
  expect(await listUrls('https://market.example/apps')).toEqual(
    PACKS.map((pack) => `https://market.example/apps?search=Flexa%20${pack}`),
  );
  expect(PACKS).toHaveLength(4);
});

test('a listing keeps the query that the marketplace was set with', async () => {
  const [first] = await listUrls('https://market.example/apps?product=power-bi-visuals#all');
  expect(first).toBe(
    `https://market.example/apps?product=power-bi-visuals&search=Flexa%20${PACKS[0]}#all`,
  );
});

test.each([undefined, ''])('a deployment with the marketplace %o has no listings', async (none) => {
  expect(await listUrls(none)).toEqual([undefined, undefined, undefined, undefined]);
});

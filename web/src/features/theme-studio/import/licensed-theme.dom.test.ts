import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { licenseKeysOf, withoutLicenseKeys } from '@flexa/license/flexa';
import type { License } from '@flexa/contracts/licenses';
import { queryClient } from '@/lib/query-client';
import { fakeNetwork } from '@/testing/network';
import { toast } from '@/lib/toast';
import type { Theme } from '@flexa/theme-engine/model';
import { takeFile } from './take-in';
import { useStudio } from '../store/studio';
import { fileOf } from '../download/file-jobs';
import { LICENSABLE_FILES, licensedFile, licensesToPutIn } from '../download/licensed-theme';
import { shareLink, sharedDocument } from '../download/share-link';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const keyOf = (prd: string, lic: string) => `${part({ alg: 'EdDSA' })}.${part({ prd, lic })}.c2ln`;

const license = (id: string, changes: Partial<License> = {}): License => ({
  id,
  userId: 'me',
  name: 'Me',
  licenseType: 'standard',
  visualType: 'charts',
  month: 12,
  quantity: 1,
  source: 'order',
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2999-01-01T00:00:00Z',
  deletedAt: null,
  revokedReason: null,
  ...changes,
});

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

test('adds the longest-lasting key for each product, but not of licences that ended or were given away', () => {
  const all = [
    license('short', { expiresAt: '2998-01-01T00:00:00Z' }),
    license('long'),
    license('ended', { visualType: 'tables', expiresAt: '2026-01-02T00:00:00Z' }),
    license('given', { visualType: 'analytics', held: false }),
  ];
  expect(licensesToPutIn(all).map(({ id }) => id)).toEqual(['long']);
});

/** The texts of all themes in a file, with the report they are in where it is a project. */
async function textsIn(id: string, blob: Blob): Promise<string[]> {
  if (id === 'theme') return [await blob.text()];
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.entries(files)
    .filter(([name]) => /^theme-|RegisteredResources.*\.json$/.test(name))
    .map(([, bytes]) => strFromU8(bytes));
}

const key = keyOf('charts', 'long');
const document = { ...useStudio.getState().document, name: 'Meridian' };

function withKey() {
  fakeNetwork({
    'GET /licenses/long/key': () => ({ body: { key, expiresAt: '2999-01-15T00:00:00Z' } }),
  });
}

test('only a theme, a pair and a project can hold a key', () => {
  expect(LICENSABLE_FILES.map(({ id }) => id)).toEqual(['theme', 'pair', 'project']);
});

test.each(LICENSABLE_FILES.map((file) => [file.id, file] as const))(
  'every theme of the %s holds the key, and is else as it is without',
  async (id, file) => {
    withKey();
    const licensed = await textsIn(id, await licensedFile(file, document, [license('long')]));
    const plain = await textsIn(id, await fileOf(file, document));
    expect(licensed).toHaveLength(id === 'pair' ? 2 : 1);
    const themes = licensed.map((text) => JSON.parse(text) as Theme);
    for (const theme of themes) expect(licenseKeysOf(theme)).toEqual([key]);
    expect(themes.map((theme) => withoutLicenseKeys(theme))).toEqual(
      plain.map((text) => JSON.parse(text) as Theme),
    );
  },
);

test('nothing else of the studio holds the key afterwards, a link neither', async () => {
  withKey();
  for (const file of LICENSABLE_FILES) await licensedFile(file, document, [license('long')]);
  const shared = await sharedDocument(new URL(await shareLink(document)).hash);
  const kept = JSON.stringify([useStudio.getState(), { ...localStorage }, document, shared]);
  expect(kept).toContain('Meridian');
  expect(kept).not.toContain(key);
});

test('the studio reports and removes a key in a project that is opened again', async () => {
  withKey();
  const project = LICENSABLE_FILES.find(({ id }) => id === 'project');
  const blob = project && (await licensedFile(project, document, [license('long')]));
  const say = vi.spyOn(toast, 'info');
  const read = await takeFile(new File([(await blob?.arrayBuffer()) ?? ''], 'Meridian.zip'));
  expect(read).toBeNull();
  expect(say).toHaveBeenCalledWith('This file holds a licence key. Removed here');
  expect(JSON.stringify(useStudio.getState().document)).not.toContain(key);
});

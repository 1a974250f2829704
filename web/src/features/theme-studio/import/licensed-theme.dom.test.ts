import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { listLicenseKeys, removeLicenseKeys } from '@flexa/license/flexa';
import type { License } from '@flexa/contracts/licenses';
import { queryClient } from '@/lib/query-client';
import { fakeNetwork } from '@/testing/network';
import { toast } from '@/lib/toast';
import type { Theme } from '@flexa/theme-engine/model';
import { openFile } from './take-in';
import { useStudio } from '../store/studio';
import { buildFile } from '../download/file-jobs';
import { LICENSABLE_FILES, buildLicensedFile, pickLicenses } from '../download/licensed-theme';
import { createShareLink, readSharedDocument } from '../download/share-link';

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createKey = (prd: string, lic: string) =>
  `${encodePart({ alg: 'EdDSA' })}.${encodePart({ prd, lic })}.c2ln`;

const createLicense = (id: string, changes: Partial<License> = {}): License => ({
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
    createLicense('short', { expiresAt: '2998-01-01T00:00:00Z' }),
    createLicense('long'),
    createLicense('ended', { visualType: 'tables', expiresAt: '2026-01-02T00:00:00Z' }),
    createLicense('given', { visualType: 'analytics', held: false }),
  ];
  expect(pickLicenses(all).map(({ id }) => id)).toEqual(['long']);
});

/** The texts of all themes in a file, with the report they are in where it is a project. */
async function readTexts(id: string, blob: Blob): Promise<string[]> {
  if (id === 'theme') return [await blob.text()];
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.entries(files)
    .filter(([name]) => /^theme-|RegisteredResources.*\.json$/.test(name))
    .map(([, bytes]) => strFromU8(bytes));
}

const key = createKey('charts', 'long');
const document = { ...useStudio.getState().document, name: 'Meridian' };

function fakeKey() {
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
    fakeKey();
    const licensed = await readTexts(
      id,
      await buildLicensedFile(file, document, [createLicense('long')]),
    );
    const plain = await readTexts(id, await buildFile(file, document));
    expect(licensed).toHaveLength(id === 'pair' ? 2 : 1);
    const themes = licensed.map((text) => JSON.parse(text) as Theme);
    for (const theme of themes) expect(listLicenseKeys(theme)).toEqual([key]);
    expect(themes.map((theme) => removeLicenseKeys(theme))).toEqual(
      plain.map((text) => JSON.parse(text) as Theme),
    );
  },
);

test('nothing else of the studio holds the key afterwards, a link neither', async () => {
  fakeKey();
  for (const file of LICENSABLE_FILES)
    await buildLicensedFile(file, document, [createLicense('long')]);
  const shared = await readSharedDocument(new URL(await createShareLink(document)).hash);
  const kept = JSON.stringify([useStudio.getState(), { ...localStorage }, document, shared]);
  expect(kept).toContain('Meridian');
  expect(kept).not.toContain(key);
});

test('the studio reports and removes a key in a project that is opened again', async () => {
  fakeKey();
  const project = LICENSABLE_FILES.find(({ id }) => id === 'project');
  const blob = project && (await buildLicensedFile(project, document, [createLicense('long')]));
  const say = vi.spyOn(toast, 'info');
  const read = await openFile(new File([(await blob?.arrayBuffer()) ?? ''], 'Meridian.zip'));
  expect(read).toBeNull();
  expect(say).toHaveBeenCalledWith('This file holds a licence key. Removed here');
  expect(JSON.stringify(useStudio.getState().document)).not.toContain(key);
});

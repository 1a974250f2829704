import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackage } from '@flexa/visuals/build-bundle';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { RELEASE_NOTES } from '@flexa/visuals/release-notes';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReleaseBucket, type ReleaseStore } from './release-store';
import {
  createSampleReleases,
  offerReleases,
  publishReleases,
  readBuiltReleases,
  type ReleaseRow,
} from './releases';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a package as a build would. Builds of the same contents at different times differ in their bytes. */
async function writePackage(js = 'draw()', builtAt = new Date(2026, 10, 20)) {
  const visual = { guid: 'flexaBridge', displayName: 'Flexa Bridge', version: '1.0.0.0' };
  const json = { visual, version: '1.0.0.0', content: { js, css: '' }, capabilities: {} };
  const file = join(folder, 'flexa-bridge.pbiviz');
  const files = { 'resources/a.pbiviz.json': strToU8(JSON.stringify(json)) };
  await writeFile(file, zipSync(files, { mtime: builtAt }));
  return [{ name: 'bridge', version: '1.0.0.0', file, isNew: true }];
}

/** Answers like a bucket of Google Cloud Storage, and records the requests. */
function createFakeBucket() {
  const storedFiles = new Map<string, { bytes: Buffer; metadata: object }>();
  const requests: string[] = [];
  const send = async (address: string | URL | Request, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address as string);
    requests.push(`${init.method ?? 'GET'} ${pathname}`);
    if (new Headers(init.headers).get('Authorization') !== 'Bearer token') {
      return new Response('', { status: 401 });
    }
    if (init.method === 'POST') {
      const body = Buffer.from(init.body as Uint8Array);
      const [, head = '', rest = ''] = body.toString('latin1').split(/--release-of-a-visual\r\n/);
      const text = Buffer.from(head.split('\r\n\r\n')[1] ?? '', 'latin1').toString();
      const { name, metadata } = JSON.parse(text) as { name: string; metadata: object };
      if (searchParams.get('ifGenerationMatch') === '0' && storedFiles.has(name)) {
        return new Response('conditionNotMet', { status: 412 });
      }
      const content = rest.slice(
        rest.indexOf('\r\n\r\n') + 4,
        -'\r\n--release-of-a-visual--'.length,
      );
      storedFiles.set(name, { bytes: Buffer.from(content, 'latin1'), metadata });
      return Response.json({});
    }
    if (searchParams.get('alt') === 'media') {
      const file = storedFiles.get(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
      return new Response(file && new Uint8Array(file.bytes), { status: file ? 200 : 404 });
    }
    const items = [...storedFiles].map(([name, { metadata }]) => ({
      name,
      metadata,
      timeCreated: '2026-11-20T12:00:00.000Z',
    }));
    return Response.json({ items });
  };
  const store = openReleaseBucket('flexa-releases', async () => 'token', send);
  return { store, storedFiles, requests };
}

const computeSha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a release uploads each version once and offers the same bytes from then on', async () => {
  const { store, storedFiles } = createFakeBucket();
  const first = await publishReleases(await writePackage(), store);
  const bytes = await readFile(join(folder, 'flexa-bridge.pbiviz'));
  expect(first.map(({ row }) => row)).toEqual([
    {
      name: 'bridge',
      version: '1.0.0.0',
      notes: RELEASE_NOTES.bridge['1.0.0.0'],
      releasedOn: '2026-11-20',
      file: 'flexa-bridge-1.0.0.0.pbiviz',
      size: bytes.length,
      sha256: computeSha256(bytes),
    },
  ]);
  const laterBuild = await writePackage('draw()', new Date(2026, 11, 24));
  expect(computeSha256(await readFile(laterBuild[0]?.file ?? ''))).not.toBe(computeSha256(bytes));
  const [again] = await publishReleases(laterBuild, store);
  expect(computeSha256(again?.bytes ?? new Uint8Array())).toBe(computeSha256(bytes));
  expect(computeSha256(await readFile(laterBuild[0]?.file ?? ''))).toBe(computeSha256(bytes));
  expect(storedFiles.size).toBe(1);
});

test('a release refuses other contents under a released version', async () => {
  const { store } = createFakeBucket();
  await publishReleases(await writePackage(), store);
  await expect(publishReleases(await writePackage('other()'), store)).rejects.toThrow(
    'bridge 1.0.0.0 was already released with different contents. Increase its version.',
  );
});

test('a release refuses a version without a note', async () => {
  const { store, requests } = createFakeBucket();
  const builtVisuals = (await writePackage()).map((visual) => ({ ...visual, version: '1.1.0.0' }));
  await expect(publishReleases(builtVisuals, store)).rejects.toThrow(
    'no release note for bridge 1.1.0.0',
  );
  expect(requests).toEqual([]);
});

test('a failed upload reports the answer of the bucket', async () => {
  const refusing: ReleaseStore = openReleaseBucket(
    'flexa-releases',
    async () => 'token',
    async () => new Response('Forbidden', { status: 403 }),
  );
  await expect(publishReleases(await writePackage(), refusing)).rejects.toThrow(/403 Forbidden/);
});

test('a release without a bucket, such as a preview, lists the packages it built', async () => {
  const releases = await publishReleases(await writePackage(), null);
  expect(releases.map(({ row: { version, releasedOn } }) => [version, releasedOn])).toEqual([
    ['1.0.0.0', null],
  ]);
});

test('the local portal lists today’s version and a made-up older one', async () => {
  const builtVisuals = await writePackage();
  const releases = [
    ...(await createSampleReleases(builtVisuals)),
    ...(await readBuiltReleases(builtVisuals)),
  ];
  await offerReleases(releases, folder);
  const list = JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8')) as ReleaseRow[];
  expect(list.map(({ version }) => version)).toEqual(['1.0.0.0', '0.9.0.0']);
  expect((await readdir(join(folder, 'releases'))).sort()).toEqual([
    'flexa-bridge-0.9.0.0.pbiviz',
    'flexa-bridge-1.0.0.0.pbiviz',
  ]);
  for (const { file, sha256, size, version } of list) {
    const bytes = await readFile(join(folder, 'releases', file));
    expect([computeSha256(bytes), bytes.length]).toEqual([sha256, size]);
    expect(readPackage(bytes).visual.version).toBe(version);
  }
});

test.each(MANIFESTS)('the current version of $name has a note', ({ name, version }) => {
  expect(RELEASE_NOTES[name]).toHaveProperty([version]);
});

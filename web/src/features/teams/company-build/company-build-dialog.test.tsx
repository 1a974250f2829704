import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatedLicense } from '@flexa/contracts/seats';
import { EMBEDDED_KEY_MARKER } from '@flexa/visuals/company-build';
import { clearPage, renderAt } from '@/testing/render';
import { fakeNetwork } from '@/testing/network';
import { QueryProvider } from '@/lib/query-provider';
import { CompanyBuildDialog } from './company-build-dialog';

const BUILD = 'POST /licenses/order-1/company-build';
const KEY = 'eyJhbGciOiJFZERTQSJ9.eyJsaWMiOiJvcmRlciJ9.c2lnbmF0dXJl';
const LICENSE: SeatedLicense = {
  id: 'order-1',
  visualType: 'tables',
  licenseType: 'standard',
  quantity: 3,
  free: 2,
  createdAt: '2026-11-01T12:00:00Z',
  expiresAt: '2027-03-06T12:00:00Z',
};
const ANSWER = { key: KEY, endsAt: LICENSE.expiresAt, build: 3, visuals: ['table'] };

const saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob });
  });
});
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function createPackage(): Uint8Array<ArrayBuffer> {
  const visual = { guid: 'flexaTable', version: '1.2.0.0' };
  const content = { js: `a("${EMBEDDED_KEY_MARKER}")` };
  return zipSync({ 'resources/a.pbiviz.json': strToU8(JSON.stringify({ visual, content })) });
}

function open(answer: Parameters<typeof fakeNetwork>[0][string], file = createPackage()) {
  const network = fakeNetwork({ [BUILD]: answer });
  const askApi = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address.startsWith('/downloads/')
      ? new Response(file, { status: file.length === 0 ? 404 : 200 })
      : askApi(address, init),
  );
  renderAt(
    '/general',
    <QueryProvider>
      <CompanyBuildDialog teamId="nora" license={LICENSE} onClose={() => undefined} />
    </QueryProvider>,
  );
  return network;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** jsdom's blobs can't be read by a Response. */
const readBytes = (blob = new Blob()) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

test('the company build requests the key only when someone clicks the button', () => {
  const { times } = open(() => ({ body: ANSWER }));
  screen.getByRole('dialog', { name: 'Build for my company' });
  expect(times(BUILD)).toBe(0);
});

test('the company build saves packages with the key inside, and shows their version and checksum', async () => {
  open(() => ({ body: ANSWER }));
  press('Build packages');
  const save = await screen.findByRole('button', { name: 'Save Table' });
  screen.getByText('version 1.2.0.3');
  fireEvent.click(save);
  const [file] = saved;
  expect(file?.name).toBe('flexa-table-company-1.2.0.3.pbiviz');
  const bytes = await readBytes(file?.blob);
  screen.getByText(createHash('sha256').update(bytes).digest('hex'));
  const [json = new Uint8Array()] = Object.values(unzipSync(bytes));
  expect(JSON.parse(strFromU8(json))).toMatchObject({ content: { js: `a("${KEY}")` } });
  expect(document.body.textContent).not.toContain(KEY);
});

test('the company build saves all packages in one zip with checksums and the steps', async () => {
  open(() => ({ body: ANSWER }));
  press('Build packages');
  await screen.findByRole('button', { name: 'Save all as a zip' });
  press('Save all as a zip');
  const files = unzipSync(await readBytes(saved[0]?.blob));
  const name = 'flexa-table-company-1.2.0.3.pbiviz';
  expect(Object.keys(files).sort()).toEqual(['README.txt', 'SHA256SUMS.txt', name]);
  const hash = createHash('sha256')
    .update(files[name] ?? '')
    .digest('hex');
  expect(strFromU8(files['SHA256SUMS.txt'] ?? new Uint8Array())).toBe(`${hash}  ${name}\n`);
  const shown = within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole(
    'listitem',
  );
  const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
  for (const { textContent } of shown) expect(readme).toContain(textContent);
});

test.each([
  [409, 'license-not-active', createPackage(), 'Not active'],
  [200, '', new Uint8Array(), /^The packages could not be built/],
] as const)('the company build says why it failed (%s %s)', async (status, code, file, text) => {
  open(() => ({ status, body: status === 200 ? ANSWER : { code, message: 'Not active' } }), file);
  press('Build packages');
  await waitFor(() => screen.getByText(text));
  screen.getByRole('button', { name: 'Build packages' });
});

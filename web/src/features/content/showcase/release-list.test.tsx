import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { fakeNetwork } from '@/testing/network';
import { normalizeSpaces } from '@/testing/plain';
import { ReleaseList } from './release-list';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const release = (name: string, version: string, releasedOn: string | null) => ({
  name,
  version,
  releasedOn,
  notes: `New in ${version}`,
  size: 51_200,
  sha256: version.replaceAll('.', 'a').padStart(64, '0'),
  file: `flexa-${name}-${version}.pbiviz`,
});

test('the release list has the versions of the pack with notes, checksum and file', async () => {
  const rows = [
    release('table', '1.1.0.0', '2026-11-20'),
    release('table', '1.0.0.0', null),
    release('bridge', '1.0.0.0', null),
  ];
  fakeNetwork({ 'GET /downloads/releases.json': () => ({ body: rows }) });
  renderAt('/flexa-tables', <ReleaseList pack="tables" />);
  const list = await screen.findByRole('region', { name: 'Versions of Table' });
  const found = within(list).getAllByRole('listitem');
  expect(found.map(({ textContent }) => normalizeSpaces(textContent))).toEqual([
    expect.stringMatching(/^1\.1\.0\.0 20 Nov 2026, 52 kBNew in 1\.1\.0\.0SHA-256 0+1a1a0a0$/),
    expect.stringMatching(/^1\.0\.0\.0 52 kBNew in 1\.0\.0\.0SHA-256 0+1a0a0a0$/),
  ]);
  const link = screen.getByRole('link', { name: 'Table 1.1.0.0' });
  expect(link.getAttribute('href')).toBe('/downloads/releases/flexa-table-1.1.0.0.pbiviz');
});

test.each([
  ['a missing list', { status: 404, body: {} }],
  ['another file in its place', { body: [{ name: 'table' }] }],
])('the release list shows a message for %s', async (_case, answer) => {
  fakeNetwork({ 'GET /downloads/releases.json': () => answer });
  renderAt('/flexa-tables', <ReleaseList pack="tables" />);
  await screen.findByText(/^The versions could not be loaded/);
});

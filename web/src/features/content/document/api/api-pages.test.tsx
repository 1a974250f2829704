import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { API_TAGS } from '../../texts/document/api-tags';
import { loadApiText, loadReference } from '../load-document';
import { ApiTagPage } from './api-tag-page';
import { ApiPage } from './api-page';

afterEach(clearPage);

async function open(address: string, page: React.ReactNode) {
  await Promise.all([loadApiText(), loadReference()]);
  let shown = { address: () => '' };
  await act(async () => {
    shown = renderAt(address, page);
  });
  return shown;
}

async function openTag(slug: string) {
  const head = API_TAGS.find((each) => each.slug === slug);
  if (!head) throw new Error(`No page about ${slug}`);
  await open(`/document/api/${slug}`, <ApiTagPage head={head} />);
}

test('the page of a tag shows an operation’s input, answers and errors, and a command to copy', async () => {
  await openTag('licences');
  const section = within(screen.getByRole('region', { name: 'Verify licence' }));
  section.getByText('everybody');
  section.getByText('400 a minute from one network address');
  section.getByRole('rowheader', { name: /^key/ });
  expect(section.getByLabelText('shell').textContent).toMatch(
    /^curl -X POST '.*\/licenses\/verify'/,
  );
  section.getByText('invalid-argument');
});

test('an operation that only our own pages can call has no command to copy', async () => {
  await openTag('support');
  const section = within(screen.getByRole('region', { name: 'Create ticket' }));
  section.getByText(/^only our own pages/i);
  expect(section.queryByLabelText('shell')).toBeNull();
});

test('an operation that needs a step-up names its header', async () => {
  await openTag('users');
  const section = within(screen.getByRole('region', { name: 'Export user' }));
  section.getByText('X-Step-Up');
  expect(section.getByLabelText('shell').textContent).toContain('-H "X-Step-Up: $STEP_UP_TOKEN"');
});

test('an operation without a rate limit says so', async () => {
  await openTag('licences');
  within(screen.getByRole('region', { name: 'Get licence key set' })).getByText('no limit');
});

test('a search of the reference leads to the operation', async () => {
  await open('/document/api?search=revocation', <ApiPage />);
  screen.getByText('1 operation found');
  const hit = screen.getByRole('link', { name: 'Get revocations' });
  expect(hit.getAttribute('href')).toBe('/document/api/licences#getRevocations');
});

test('a name between backticks in a summary is shown as code', async () => {
  await open('/document/api?search=updateTheme', <ApiPage />);
  expect(screen.getByText('version').tagName).toBe('CODE');
});

test('a search of the reference that finds nothing leads back to all operations', async () => {
  const page = await open('/document/api?search=zeppelin', <ApiPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('link', { name: 'Get revocations' });
  expect(page.address()).toBe('/document/api');
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { SearchButton } from './search-button';

// jsdom can't scroll.
Element.prototype.scrollIntoView = () => undefined;
// The search is loaded before the tests, which don't wait for it.
await import('./site-search');

const INDEX = [
  { kind: 'page', title: 'Documentation', path: '/document' },
  { kind: 'document', title: 'Licence keys', path: '/document/licence-keys', words: 'offline' },
  { kind: 'document', title: 'Seats', path: '/document/seats', words: 'licence team' },
];

const nobody = { status: 'signed-out', uid: null, user: null, identity: null } as const;
const buildSession = (isAdmin: boolean, isSupport = false) => ({
  status: 'signed-in' as const,
  uid: 'nora',
  user: { uid: 'nora', name: 'Nora', isAdmin, isSupport } as User,
});

let network: ReturnType<typeof fakeNetwork>;

beforeEach(() => {
  useSession.setState(nobody);
  network = fakeNetwork({
    'GET /search.json': () => ({ body: INDEX }),
    'GET /theme': () => ({ body: { data: [{ id: 't1', name: 'Harbour' }] } }),
    'GET /users/nora/orders': () => ({ body: { data: [] } }),
    'GET /users': () => ({
      body: {
        data: [{ uid: 'ole', name: 'Ole Berg', email: 'ole@flexa.test' }],
        page: 1,
        totalPages: 1,
        total: 1,
      },
    }),
    'GET /admin/orders': () => ({ body: { data: [], next: null } }),
    'GET /admin/tickets': () => ({ body: { data: [], next: null } }),
  });
});

afterEach(() => {
  clearPage();
  useSession.setState(nobody);
  vi.unstubAllGlobals();
});

const findField = () => screen.findByRole('combobox', { name: 'Search' });
const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = async (text: string) =>
  fireEvent.change(await findField(), { target: { value: text } });

test('Ctrl K opens the search, arrows select, and Enter opens the result and closes it', async () => {
  const page = renderAt('/', <SearchButton />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await type('licence');
  await waitFor(() => expect(listOptions()).toHaveLength(2));
  fireEvent.keyDown(await findField(), { key: 'ArrowDown' });
  fireEvent.keyDown(await findField(), { key: 'Enter' });
  await waitFor(() => expect(page.address()).toBe('/document/seats'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the search names the words that found nothing', async () => {
  renderAt('/', <SearchButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await type('zeppelin');
  await screen.findByText('Nothing about “zeppelin”.');
});

test('the search says that it could not be loaded without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderAt('/', <SearchButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await type('licence');
  await screen.findByText(/could not be loaded/);
});

describe('SearchButton and the key /', () => {
  test('the key / opens the search on a page without a search field, but not while someone types', async () => {
    renderAt(
      '/',
      <>
        <SearchButton />
        <input aria-label="Name" />
      </>,
    );
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: '/' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '/' });
    await findField();
  });

  test('the key / goes to the search field of a page that has one', () => {
    renderAt(
      '/',
      <>
        <SearchButton />
        <input role="searchbox" aria-label="Search the blog" />
      </>,
    );
    fireEvent.keyDown(document.body, { key: '/' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the search finds a person’s saved themes, and requests none for a visitor', async () => {
  const page = renderAt('/', <SearchButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await type('harbour');
  await screen.findByText('Nothing about “harbour”.');
  expect(network.times('GET /theme')).toBe(0);
  useSession.setState(buildSession(false));
  await waitFor(() => expect(listOptions()).toEqual(['HarbourYour theme']));
  fireEvent.keyDown(await findField(), { key: 'Enter' });
  await waitFor(() => expect(page.address()).toBe('/flexa-theme?theme=t1'));
});

test('the search shows staff orders and tickets that lead to the admin area', async () => {
  useSession.setState(buildSession(false, true));
  const order = { id: 'cs_test_a1B2c3D4e5F6', visualType: 'tables', name: 'Ole Berg' };
  const ticket = { id: 'tk_9Zz8Yy7Xx6Ww', subject: 'Ole’s invoice', name: 'Ole Berg' };
  network = fakeNetwork({
    'GET /search.json': () => ({ body: INDEX }),
    'GET /theme': () => ({ body: { data: [] } }),
    'GET /users/nora/orders': () => ({ body: { data: [] } }),
    'GET /users': () => ({ body: { data: [], page: 1, totalPages: 1, total: 0 } }),
    'GET /admin/orders': () => ({ body: { data: [order], next: null } }),
    'GET /admin/tickets': () => ({ body: { data: [ticket], next: null } }),
  });
  const page = renderAt('/', <SearchButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await type('ole');
  await screen.findByRole('option', { name: /Ole’s invoice/ });
  const found = screen.getByRole('option', { name: /^Order FX.*Order$/ });
  expect(found.textContent).toContain('Ole Berg');
  fireEvent.click(found);
  await waitFor(() => expect(page.address()).toBe('/admin?view=orders&order=cs_test_a1B2c3D4e5F6'));
});

test('admins and support find people by the server’s search, and no one else asks for them', async () => {
  useSession.setState(buildSession(false));
  renderAt('/', <SearchButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await type('ole');
  await screen.findByText('Nothing about “ole”.');
  expect(network.times('GET /users')).toBe(0);
  useSession.setState(buildSession(false, true));
  await waitFor(() => expect(listOptions()).toEqual(['Ole Bergole@flexa.testUser']));
  useSession.setState(buildSession(true));
  await waitFor(() => expect(listOptions()).toEqual(['Ole Bergole@flexa.testUser']));
});

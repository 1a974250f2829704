import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SearchField } from './search-field';
import { useAddressFilter } from './use-address-query';
import { useAddressSearch } from './use-address-search';

/** Continues a waiting navigation; our pages have guards, so every navigation waits. */
let arrive: () => void;
let isSlow = false;

function List() {
  const filter = useAddressFilter();
  const search = useAddressSearch(filter.get('search'), (words, options) =>
    filter.set('search', words, options),
  );
  return (
    <>
      <SearchField label="Search" placeholder="Search" size="sm" search={search} className="" />
      <button onClick={() => filter.set('topic', 'colour')}>Colour</button>
      <p>{`${filter.get('topic')}: ${filter.get('search')}`.trim()}</p>
    </>
  );
}

const getField = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(getField(), { target: { value: text } });
const isAt = (query: string) => waitFor(() => expect(window.location.search).toBe(query));
const pause = () => new Promise((done) => setTimeout(done, 400));

beforeEach(async () => {
  isSlow = false;
  window.history.replaceState(null, '', '/list');
  const loader = () =>
    isSlow ? new Promise<null>((resolve) => (arrive = () => resolve(null))) : null;
  const router = createBrowserRouter([{ path: '/list', loader, element: <List /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByText(':');
});
afterEach(cleanup);

test('text typed during an earlier search is kept and searched for next', async () => {
  isSlow = true;
  type('co');
  await pause();
  type('col');
  arrive();
  await isAt('?search=co');
  await screen.findByText(': co');
  expect(getField().value).toBe('col');
  await pause();
  arrive();
  await isAt('?search=col');
});

test('Enter searches without waiting for a pause in typing', async () => {
  type('colour');
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByText(': colour');
});

test('choosing a filter drops a search still being typed, and clearing the field clears the address', async () => {
  isSlow = true;
  type('xyz');
  fireEvent.click(screen.getByRole('button', { name: 'Colour' }));
  await pause();
  isSlow = false;
  arrive();
  await screen.findByText('colour:');
  await pause();
  expect(window.location.search).toBe('?topic=colour');
  expect(getField().value).toBe('');

  type('warm');
  await screen.findByText('colour: warm');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search field' }));
  await screen.findByText('colour:');
  await waitFor(() => expect(document.activeElement).toBe(getField()));
});

test('a search keeps a filter whose page is still loading', async () => {
  isSlow = true;
  fireEvent.click(screen.getByRole('button', { name: 'Colour' }));
  type('warm');
  fireEvent.submit(screen.getByRole('search'));
  arrive();
  await isAt('?topic=colour&search=warm');
  expect(getField().value).toBe('warm');
});

test('text typed after the back button searches the page it leads to', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Colour' }));
  await screen.findByText('colour:');
  isSlow = true;
  window.history.back();
  await isAt('');
  type('warm');
  arrive();
  await screen.findByText(':');
  expect(getField().value).toBe('warm');
  await pause();
  arrive();
  await isAt('?search=warm');
});

test("'/' focuses the search field, and stays a character while someone types", async () => {
  // The listener starts shortly after the first render.
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(getField());
  });
  expect(fireEvent.keyDown(getField(), { key: '/' })).toBe(true);
});

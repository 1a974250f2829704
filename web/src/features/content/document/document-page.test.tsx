import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { DocumentPage } from './document-page';
import { loadDocument } from './load-document';

afterEach(clearPage);

async function open(address: string) {
  await loadDocument();
  let page = { address: () => '' };
  await act(async () => {
    page = renderAt(address, <DocumentPage />);
  });
  return page;
}

test('a search of the documentation leads to the part that has the words', async () => {
  await open('/document?search=jwks');
  const hit = screen.getByRole('link', { name: 'Licence keys › Checking a key offline' });
  expect(hit.getAttribute('href')).toBe('/document/licence-keys#checking-a-key-offline');
});

test('a search of the documentation that finds nothing says so and leads back', async () => {
  const page = await open('/document?search=zeppelin');
  screen.getByRole('heading', { name: 'Nothing about “zeppelin”' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('heading', { name: 'Getting started' });
  expect(page.address()).toBe('/document');
});

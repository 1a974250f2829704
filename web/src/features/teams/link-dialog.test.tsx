import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { LinkDialog } from './link-dialog';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const PUT = 'PUT /teams/nora';
const TEAM = { id: 'nora', name: 'Lind', domains: ['lind.test'], link: null };

function open() {
  const network = fakeNetwork({ [PUT]: () => ({ body: TEAM }) });
  renderAt(
    '/general',
    <LinkDialog team={TEAM} licenses={[]} open onOpenChange={() => undefined} />,
  );
  return network;
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the team link dialog names a wrong domain while it is typed and saves nothing with it', async () => {
  const { requests } = open();
  write('Domains', 'lind.test, lind');
  await screen.findByText('lind is not a domain');
  expect(getButton('Save').disabled).toBe(true);
  expect(getButton('Create link').disabled).toBe(true);
  expect(requests[PUT]).toBeUndefined();
});

test('the team link dialog creates a link with the domains, and saves without touching the link', async () => {
  const { requests } = open();
  write('Domains', 'lind.test; lind.example');
  fireEvent.click(getButton('Create link'));
  await waitFor(() => expect(requests[PUT]).toHaveLength(1));
  await waitFor(() => expect(getButton('Create link').ariaBusy).not.toBe('true'));
  write('Team name', '');
  fireEvent.click(getButton('Save'));
  await waitFor(() => expect(requests[PUT]).toHaveLength(2));
  expect(requests[PUT]?.map(({ body }) => body)).toEqual([
    { name: 'Lind', domains: ['lind.test', 'lind.example'], link: true },
    { domains: ['lind.test', 'lind.example'] },
  ]);
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { QueryProvider } from '@/lib/query-provider';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { BillingRequest } from './billing-request';

afterEach(() => {
  clearPage();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const READ = 'POST /billing-contacts/request';
const CONFIRM = 'POST /billing-contacts/confirm';
const LEAVE = 'POST /billing-contacts/bea/a1-b2/leave';
const owner = { name: 'Bea Buyer', email: 'bea@cedar.example' };
const request = { email: 'invoices@cedar.example', owner };
const refusal = {
  status: 400,
  body: { code: 'link-refused', message: 'This link has expired or was used before' },
};

const open = (search: string) =>
  renderAt(
    `/unsubscribe${search}`,
    <QueryProvider>
      <BillingRequest />
    </QueryProvider>,
  );

test('opening the request confirms nothing; the button does, and names both addresses', async () => {
  const { requests } = fakeNetwork({
    [READ]: () => ({ body: request }),
    [CONFIRM]: () => ({ body: request }),
  });
  open('?code=c1');
  await screen.findByText(/^Bea Buyer \(bea@cedar\.example\) wants the invoices/);
  expect(Object.keys(requests)).toEqual([READ]);
  fireEvent.click(screen.getByRole('button', { name: 'Get these e-mails' }));
  await screen.findByText('Thanks, the address is confirmed');
  screen.getByText(/^invoices@cedar\.example gets the invoices .* of bea@cedar\.example/);
  expect(requests[CONFIRM]?.map(({ body }) => body)).toEqual([{ code: 'c1' }]);
});

test('a request that has ended says what to do', async () => {
  fakeNetwork({ [READ]: () => refusal });
  open('?code=c2');
  await screen.findByText('This link has expired or was used before');
  screen.getByText(/^Ask the person who named this address/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('opening the link of a payment mail ends nothing; the button does', async () => {
  const { requests } = fakeNetwork({ [LEAVE]: () => ({ body: { left: true } }) });
  open('?team=bea&leave=a1-b2');
  expect(requests[LEAVE]).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
  await screen.findByText('You won’t get these e-mails any more');
});

test('a link that was used to leave says so', async () => {
  fakeNetwork({ [LEAVE]: () => refusal });
  open('?team=bea&leave=a1-b2');
  fireEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
  await screen.findByText(/^You may have left already/);
});

test.each(['', '?team=bea', '?leave=a1-b2'])(
  'a cut-off link says that it is incomplete: "%s"',
  (search) => {
    open(search);
    screen.getByText('This link is incomplete');
  },
);

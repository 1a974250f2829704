import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { WaitListForm } from './wait-list-form';

const JOIN = 'POST /wait_list';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('the wait list form is for a pack’s next free offer, not for products on sale', async () => {
  const { requests } = fakeNetwork({ [JOIN]: () => ({ status: 201, body: { joined: true } }) });
  renderAt('/support-center', <WaitListForm />);
  const choices = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(choices).toEqual(['charts', 'designs', 'tables', 'analytics']);
  screen.getByText('Which free licence are you waiting for?');
  fireEvent.click(screen.getByText('Tables'));
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'nora@flexa.test' } });
  fireEvent.click(screen.getByText('Join the wait list'));
  await screen.findByText('We’ll write to nora@flexa.test when the next free offer opens.');
  await waitFor(() =>
    expect(requests[JOIN]?.[0]?.body).toEqual({ email: 'nora@flexa.test', product: 'tables' }),
  );
});

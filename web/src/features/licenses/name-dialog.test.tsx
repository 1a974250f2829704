import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import NameDialog from './name-dialog';

afterEach(clearPage);

const PUT = 'PUT /licenses/order-1/label';

function open(label: string | undefined, answer: Parameters<typeof fakeNetwork>[0][string]) {
  const close = vi.fn();
  const network = fakeNetwork({ [PUT]: answer });
  const license = { id: 'order-1', label };
  renderAt('/general', <NameDialog license={license} name="Flexa Charts" onClose={close} />);
  return { ...network, close };
}

function save(name: string) {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('the name dialog names a licence', async () => {
  const { requests, close } = open(undefined, () => ({ body: { label: 'Finance' } }));
  save(' Finance ');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(requests[PUT]?.map(({ body }) => body)).toEqual([{ label: 'Finance' }]);
});

test('an empty name removes a licence’s name', async () => {
  const { requests, close } = open('Finance', () => ({ body: { label: null } }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Finance');
  save('');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(requests[PUT]?.map(({ body }) => body)).toEqual([{ label: '' }]);
});

test('the name dialog shows the server’s refusal at the field', async () => {
  const message = 'Use printable characters';
  const { close } = open(undefined, () => ({
    status: 400,
    body: { code: 'invalid-argument', message, details: [{ field: 'label', message }] },
  }));
  save('Finance');
  await screen.findByText(message);
  expect(close).not.toHaveBeenCalled();
});

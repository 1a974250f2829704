import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { clearPage, renderAt } from '@/testing/render';
import { StopReminders } from './stop-reminders';

const api = vi.hoisted(() => ({ call: vi.fn(), setTokenSource: vi.fn() }));
vi.mock('@/lib/api', () => api);

beforeEach(() => vi.resetAllMocks());
afterEach(clearPage);

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));

test('reminders stop by a press, not by opening the link', async () => {
  api.call.mockResolvedValueOnce({ stopped: true });
  renderAt('/unsubscribe?order=cs_1&code=abc', <StopReminders />);
  expect(api.call).not.toHaveBeenCalled();
  press();
  await screen.findByText('You won’t get any more reminders');
  expect(api.call).toHaveBeenCalledExactlyOnceWith('stopReminders', { order: 'cs_1', code: 'abc' });
});

test('a refusal is said, and can be tried again', async () => {
  api.call.mockRejectedValueOnce(new ApiError(400, 'link-refused', 'This link has expired'));
  renderAt('/unsubscribe?order=cs_1&code=wrong', <StopReminders />);
  press();
  await screen.findByText('This link has expired');
  api.call.mockResolvedValueOnce({ stopped: true });
  press();
  await screen.findByText('You won’t get any more reminders');
});

test('a link that was cut off says so', () => {
  renderAt('/unsubscribe?order=cs_1', <StopReminders />);
  screen.getByText('This link is incomplete');
});

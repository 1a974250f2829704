import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { MailsSection } from './mails-section';

const READ = 'GET /users/nora/mail-preferences';
const SAVE = 'PUT /users/nora/mail-preferences';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const findReminders = () => screen.findByRole('switch', { name: /Reminders/ });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

test('the reminder switch shows the saved state and saves at once; of two quick clicks only the first is sent', async () => {
  const { requests } = fakeNetwork({
    [READ]: () => ({ body: { reminders: true } }),
    [SAVE]: () => ({ body: { reminders: false } }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  const choice = await findReminders();
  expect(isOn(choice)).toBe(true);
  fireEvent.click(choice);
  fireEvent.click(choice);
  await waitFor(() => expect(isOn(choice)).toBe(false));
  expect(requests[SAVE]?.map(({ body }) => body)).toEqual([{ reminders: false }]);
});

test('a failed save puts the reminder switch back and shows an error', async () => {
  const failed = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  fakeNetwork({
    // The read after the failure would hide the switch that was put back.
    [READ]: (nth) => (nth === 1 ? { body: { reminders: true } } : new Promise(() => undefined)),
    [SAVE]: () => ({ status: 500, body: {} }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  const choice = await findReminders();
  fireEvent.click(choice);
  await waitFor(() => expect(failed).toHaveBeenCalled());
  await waitFor(() => expect(isOn(choice)).toBe(true));
});

test('the reminder switch is missing until the saved state is known', async () => {
  fakeNetwork({
    [READ]: () => ({ status: 403, body: { code: 'permission-denied', message: 'No' } }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  await screen.findByText('No');
  expect(screen.queryByRole('switch')).toBeNull();
});

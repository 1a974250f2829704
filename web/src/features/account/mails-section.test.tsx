import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { MailsSection } from './mails-section';

const READ = 'GET /users/nora/mail-preferences';
const SAVE = 'PUT /users/nora/mail-preferences';
const KNOWN = { reminders: true, tips: true, news: false };

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choice = (name: RegExp) => screen.findByRole('switch', { name });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

test('each switch shows what is saved and saves its own kind alone', async () => {
  const saved: Record<string, boolean>[] = [];
  const { asked } = fakeNetwork({
    [READ]: () => ({ body: KNOWN }),
    // Of two presses in a row the first answer knows nothing of the second.
    [SAVE]: (times) => ({
      body: times === 1 ? { ...KNOWN, reminders: false } : { ...KNOWN, tips: false },
    }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  const reminders = await choice(/Reminders/);
  const tips = await choice(/Tips/);
  expect([reminders, tips, await choice(/A note after/)].map(isOn)).toEqual([true, true, false]);
  fireEvent.click(reminders);
  fireEvent.click(tips);
  await waitFor(() => expect(asked[SAVE]).toHaveLength(2));
  for (const { body } of asked[SAVE] ?? []) saved.push(body as Record<string, boolean>);
  expect(saved).toEqual([{ reminders: false }, { tips: false }]);
  await waitFor(() => expect([reminders, tips].map(isOn)).toEqual([false, false]));
});

test('what could not be saved is as it was, and said', async () => {
  const failed = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  fakeNetwork({
    [READ]: () => ({ body: KNOWN }),
    [SAVE]: () => ({ status: 500, body: {} }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  const tips = await choice(/Tips/);
  fireEvent.click(tips);
  await waitFor(() => expect(failed).toHaveBeenCalled());
  await waitFor(() => expect(isOn(tips)).toBe(true));
});

test('what is taken back leaves the other switches as they are shown', async () => {
  const failed = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  let refuse = () => {};
  const refusal = new Promise<{ status: number; body: object }>((resolve) => {
    refuse = () => resolve({ status: 500, body: {} });
  });
  const { times } = fakeNetwork({
    // The read after the refusal would hide what was taken back.
    [READ]: (nth) => (nth === 1 ? { body: KNOWN } : new Promise(() => undefined)),
    [SAVE]: (nth) => (nth === 1 ? refusal : { body: { ...KNOWN, tips: false, news: true } }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  const tips = await choice(/Tips/);
  const note = await choice(/A note after/);
  fireEvent.click(tips);
  fireEvent.click(note);
  await waitFor(() => expect(times(SAVE)).toBe(2));
  refuse();
  await waitFor(() => expect(failed).toHaveBeenCalled());
  await waitFor(() => expect(isOn(tips)).toBe(true));
  expect(isOn(note)).toBe(true);
});

test('of two quick presses of one switch only the first is sent', async () => {
  const { asked } = fakeNetwork({
    [READ]: () => ({ body: KNOWN }),
    [SAVE]: () => ({ body: { ...KNOWN, tips: false } }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  const tips = await choice(/Tips/);
  fireEvent.click(tips);
  fireEvent.click(tips);
  await waitFor(() => expect(isOn(tips)).toBe(false));
  expect(asked[SAVE]?.map(({ body }) => body)).toEqual([{ tips: false }]);
});

test('without an answer there is no switch that would show a guess', async () => {
  fakeNetwork({
    [READ]: () => ({ status: 403, body: { code: 'permission-denied', message: 'No' } }),
  });
  renderAt('/general', <MailsSection uid="nora" />);
  await screen.findByText('No');
  expect(screen.queryByRole('switch')).toBeNull();
});

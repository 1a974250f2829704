import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ThemeSummary } from '@flexa/contracts/themes';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { SavedThemes } from './saved-themes';

const THEME: ThemeSummary = {
  id: 'theme1',
  name: 'Board pack',
  version: 1,
  colors: ['#2563c9'],
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
};
const LIST = { 'GET /theme': () => ({ body: { data: [THEME] } }) };

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An answer that comes when the test says so. */
function createDeferredAnswer(status: number, body: unknown) {
  let give = () => {};
  const answer = new Promise<{ status: number; body: unknown }>((resolve) => {
    give = () => resolve({ status, body });
  });
  return { answer: () => answer, give: () => give() };
}

async function pick(item: string): Promise<void> {
  fireEvent.keyDown(await screen.findByLabelText('More for Board pack', { selector: 'button' }), {
    key: 'Enter',
  });
  fireEvent.click(await screen.findByText(item));
}

test('shows a new name on the card at once, and asks again with the reason after a refusal', async () => {
  const put = createDeferredAnswer(409, {
    code: 'theme-changed',
    message: 'This theme has since been saved elsewhere',
  });
  fakeNetwork({ ...LIST, 'PUT /theme/theme1': put.answer });
  renderAt('/general', <SavedThemes />);
  await pick('Rename');
  fireEvent.change(await screen.findByLabelText('Theme name'), {
    target: { value: 'Q3 board' },
  });
  fireEvent.click(screen.getByText('Rename', { selector: 'button *, button' }));
  await screen.findByText('Q3 board');
  expect(screen.queryByLabelText('Theme name')).toBeNull();

  put.give();
  await screen.findByText('This theme has since been saved elsewhere');
  expect(screen.getByLabelText<HTMLInputElement>('Theme name').value).toBe('Q3 board');
  fireEvent.click(screen.getByText('Cancel'));
  await screen.findByText('Board pack');
  expect(screen.queryByLabelText('Theme name')).toBeNull();
});

test('opens a theme’s versions with one click', async () => {
  fakeNetwork(LIST);
  renderAt('/general', <SavedThemes />);
  fireEvent.keyDown(await screen.findByLabelText('More for Board pack', { selector: 'button' }), {
    key: 'Enter',
  });
  const link = (await screen.findByText('Versions')).closest('a');
  expect(link?.getAttribute('href')).toBe('/flexa-theme?theme=theme1&versions');
});

test('removes a deleted theme at once, and restores it with a message after a failure', async () => {
  const showError = vi.spyOn(toast, 'error');
  const remove = createDeferredAnswer(404, {
    code: 'not-found',
    message: 'There is no such theme',
  });
  fakeNetwork({ ...LIST, 'DELETE /theme/theme1': remove.answer });
  renderAt('/general', <SavedThemes />);
  await pick('Delete');
  fireEvent.click(await screen.findByText('Delete theme'));
  await screen.findByText('No saved themes yet');

  remove.give();
  await screen.findByText('Board pack');
  await waitFor(() => expect(showError).toHaveBeenCalledWith('There is no such theme'));
});

test('a list that can not be loaded says so and can be tried again; the cards are in their own colours', async () => {
  const colors = ['#4a1a8c', '#d5ccf0', '#f2a43a', '#e2566b'];
  const other = { ...THEME, id: 'theme2', name: 'Older', version: 3, colors };
  fakeNetwork({
    'GET /theme': (times) =>
      times < 3 ? { status: 500, body: {} } : { body: { data: [THEME, other] } },
  });
  renderAt('/general', <SavedThemes />);
  await screen.findByText('Your themes could not be loaded', undefined, { timeout: 20_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('2 of 50', undefined, { timeout: 20_000 });
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'Board pack',
    'Older',
  ]);
  expect(cards[1]?.textContent).toContain('version 3');
  const ring = [...(cards[1]?.querySelectorAll('svg circle[stroke]') ?? [])];
  expect(ring.map((part) => part.getAttribute('stroke'))).toEqual(colors);
});

test('links to a new theme in the studio if there are no saved ones', async () => {
  fakeNetwork({ 'GET /theme': () => ({ body: { data: [] } }) });
  renderAt('/general', <SavedThemes />);
  await screen.findByText('No saved themes yet');
  const link = screen.getByRole('link', { name: 'New theme' });
  expect(link.getAttribute('href')).toBe('/flexa-theme?new');
});

test('refuses an empty name at the field, and asks before deleting', async () => {
  const network = fakeNetwork(LIST);
  renderAt('/general', <SavedThemes />);
  await pick('Rename');
  const field = await screen.findByLabelText<HTMLInputElement>('Theme name');
  expect(field.value).toBe('Board pack');
  fireEvent.change(field, { target: { value: '  ' } });
  fireEvent.click(screen.getByText('Rename', { selector: 'button *, button' }));
  await screen.findByText('Enter a name');
  fireEvent.click(screen.getByText('Cancel'));

  await pick('Delete');
  fireEvent.click(await screen.findByText('Keep it'));
  await waitFor(() => expect(screen.queryByText('Keep it')).toBeNull());
  screen.getByText('Board pack');
  expect(network.times('DELETE /theme/theme1')).toBe(0);
});

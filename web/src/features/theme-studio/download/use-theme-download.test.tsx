import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { useThemeDownload } from './use-theme-download';

const saved = vi.fn(() => 'blob:theme');
Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });

function Button() {
  const { download, dialog } = useThemeDownload();
  return (
    <>
      <button type="button" onClick={() => download({ name: 'Harbour', text: '{}' })}>
        Download
      </button>
      <button
        type="button"
        onClick={() => download({ name: 'Harbour', address: '/downloads/harbour.zip' })}
      >
        Project
      </button>
      {dialog}
    </>
  );
}

// A question that was never answered would be waited for in the next test, so each has its own person.
function press(uid: string) {
  localStorage.setItem('access_token', 'token');
  localStorage.setItem('uid', uid);
  useSession.setState({ status: 'loading', uid });
  renderAt('/', <Button />);
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
}

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saved.mockClear();
  localStorage.clear();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

test('a stored sign-in is enough for the file if no server answers, even if the browser seems online', async () => {
  fakeNetwork({ 'GET /users/nora': () => new TypeError('Failed to fetch') });
  press('nora');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(localStorage.getItem('theme') ?? '').not.toContain('Harbour');
});

test('the file waits for a pending answer', async () => {
  const network = fakeNetwork({ 'GET /users/olive': () => new Promise(() => undefined) });
  press('olive');
  await waitFor(() => expect(network.times('GET /users/olive')).toBe(1));
  expect(saved).not.toHaveBeenCalled();
  expect(localStorage.getItem('theme')).toContain('Harbour');
});

test('gives no file after a refusal', async () => {
  const body = { code: 'internal', message: 'An error occurred please try again' };
  const network = fakeNetwork({ 'GET /users/petra': () => ({ status: 403, body }) });
  press('petra');
  await waitFor(() => expect(network.times('GET /users/petra')).toBe(1));
  await act(async () => undefined);
  expect(saved).not.toHaveBeenCalled();
});

test('a project asks visitors for an account, without the offer to mail it, and people with one get it', async () => {
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(`${this.download} ${new URL(this.href).pathname}`);
  });
  renderAt('/', <Button />);
  fireEvent.click(screen.getByRole('button', { name: 'Project' }));
  await screen.findByRole('button', { name: 'Sign in and download' });
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(links).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and download' }));
  expect(localStorage.getItem('theme')).toContain('/downloads/harbour.zip');

  const user = { uid: 'nora' } as User;
  act(() => useSession.setState({ status: 'signed-in', uid: 'nora', user }));
  expect(links).toEqual(['Harbour.zip /downloads/harbour.zip']);
});

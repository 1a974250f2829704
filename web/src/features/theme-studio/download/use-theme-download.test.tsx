import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '@/features/auth';
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
      {dialog}
    </>
  );
}

function press(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  useSession.setState({ status: 'loading', uid: 'nora' });
  renderAt('/', <Button />);
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
}

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  saved.mockClear();
  localStorage.clear();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

test('without a network a stored sign-in is enough for the file', () => {
  press(false);
  expect(saved).toHaveBeenCalledOnce();
});

test('with one it waits until it is known who asks', () => {
  press(true);
  expect(saved).not.toHaveBeenCalled();
  expect(localStorage.getItem('theme')).toContain('Harbour');
});

import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { useSaved } from '../store/saved';
import { savedThemePath, savedVersionsPath } from '../studio-address';
import { closeDialog, usePanes } from '../store/panes';
import { useOpening } from './use-opening';
// Loaded already, so that a slow machine does not wait for it within a test.
import '../saved-themes/open-saved';

const SAVED = {
  id: 'theme1',
  name: 'Board pack',
  version: 3,
  colors: ['#2563c9'],
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
  theme: { name: 'Board pack', dataColors: ['#2563c9'] },
};

afterEach(() => {
  clearPage();
  closeDialog();
  useSaved.setState({ savedAs: null });
  vi.unstubAllGlobals();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

function Studio() {
  useOpening();
  return null;
}

test.each([
  [savedVersionsPath('theme1'), 'versions'],
  [savedThemePath('theme1'), null],
])('%s opens the theme, and shows %s', async (path, dialog) => {
  fakeNetwork({ 'GET /theme/theme1': () => ({ body: SAVED }) });
  useSession.setState({ status: 'signed-in', uid: 'nora', user: { uid: 'nora' } as User });
  renderAt(path, <Studio />);
  await waitFor(() => expect(useSaved.getState().savedAs?.version).toBe(3));
  await waitFor(() => expect(usePanes.getState().dialog).toBe(dialog));
});

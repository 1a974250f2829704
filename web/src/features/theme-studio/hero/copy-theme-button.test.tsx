import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { clearPage, renderAt } from '@/testing/render';
import { ACCOUNT_RULE } from '../download/account-rule';
import { CopyThemeButton } from './copy-theme-button';
import { DownloadThemeButton } from './download-theme-button';
// Loaded already, so that a slow machine does not wait for it within a test.
import '../download/visitor-dialog';

const writeText = vi.fn(async () => {});
Object.assign(navigator, { clipboard: { writeText } });
const isNever = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
vi.stubGlobal('matchMedia', () => isNever);

afterEach(() => {
  clearPage();
  writeText.mockClear();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

test.each([
  ['Copy theme.json', <CopyThemeButton key="copy" />],
  ['Download theme.json', <DownloadThemeButton key="download" />],
])('“%s” asks a visitor for an account, or an address', async (name, button) => {
  useSession.setState({ status: 'signed-out' });
  renderAt('/', button);
  fireEvent.click(screen.getByText(name));
  await screen.findByText(ACCOUNT_RULE, { exact: false });
  screen.getByText('Send it by e-mail');
  expect(writeText).not.toHaveBeenCalled();
});

test('who is signed in has the theme on the clipboard', async () => {
  useSession.setState({ status: 'signed-in', uid: 'nora', user: { uid: 'nora' } as User });
  renderAt('/', <CopyThemeButton />);
  fireEvent.click(screen.getByText('Copy theme.json'));
  await screen.findByText('Copied');
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('"dataColors"')),
  );
});

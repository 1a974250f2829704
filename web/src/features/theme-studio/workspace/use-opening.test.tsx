import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_DECISIONS } from '@flexa/theme-engine/model';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { local } from '@/lib/storage';
import { clearPage, renderAt } from '@/testing/render';
import { useSaved } from '../store/saved';
import { undo, useStudio } from '../store/studio';
import {
  buildBrandPath,
  buildSavedThemePath,
  buildSavedVersionsPath,
  buildTeamThemePath,
} from '../studio-address';
import { computeChecks } from '../verdict/use-checks';
import { closeDialog, usePanes } from '../store/panes';
import { useOpening } from './use-opening';
// Loaded already, so that a slow machine does not wait for it within a test.
import '../saved-themes/open-from-address';

const SAVED = {
  id: 'theme1',
  name: 'Board pack',
  version: 3,
  colors: ['#2563c9'],
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
  theme: { name: 'Board pack', dataColors: ['#2563c9'] },
};

const PROFILE = { 'GET /users/nora': () => ({ body: { uid: 'nora', name: 'Nora' } }) };

afterEach(() => {
  local.remove('access_token', 'uid', 'before_login_path');
  clearPage();
  closeDialog();
  useSaved.setState({ savedAs: null });
  vi.unstubAllGlobals();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

/** Leaves a sign-in in the browser; the page begins as a visitor's and learns of it later. */
function storeSignIn(): void {
  local.set('access_token', 'token');
  local.set('uid', 'nora');
}

function Studio() {
  useOpening();
  return null;
}

function Address() {
  useOpening();
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test.each([
  [buildSavedVersionsPath('theme1'), 'versions'],
  [buildSavedThemePath('theme1'), null],
])('%s opens the theme, and shows %s', async (path, dialog) => {
  fakeNetwork({ ...PROFILE, 'GET /theme/theme1': () => ({ body: SAVED }) });
  storeSignIn();
  useSession.setState({ status: 'loading', uid: 'nora' });
  renderAt(path, <Studio />);
  await waitFor(() => expect(useSaved.getState().savedAs?.version).toBe(3));
  await waitFor(() => expect(usePanes.getState().dialog).toBe(dialog));
});

test('brand colours in the address make a theme that passes every check, in one step of undo', async () => {
  useStudio.setState(useStudio.getInitialState(), true);
  renderAt(buildBrandPath(['#e4002b', '#ffd9d0']), <Studio />);
  const readDecisions = () => useStudio.getState().document.decisions;
  await waitFor(() => expect(readDecisions().dataColors[0]).toBe('#e4002b'));
  expect(readDecisions().accent).toBe('#e4002b');
  expect(useStudio.getState().document.name).toBe('Brand');
  expect(computeChecks(useStudio.getState().document).toFix).toBe(0);
  undo();
  expect(readDecisions()).toEqual(DEFAULT_DECISIONS);
});

test('takes the valid ones of many brand colours in the address, at most three', async () => {
  useStudio.setState(useStudio.getInitialState(), true);
  const many = Array.from({ length: 500 }, (_, i) => `brand=${(0x004b87 + i).toString(16)}`);
  renderAt(`/flexa-theme?brand=zzz&brand=e4002b&brand=&brand=%00&${many.join('&')}`, <Studio />);
  const readDecisions = () => useStudio.getState().document.decisions;
  await waitFor(() => expect(readDecisions().dataColors[0]).toBe('#e4002b'));
  expect(readDecisions().dataColors).toHaveLength(8);
});

test.each(['?brand=zzz', '?brand=', '?brand=zzz&brand=%3Cscript%3E'])(
  'leaves the theme alone without a valid brand colour: %s',
  async (search) => {
    useStudio.setState(useStudio.getInitialState(), true);
    const before = useStudio.getState().document;
    renderAt(`/flexa-theme${search}`, <Address />);
    await screen.findByText('/flexa-theme');
    expect(useStudio.getState().document).toBe(before);
  },
);

test('the constant address of a team’s theme opens its newest version', async () => {
  const team = { id: 'bea', name: 'Cedar', role: 'member' };
  const versions = [{ version: 3, savedAt: SAVED.updatedAt, savedBy: null }];
  const body = { ...SAVED, savedBy: null, team, versions };
  fakeNetwork({ ...PROFILE, 'GET /team-theme/theme1': () => ({ body }) });
  storeSignIn();
  const { address } = renderAt(buildTeamThemePath('theme1'), <Studio />);
  await waitFor(() => expect(useStudio.getState().document.name).toBe('Board pack'));
  expect(address()).toBe('/flexa-theme');
  // Saving makes a theme of one's own.
  expect(useSaved.getState().savedAs).toBeNull();
});

test('the constant address of a team’s theme sends a visitor to the sign-in, and back afterwards', async () => {
  const { address } = renderAt(buildTeamThemePath('theme1'), <Studio />);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(localStorage.getItem('before_login_path')).toBe('/flexa-theme?team-theme=theme1');
});

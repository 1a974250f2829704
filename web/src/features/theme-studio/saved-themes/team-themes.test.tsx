import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TeamTheme, ThemeTeam } from '@flexa/contracts/team-themes';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { closeDialog } from '../store/panes';
import { useSaved } from '../store/saved';
import { useStudio } from '../store/studio';
import { openTeamTheme, readOpenedVersion } from './open-team-theme';
import TeamThemes from './team-themes';
import TeamThemesDialog from './team-themes-dialog';

const AT = '2026-03-01T12:00:00Z';
const OWN: ThemeTeam = { id: 'nora', name: 'Lindqvist', role: 'owner' };
const MEMBER: ThemeTeam = { id: 'bea', name: 'Cedar', role: 'member' };

const createTheme = (team: ThemeTeam, version = 2): TeamTheme => ({
  id: 'house',
  name: 'House style',
  version,
  colors: ['#2563c9', '#c92563'],
  createdAt: AT,
  updatedAt: AT,
  savedBy: 'Mona Berg',
  team,
  theme: { name: 'House style', dataColors: ['#2563c9', '#c92563'] },
  versions: Array.from({ length: version }, (_, n) => ({
    version: version - n,
    savedAt: AT,
    savedBy: n === 0 ? 'Mona Berg' : null,
  })),
});

const createList = (team: ThemeTeam, version = 2) => {
  const {
    team: _team,
    theme: _theme,
    versions: _versions,
    ...summary
  } = createTheme(team, version);
  return { body: { data: [{ team, themes: [summary] }] } };
};

const readColors = () => useStudio.getState().document.decisions.dataColors;

beforeEach(() => {
  localStorage.clear();
  useStudio.setState(useStudio.getInitialState(), true);
  useSession.setState({ status: 'signed-in', uid: 'nora', user: { uid: 'nora' } as User });
});

afterEach(() => {
  clearPage();
  closeDialog();
  useSaved.setState({ savedAs: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

async function pick(item: string): Promise<void> {
  fireEvent.keyDown(await screen.findByLabelText('More for House style', { selector: 'button' }), {
    key: 'Enter',
  });
  fireEvent.click(await screen.findByText(item));
}

test('a member opens a theme as one undo step, and is offered neither sharing nor changes', async () => {
  fakeNetwork({
    'GET /team-theme': () => createList(MEMBER),
    'GET /team-theme/house': () => ({ body: createTheme(MEMBER) }),
  });
  renderAt('/flexa-theme', <TeamThemesDialog />);
  const team = await screen.findByRole('region', { name: 'Cedar' });
  expect(within(team).getByText(/Version 2 · Mona Berg/)).toBeTruthy();
  expect(within(team).queryByText(/^Share/)).toBeNull();
  fireEvent.keyDown(within(team).getByLabelText('More for House style', { selector: 'button' }), {
    key: 'Enter',
  });
  await screen.findByText('Download');
  expect(screen.queryByText('Delete')).toBeNull();
  expect(screen.queryByText('Save this design here')).toBeNull();
  fireEvent.click(within(team).getByText('Open'));
  await waitFor(() => expect(readColors().slice(0, 2)).toEqual(['#2563c9', '#c92563']));
  expect(useSaved.getState().savedAs).toBeNull();
});

test('an owner shares the edited theme with the team', async () => {
  const { requests } = fakeNetwork({
    'GET /team-theme': () => createList(OWN),
    'POST /team-theme': () => ({ status: 201, body: createTheme(OWN, 1) }),
  });
  renderAt('/flexa-theme', <TeamThemesDialog />);
  const { name } = useStudio.getState().document;
  fireEvent.click(await screen.findByText(`Share ${name}`));
  await waitFor(() => expect(requests['POST /team-theme']).toHaveLength(1));
  expect(requests['POST /team-theme']?.[0]?.body).toMatchObject({ teamId: 'nora', name });
});

test('saves over the version that was opened; after a refusal both are kept and the owner decides', async () => {
  const success = vi.spyOn(toast, 'success');
  const { requests } = fakeNetwork({
    'GET /team-theme': (times) => createList(OWN, times === 1 ? 2 : 3),
    'GET /team-theme/house': () => ({ body: createTheme(OWN, 2) }),
    'PUT /team-theme/house': (times) =>
      times === 1
        ? { status: 409, body: { code: 'theme-changed', message: 'Changed' } }
        : { body: createTheme(OWN, 4) },
  });
  await openTeamTheme('house');
  expect(readOpenedVersion('house')).toBe(2);
  renderAt('/flexa-theme', <TeamThemesDialog />);
  await pick('Save this design here');
  await screen.findByText('House style has been changed since you opened it');
  expect(requests['PUT /team-theme/house']?.[0]?.body).toMatchObject({ version: 2 });
  fireEvent.click(await screen.findByText('Save mine as version 4'));
  await waitFor(() => expect(requests['PUT /team-theme/house']).toHaveLength(2));
  expect(requests['PUT /team-theme/house']?.[1]?.body).toMatchObject({ version: 3 });
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith('House style saved for the team as version 4'),
  );
  expect(readOpenedVersion('house')).toBe(4);
});

test('shows the versions with those who saved them, and opens an earlier one', async () => {
  const { requests } = fakeNetwork({
    'GET /team-theme': () => createList(OWN),
    'GET /team-theme/house': () => ({ body: createTheme(OWN) }),
  });
  renderAt('/flexa-theme', <TeamThemesDialog />);
  await pick('Versions');
  await screen.findByText(/Version 1 · A deleted account/);
  fireEvent.click(await screen.findByLabelText('Open version 1'));
  await waitFor(() => expect(requests['GET /team-theme/house']?.at(-1)?.query).toBe('?version=1'));
});

test('asks before it deletes a theme for the whole team', async () => {
  const { times } = fakeNetwork({
    'GET /team-theme': () => createList(OWN),
    'DELETE /team-theme/house': () => ({ body: { deleted: true } }),
  });
  renderAt('/flexa-theme', <TeamThemesDialog />);
  await pick('Delete');
  await screen.findByText(/Delete House style for the whole team/);
  expect(times('DELETE /team-theme/house')).toBe(0);
  fireEvent.click(screen.getByText('Delete theme'));
  await waitFor(() => expect(times('DELETE /team-theme/house')).toBe(1));
});

test('people without a team read how to get one, and their account page has no section', async () => {
  const { times } = fakeNetwork({ 'GET /team-theme': () => ({ body: { data: [] } }) });
  renderAt('/flexa-theme', <TeamThemesDialog />);
  await screen.findByText('You aren’t in a team yet');
  clearPage();
  renderAt('/general', <TeamThemes />);
  await waitFor(() => expect(times('GET /team-theme')).toBe(2));
  expect(screen.queryByText('Team themes')).toBeNull();
});

test('the account page links each theme to its constant address', async () => {
  fakeNetwork({ 'GET /team-theme': () => createList(MEMBER) });
  renderAt('/general', <TeamThemes />);
  const link = await screen.findByLabelText('Open House style in the studio');
  expect(link.getAttribute('href')).toBe('/flexa-theme?team-theme=house');
});

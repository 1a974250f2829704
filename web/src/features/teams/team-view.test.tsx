import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TeamView as View } from '@flexa/contracts/teams';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { normalizeSpaces } from '@/testing/plain';
import { TeamView } from './team-view';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const AT = '2026-11-01T12:00:00Z';

/** Creates a team whose seats are all assigned. */
function buildTeam(quantity: number): View {
  const others = Array.from({ length: quantity - 1 }, (_, i): View['people'][number] => {
    const seat = { seat: i + 1, licenseId: 'order-1', invitedAt: AT };
    const held = { ...seat, state: 'held' as const, heldAt: AT, keyFetchedAt: AT };
    const invited = { ...seat, state: 'invited' as const, heldAt: null, keyFetchedAt: null };
    const seats = [i % 3 === 0 ? invited : held];
    return { email: `person-${i + 1}@company.test`, name: null, role: 'member', seats };
  });
  return {
    team: { id: 'nora', name: null, domains: [], link: null },
    licenses: [
      {
        id: 'order-1',
        visualType: 'charts',
        licenseType: 'standard',
        quantity,
        createdAt: AT,
        expiresAt: '2099-03-01T12:00:00Z',
        free: 0,
      },
    ],
    people: [{ email: 'nora@company.test', name: null, role: 'owner', seats: [] }, ...others],
  };
}

const open = (view: View, canAppoint = true, canBuild = false) => {
  fakeNetwork({ 'GET /teams/nora': () => ({ body: view }) });
  renderAt('/general', <TeamView id="nora" canAppoint={canAppoint} canBuild={canBuild} />);
};

test('a team of a thousand shows fifty people at first, and finds each of them', async () => {
  open(buildTeam(1000));
  await screen.findByText('Charts: 1,000 of 1,000 seats assigned');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(50);
  screen.getByText(/^Show 50 more of/);
  fireEvent.change(screen.getByLabelText('Search people'), { target: { value: 'PERSON-999' } });
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^person-999@company\.test/),
  ]);
  expect(screen.queryByText(/^Show 50 more/)).toBeNull();
});

test('a manager reads invoices, an owner has billing details and the team link', async () => {
  open(buildTeam(3), false);
  await screen.findByRole('button', { name: 'Invoices' });
  expect(screen.queryByRole('button', { name: 'Team link' })).toBeNull();
  clearPage();
  open(buildTeam(3));
  await screen.findByRole('button', { name: 'Team link' });
  screen.getByRole('button', { name: 'Billing' });
  expect(screen.queryByRole('button', { name: 'Invoices' })).toBeNull();
});

test('the team distinguishes a licence from its renewal by their ends', async () => {
  const view = buildTeam(3);
  const renewal = view.licenses.map((license) => ({
    ...license,
    id: 'order-2',
    free: 2,
    expiresAt: '2099-09-01T12:00:00Z',
  }));
  open({ ...view, licenses: [...view.licenses, ...renewal] });
  await screen.findByText('Charts: 1 of 3 seats assigned');
  const heads = screen
    .getAllByRole('columnheader')
    .map((head) => normalizeSpaces(head.textContent));
  expect(heads).toEqual([
    ...['Person', 'Charts until 1 Mar 2099', 'Charts until 1 Sept 2099', 'Key last viewed', 'More'],
  ]);
});

test('the owner’s row shows when the key was last viewed, as every row does', async () => {
  const view = buildTeam(2);
  const times = { invitedAt: null, heldAt: AT, keyFetchedAt: null };
  const own = { seat: 0, licenseId: 'order-1', state: 'held' as const, ...times };
  const [owner, ...others] = view.people;
  if (!owner) throw new Error('No owner');
  open({ ...view, people: [{ ...owner, seats: [own] }, ...others] });
  const row = await screen.findByRole('row', { name: /^nora@company\.test/ });
  expect(row.textContent).toContain('Key last viewed: Never');
});

test('the team shows a licence’s renewal with its seats and end', async () => {
  const view = buildTeam(3);
  const renewal = { quantity: 5, expiresAt: '2100-03-01T12:00:00Z' };
  open({ ...view, licenses: view.licenses.map((license) => ({ ...license, renewal })) });
  await screen.findByText(/^Renewed until 1 Mar 2100, \d\d:00 .+ for 5 seats$/);
});

test.each([
  ['the owner may buy more', true, '/pricing-charts?add-seats=1&licence=order-1'],
  ['a manager asks the owner', false, undefined],
])(
  'the assign dialog asks for no addresses if no seat is free: %s',
  async (_, canAppoint, path) => {
    open(buildTeam(3), canAppoint);
    fireEvent.click(await screen.findByRole('button', { name: 'Assign seats' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign seats' }));
    dialog.getByText('All 3 seats are assigned');
    expect(dialog.queryByLabelText('Addresses')).toBeNull();
    const link = dialog.queryByRole('link', { name: 'Buy more seats' });
    expect(link?.getAttribute('href')).toBe(path);
    expect(dialog.queryByText(/ask the owner/) === null).toBe(canAppoint);
  },
);

test('the assign dialog assigns seats of the licence that has free ones', async () => {
  const view = buildTeam(3);
  const other = view.licenses.map((license) => ({ ...license, id: 'order-2', free: 2 }));
  open({ ...view, licenses: [...view.licenses, ...other] });
  fireEvent.click(await screen.findByRole('button', { name: 'Assign seats' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign seats' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Licence').value).toBe('order-2');
  dialog.getByLabelText('Addresses');
});

test('the assign button counts the rows that get a seat, and refused rows say why', async () => {
  const view = buildTeam(3);
  const accepted = view.people[1]?.email ?? '';
  open({ ...view, licenses: view.licenses.map((license) => ({ ...license, free: 2 })) });
  fireEvent.click(await screen.findByRole('button', { name: 'Assign seats' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign seats' }));
  dialog.getByText(/^1 of 3 seats assigned\. Paste a list from Excel or Outlook/);
  const pasted = `Name;E-Mail\nAna;Ana@x.se\nAna L.;ana@x.se\nBo;bo@x\nCy;${accepted}\nDana`;
  fireEvent.change(dialog.getByLabelText('Addresses'), { target: { value: pasted } });
  dialog.getByRole('button', { name: 'Assign 1 seat' });
  dialog.getByText('4 rows without a seat');
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'ana@x.se: listed twice',
    'bo@x: not a valid address',
    `${accepted}: already has a seat`,
    'Dana: no address in this row',
  ]);
});

test('the team shows people by name with their address below, and finds them by either', async () => {
  const view = buildTeam(3);
  const people = view.people.map((person, n) =>
    n === 1 ? { ...person, name: 'Ana Lind' } : person,
  );
  open({ ...view, people });
  const row = await screen.findByRole('rowheader', { name: /^Ana Lind person-1@company\.test/ });
  expect(row.textContent).toMatch(/^Ana Lind\s+person-1@company\.test/);
  for (const text of ['lind', 'PERSON-1@']) {
    fireEvent.change(screen.getByLabelText('Search people'), { target: { value: text } });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
  }
});

test('the team offers company builds to its owner and managers, and not to admins', async () => {
  open(buildTeam(3), true, true);
  await screen.findByRole('button', { name: 'Build for my company: Charts' });
  clearPage();
  open(buildTeam(3));
  await screen.findByRole('button', { name: 'Assign seats' });
  expect(screen.queryByRole('button', { name: /^Build for my company/ })).toBeNull();
});

test('the team offers a new company build after a renewal, and names the day of the last one', async () => {
  const view = buildTeam(3);
  const [license] = view.licenses;
  if (!license) throw new Error('The team has no licence');
  open({ ...view, licenses: [{ ...license, replacesCompanyBuild: true }] }, true, true);
  await screen.findByText(/still contain the previous licence’s key\. Build them again\.$/);
  clearPage();
  open({ ...view, licenses: [{ ...license, companyBuiltAt: AT }] }, true, true);
  await screen.findByText('Company build of 1 Nov 2026');
  expect(screen.queryByText(/Build them again/)).toBeNull();
});

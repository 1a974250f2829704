import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamPerson } from '@flexa/contracts/teams';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { PersonMenu } from './person-menu';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

function buildPerson(state: TeamPerson['seats'][number]['state']): TeamPerson {
  const seat = { licenseId: 'order-1', seat: 1, invitedAt: null, heldAt: null, keyFetchedAt: null };
  return { email: 'mia@flexa.test', name: 'Mia', role: 'member', seats: [{ ...seat, state }] };
}

const CHARTS: SeatedLicense = {
  id: 'order-1',
  visualType: 'charts',
  licenseType: 'standard',
  quantity: 3,
  free: 2,
  createdAt: '2026-01-02T12:00:00Z',
  expiresAt: '2099-01-02T12:00:00Z',
};

async function openMenu(
  person: TeamPerson,
  canAppoint = true,
  licenses = [CHARTS],
): Promise<(string | null)[]> {
  renderAt(
    '/general',
    <PersonMenu teamId="nora" person={person} licenses={licenses} canAppoint={canAppoint} />,
  );
  const more = screen.getByRole('button', { name: 'More for mia@flexa.test' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  const items = await screen.findAllByRole('menuitem');
  const trigger = screen.getByRole('button', { name: 'More for mia@flexa.test' });
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  return items.map((item) => item.textContent.trim());
}

test('an owner can make people with a seat managers', async () => {
  expect(await openMenu(buildPerson('held'))).toEqual([
    'Remove Charts',
    'Make manager',
    'Make owner',
    'Remove from team',
  ]);
});

test('“Make manager” appears only once the seat is accepted, to keep accounts private', async () => {
  expect(await openMenu(buildPerson('invited'))).toEqual([
    'Resend invitation for Charts',
    'Copy invitation link for Charts',
    'Remove Charts',
    'Remove from team',
  ]);
});

test('an invitation link can be copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText } });
  await openMenu(buildPerson('invited'), false);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Copy invitation link/ }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/seat\?licence=order-1$/);
});

test('a manager can’t appoint managers', async () => {
  expect(await openMenu(buildPerson('held'), false)).toEqual(['Remove Charts', 'Remove from team']);
});

test('a manager can be made a member again', async () => {
  expect(await openMenu({ ...buildPerson('held'), role: 'manager' })).toContain(
    'Remove as manager',
  );
});

test('the transfer dialog explains what moves before it changes the owner', async () => {
  const network = fakeNetwork({
    'POST /teams/nora/owner': () => ({ body: { transferred: true } }),
  });
  await openMenu(buildPerson('held'));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Make owner' }));
  await screen.findByText(/mia@flexa.test becomes the owner/);
  screen.getByText('Orders, receipts and refunds stay with the buyer');
  expect(network.times('POST /teams/nora/owner')).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Change owner' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.requests['POST /teams/nora/owner']?.map(({ body }) => body)).toEqual([
    { email: 'mia@flexa.test' },
  ]);
});

test('the transfer dialog shows a refusal', async () => {
  const message = 'A team has at most 20 managers';
  fakeNetwork({
    'POST /teams/nora/owner': () => ({ status: 409, body: { code: 'too-many-managers', message } }),
  });
  await openMenu({ ...buildPerson('held'), role: 'manager' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Make owner' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change owner' }));
  await screen.findByText(message);
});

test.each([
  ['Remove Charts', 'Charts', 'DELETE /licenses/order-1/seats/1', 'Remove'],
  ['Remove from team', 'all seats of the team', 'POST /teams/nora/members', 'Remove'],
])('“%s” asks before %s is lost for good', async (item, lost, request, label) => {
  const network = fakeNetwork({ [request]: () => ({ body: {} }) });
  await openMenu(buildPerson('held'));
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
  await screen.findByText(
    new RegExp(`^mia@flexa.test loses ${lost} right away, .* revoked for good`),
  );
  expect(network.times(request)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.times(request)).toBe(1);
});

test('an unaccepted seat is withdrawn at once', async () => {
  const request = 'DELETE /licenses/order-1/seats/1';
  const network = fakeNetwork({ [request]: () => ({ body: {} }) });
  await openMenu(buildPerson('invited'));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Remove Charts' }));
  await waitFor(() => expect(network.times(request)).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a seat of a licence that is no longer listed is removed from “the licence”', async () => {
  await openMenu(buildPerson('held'), true, []);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Remove the licence' }));
  await screen.findByText(/^mia@flexa.test loses the licence right away/);
});

test('an open invitation can be sent again', async () => {
  const RESEND = 'POST /licenses/order-1/seats/1/invitation';
  const { times } = fakeNetwork({
    [RESEND]: () => ({ body: { ...buildPerson('invited').seats[0], email: null, uid: null } }),
  });
  await openMenu(buildPerson('invited'));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Resend invitation for Charts' }));
  await waitFor(() => expect(times(RESEND)).toBe(1));
});

test('a person’s menu assigns a free seat of another licence of the team', async () => {
  const GIVE = 'POST /licenses/order-2/seats';
  const { requests } = fakeNetwork({ [GIVE]: () => ({ body: { data: [] } }) });
  const tables = { ...CHARTS, id: 'order-2', visualType: 'tables', label: 'Finance' } as const;
  await openMenu(buildPerson('held'), true, [CHARTS, tables]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Assign Tables · Finance' }));
  await waitFor(() => expect(requests[GIVE]?.[0]?.body).toEqual({ emails: ['mia@flexa.test'] }));
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TeamView as View } from '@flexa/contracts/teams';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { TeamView } from './team-view';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const AT = '2026-11-01T12:00:00Z';

/** A team with so many seats, each of them given. */
function teamOf(quantity: number): View {
  const others = Array.from({ length: quantity - 1 }, (_, i): View['people'][number] => {
    const seat = { seat: i + 1, licenseId: 'order-1', invitedAt: AT };
    const held = { ...seat, state: 'held' as const, heldAt: AT, keyFetchedAt: AT };
    const invited = { ...seat, state: 'invited' as const, heldAt: null, keyFetchedAt: null };
    const seats = [i % 3 === 0 ? invited : held];
    return { email: `person-${i + 1}@company.test`, role: 'member', seats };
  });
  return {
    team: { id: 'nora', name: null, domains: [], link: null },
    licenses: [
      {
        ...{ id: 'order-1', visualType: 'charts', licenseType: 'standard', quantity },
        ...{ createdAt: AT, expiresAt: '2099-03-01T12:00:00Z', free: 0 },
      },
    ],
    people: [{ email: 'nora@company.test', role: 'owner', seats: [] }, ...others],
  };
}

const open = (view: View, canAppoint = true) => {
  fakeNetwork({ 'GET /teams/nora': () => ({ body: view }) });
  renderAt('/general', <TeamView id="nora" canAppoint={canAppoint} />);
};

test('a team of a thousand shows fifty people at first, and finds each of them', async () => {
  open(teamOf(1000));
  await screen.findByText('Charts: 0 of 1,000 seats free');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(50);
  screen.getByText(/^Show 50 more of/);
  fireEvent.change(screen.getByLabelText('Search people'), { target: { value: 'PERSON-999' } });
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^person-999@company\.test/),
  ]);
  expect(screen.queryByText(/^Show 50 more/)).toBeNull();
});

test('a manager reads invoices, an owner has billing details and the team link', async () => {
  open(teamOf(3), false);
  await screen.findByRole('button', { name: 'Invoices' });
  expect(screen.queryByRole('button', { name: 'Team link' })).toBeNull();
  clearPage();
  open(teamOf(3));
  await screen.findByRole('button', { name: 'Team link' });
  screen.getByRole('button', { name: 'Billing' });
  expect(screen.queryByRole('button', { name: 'Invoices' })).toBeNull();
});

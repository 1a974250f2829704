import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TeamPerson } from '@flexa/contracts/teams';
import { clearPage, renderAt } from '@/testing/render';
import { PersonMenu } from './person-menu';

afterEach(clearPage);

function personWith(state: TeamPerson['seats'][number]['state']): TeamPerson {
  const seat = { licenseId: 'order-1', seat: 1, invitedAt: null, heldAt: null, keyFetchedAt: null };
  return { email: 'mia@flexa.test', role: 'member', seats: [{ ...seat, state }] };
}

async function itemsFor(person: TeamPerson, canAppoint = true): Promise<(string | null)[]> {
  renderAt(
    '/general',
    <PersonMenu teamId="nora" person={person} licenses={[]} canAppoint={canAppoint} />,
  );
  const more = screen.getByRole('button', { name: 'More for mia@flexa.test' });
  fireEvent.keyDown(more, { key: 'Enter' });
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent.trim());
}

test('an owner makes managers of people who hold a seat', async () => {
  expect(await itemsFor(personWith('held'))).toEqual([
    'Take back',
    'Make manager',
    'Remove from team',
  ]);
});

test('“Make manager” appears only once the seat is accepted, to keep accounts private', async () => {
  expect(await itemsFor(personWith('invited'))).toEqual(['Take back', 'Remove from team']);
});

test('a manager makes no managers', async () => {
  expect(await itemsFor(personWith('held'), false)).toEqual(['Take back', 'Remove from team']);
});

test('a manager can be made a member again', async () => {
  expect(await itemsFor({ ...personWith('held'), role: 'manager' })).toContain('Remove as manager');
});

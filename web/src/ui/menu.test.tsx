import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Menu, MenuItem } from './menu';

afterEach(cleanup);

test('a menu marks the chosen item of a group of alternatives and leaves other items plain', async () => {
  render(
    <Menu label="Sort by" defaultOpen trigger={<button type="button">Sort</button>}>
      <MenuItem isChosen onSelect={() => undefined}>
        Name
      </MenuItem>
      <MenuItem isChosen={false} onSelect={() => undefined}>
        Newest
      </MenuItem>
      <MenuItem onSelect={() => undefined}>Clear</MenuItem>
    </Menu>,
  );
  const chosen = await screen.findByRole('menuitemradio', { name: 'Name', checked: true });
  expect(chosen.querySelector('svg')).not.toBeNull();
  const other = screen.getByRole('menuitemradio', { name: 'Newest', checked: false });
  expect(other.querySelector('svg')).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Clear' }).getAttribute('aria-checked')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { PackProof } from './pack-proof';

afterEach(clearPage);

test('a pack shows the times of its own visuals, and other figures apart from them', () => {
  renderAt('/flexa-tables', <PackProof pack="tables" />);
  const table = screen.getByRole('table', { name: 'How long an update takes' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Visual', '100 rows', 'Most rows'],
    ['Table', '6 ms', '36 ms (10,000 rows)'],
  ]);
  screen.getByText(/95 of 100 updates finish within this time/);
  expect(within(table).queryByText('71 ms')).toBeNull();
  screen.getByText('71 ms');
});

import { beforeEach, expect, it, vi } from 'vitest';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { AllSettings } from './all-settings';

// jsdom lays nothing out, so it has nothing to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

it('names a setting under its card without saying the card again, and finds it by both', async () => {
  render(<AllSettings visual="clusteredBarChart" />);
  await screen.findByPlaceholderText(/^Search \d+ settings$/);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'legend font size' } });
  const groups = screen.getAllByRole('group', { name: 'Legend' });
  const [group] = groups;
  if (!group) throw new Error('the card has no group');
  expect(within(group).getByRole('slider', { name: 'Font size' })).toBeTruthy();
  expect(screen.queryByText('Legend font size')).toBeNull();
});

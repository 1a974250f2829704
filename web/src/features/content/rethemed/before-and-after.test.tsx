import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { BeforeAndAfter } from './before-and-after';

afterEach(clearPage);

test('both pictures scroll as one, for the keyboard too', () => {
  renderAt('/document', <BeforeAndAfter />);
  const scroller = screen.getByRole('group', { name: 'The report before and after' });
  expect(within(scroller).getAllByRole('img')).toHaveLength(2);
  expect(scroller.tabIndex).toBe(0);
});

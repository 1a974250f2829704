import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { BeforeAndAfter } from './before-and-after';

afterEach(clearPage);

test('the pictures before and after scroll as one, also by keyboard', () => {
  renderAt('/document', <BeforeAndAfter />);
  const scroller = screen.getByRole('group', { name: 'The report before and after' });
  expect(within(scroller).getAllByRole('img')).toHaveLength(2);
  expect(scroller.tabIndex).toBe(0);
});

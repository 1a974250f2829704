import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { THEME_PART_SUMMARY } from '@/lib/theme-part';
import { Prices } from './prices';

afterEach(clearPage);

test('each price column has one link to its offer, with a clear name', () => {
  renderAt('/', <Prices licence={{ isVisitor: true, signUp: { to: '/register' } }} />);
  const links = ['Theme studio', 'One pack', 'Membership'].map((name) => {
    const column = screen.getByRole('heading', { level: 3, name }).parentElement?.parentElement;
    return within(column as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  });
  expect(links).toEqual([
    [['Open the theme studio', '/flexa-theme']],
    [['Buy a pack', '/pricing-charts']],
    [['Buy the membership', '/pricing-charts?plan=membership']],
  ]);
});

test('the membership’s price names what its theme part adds', () => {
  renderAt('/', <Prices licence={{ isVisitor: true, signUp: { to: '/register' } }} />);
  screen.getByText(THEME_PART_SUMMARY, { exact: false });
});

import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { OverviewFigures } from './overview-figures';

afterEach(() => {
  clearPage();
  signOut();
  vi.unstubAllGlobals();
});

test.each([
  ['admin', '/admin?view=offer'],
  ['support', undefined],
] as const)('for the role %s “Free places” leads to %s', (role, address) => {
  signInAs(role);
  fakeNetwork({ 'GET /discount': () => ({ status: 500, body: {} }) });
  renderAt('/admin', <OverviewFigures stats={undefined} range="12 weeks" />);
  const figure = screen.getByText('Free places');
  expect(figure.closest('a')?.getAttribute('href')).toBe(address);
});

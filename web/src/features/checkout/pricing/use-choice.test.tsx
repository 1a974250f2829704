import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useChoice } from './use-choice';

test('useChoice keeps two changes made before the next render', () => {
  let router: ReturnType<typeof createMemoryRouter>;
  const { result } = renderHook(() => useChoice('charts'), {
    wrapper: ({ children }) => {
      router ??= createMemoryRouter([{ path: '*', element: children }], {
        initialEntries: ['/pricing-charts?months=6&quantity=4'],
      });
      return <RouterProvider router={router} />;
    },
  });
  const { choose } = result.current;
  act(() => {
    choose({ month: 3 });
    choose({ licences: '5' });
  });
  expect(result.current.choice).toMatchObject({ month: 3, licences: '5' });
  expect(result.current.address).toBe('/pricing-charts?months=3&quantity=5');
});

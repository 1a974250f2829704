import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { UsersCsv } from './users-csv';

beforeEach(() => signInAs('admin'));
afterEach(() => {
  clearPage();
  signOut();
  vi.unstubAllGlobals();
});

test.each([
  [<UsersCsv key="all" />, 'All users as a CSV file', ''],
  [<UsersCsv key="blank" search=" " />, 'All users as a CSV file', ''],
  [
    <UsersCsv key="some" show="licensed" search=" lind " />,
    'These users as a CSV file',
    '?show=licensed&search=lind',
  ],
])('the export of users requests those that the list shows', async (button, title, query) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response('', { headers: { 'Content-Type': 'text/csv' } });
  });
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => {};
  renderAt('/admin/users', button);
  fireEvent.click(screen.getByTitle(title));
  await waitFor(() => expect(requests[0]).toMatch(/users\.csv/));
  expect(requests[0]?.replace(/.*users\.csv/, '')).toBe(query);
});

test('support can’t export users', () => {
  signInAs('support');
  renderAt('/admin/users', <UsersCsv />);
  expect(screen.queryByRole('button')).toBeNull();
});

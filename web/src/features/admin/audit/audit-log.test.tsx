import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { AuditLog } from './audit-log';

afterEach(() => {
  clearPage();
  signOut();
  vi.unstubAllGlobals();
});

test('a search of the audit log clears its filters, and names the words it found nothing for', async () => {
  const network = fakeNetwork({
    'GET /admin/audit': () => ({ body: { data: [], next: null, people: {} } }),
  });
  const page = renderAt('/admin?view=audit&kind=refunds', <AuditLog />);
  await screen.findByText('No changes of this kind');
  const field = screen.getByRole('searchbox', { name: 'Search the audit log' });
  fireEvent.change(field, { target: { value: 'lind' } });
  fireEvent.submit(field.closest('form')!);
  await screen.findByText('No changes match “lind”');
  expect(page.address()).toBe('/admin?view=audit&search=lind');
  expect(network.requests['GET /admin/audit']?.at(-1)?.query).toBe('?limit=25&search=lind');
});

test('a month narrows the audit log, and the file has the same entries', async () => {
  signInAs('admin');
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => {};
  const network = fakeNetwork({
    'GET /admin/audit': () => ({ body: { data: [], next: null, people: {} } }),
    'GET /admin/audit.csv': () => ({ body: '' }),
  });
  const page = renderAt(
    '/admin?view=audit&kind=refunds&before=2026-01-01T00:00:00.000Z',
    <AuditLog />,
  );
  const months = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  const month = months.options[1]?.value ?? '';
  expect(month).toMatch(/^20\d\d-\d\d$/);
  fireEvent.change(months, { target: { value: month } });
  await waitFor(() => expect(page.address()).toBe(`/admin?view=audit&kind=refunds&month=${month}`));
  expect(network.requests['GET /admin/audit']?.at(-1)?.query).toContain(`month=${month}`);
  fireEvent.click(screen.getByTitle('These entries as a CSV file'));
  await waitFor(() => expect(network.times('GET /admin/audit.csv')).toBe(1));
  expect(network.requests['GET /admin/audit.csv']?.[0]?.query).toBe(`?kind=refunds&month=${month}`);
});

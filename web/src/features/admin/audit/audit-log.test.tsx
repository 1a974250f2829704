import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { AuditLog } from './audit-log';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('a search of the audit log stands alone, and says what it found nothing for', async () => {
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
  expect(network.asked['GET /admin/audit']?.at(-1)?.query).toBe('?limit=25&search=lind');
});

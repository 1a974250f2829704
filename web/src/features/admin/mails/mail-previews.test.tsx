import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { MailPreviews } from './mail-previews';

const WELCOME = {
  id: 'welcome',
  template: 'welcome',
  variant: null,
  subject: 'Welcome to Flexa',
  preheader: 'Three steps to your first report.',
};
const REFUND = {
  id: 'order-notice.partly-refunded',
  template: 'order-notice',
  variant: 'partly-refunded',
  subject: 'Your refund of $60.00',
  preheader: 'A part of the money goes back.',
};
const html = (scheme: string) =>
  `<!doctype html><html><head><title>${scheme}</title></head><body>Hello</body></html>`;

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('every kind of e-mail is listed with its subject and leads to its preview', async () => {
  fakeNetwork({
    'GET /admin/mail-previews': () => ({ body: { data: [WELCOME, REFUND] } }),
  });
  renderAt('/admin?view=previews', <MailPreviews />);
  const row = await screen.findByRole('row', { name: /Your refund of \$60\.00/ });
  const link = within(row).getByRole('link', { name: 'News about an order: partly refunded' });
  expect(link.getAttribute('href')).toBe('/admin?view=previews&mail=order-notice.partly-refunded');
});

test('a preview shows the HTML in a frame that runs and opens nothing, in both schemes, and the text', async () => {
  const { asked } = fakeNetwork({
    'GET /admin/mail-previews/welcome': (times) => ({
      body: {
        ...WELCOME,
        html: html(times === 1 ? 'light' : 'dark'),
        text: 'Welcome to Flexa\n\nHello',
      },
    }),
  });
  renderAt('/admin?view=previews&mail=welcome', <MailPreviews />);
  const frame = await screen.findByTitle('The e-mail as HTML');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toContain('<title>light</title>');
  expect(frame.getAttribute('srcdoc')).toContain('<base target="_blank">');
  screen.getByText('Three steps to your first report.');
  expect(screen.getByRole('region', { name: 'Plain text' }).textContent).toContain('Hello');

  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(frame.getAttribute('srcdoc')).toContain('<title>dark</title>'));
  const queries = asked['GET /admin/mail-previews/welcome']?.map(({ query }) => query);
  expect(queries).toEqual(['?scheme=light', '?scheme=dark']);
  fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(frame.className).toContain('w-[360px]');
});

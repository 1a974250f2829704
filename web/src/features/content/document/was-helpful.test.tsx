import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { WasHelpful } from './was-helpful';

let network: ReturnType<typeof fakeNetwork>;

beforeEach(() => {
  network = fakeNetwork({ 'POST /email_support': () => ({ body: { ticketId: 't1' } }) });
  renderAt('/document/seats', <WasHelpful title="Seats" />);
});

afterEach(() => {
  clearPage();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a yes is thanked where the focus goes, and nothing is sent', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Thank you/);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  expect(network.times('POST /email_support')).toBe(0);
});

test('a no opens a ticket that names the page', async () => {
  fireEvent.click(screen.getByRole('link', { name: /^No/ }));
  const heading = screen.getByRole('heading', { name: 'What is missing or unclear?' });
  expect(document.activeElement).toBe(heading);
  const subject = await screen.findByLabelText<HTMLInputElement>('What it is about');
  expect(subject.value).toBe('Documentation: Seats');
  type('Name', 'Nora');
  type('E-mail', 'nora@flexa.test');
  type('Your question, or what you looked for', 'How do I give back a seat?');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(network.times('POST /email_support')).toBe(1);
});

test('what was begun about one page stays with it, and another page begins empty', async () => {
  fireEvent.click(screen.getByRole('link', { name: /^No/ }));
  const message = 'Your question, or what you looked for';
  await screen.findByLabelText(message);
  type(message, 'Half a question');
  clearPage();
  renderAt('/document/refunds', <WasHelpful title="Refunds" />);
  fireEvent.click(screen.getByRole('link', { name: /^No/ }));
  const subject = await screen.findByLabelText<HTMLInputElement>('What it is about');
  expect(subject.value).toBe('Documentation: Refunds');
  expect(screen.getByLabelText<HTMLInputElement>(message).value).toBe('');
  clearPage();
  renderAt('/document/seats', <WasHelpful title="Seats" />);
  fireEvent.click(screen.getByRole('link', { name: /^No/ }));
  expect((await screen.findByLabelText<HTMLInputElement>(message)).value).toBe('Half a question');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a press with %o is the browser’s: it opens the form’s page elsewhere',
  (keys) => {
    // What jsdom would do for a link is to say that it can't.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevent = vi.spyOn(MouseEvent.prototype, 'preventDefault');
    fireEvent.click(screen.getByRole('link', { name: /^No/ }), keys);
    expect(prevent).toHaveBeenCalledOnce();
    prevent.mockRestore();
    screen.getByRole('heading', { name: 'Was this page helpful?' });
  },
);

test('before the page listens a no leads to the form’s own page, which names it too', () => {
  expect(screen.getByRole('link', { name: /^No/ }).getAttribute('href')).toBe(
    '/ask-question?subject=Documentation%3A%20Seats',
  );
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { AskQuestion } from './ask-question';
import { Contact } from './contact';
import { SupportCenter } from './support-center';
import { WaitListForm } from './wait-list-form';
// Loads the lazy parts before the tests, so that a slow machine doesn't wait within one.
import './contact-form';
import '@/lib/bot-check';

const SEND = 'POST /email_support';
const JOIN = 'POST /wait_list';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

const typeInto = (field: HTMLElement, value: string) =>
  fireEvent.input(field, { target: { value } });

test.each([
  ['contact', <Contact key="contact" />],
  ['question', <AskQuestion key="question" />],
  ['support', <SupportCenter key="support" />],
] as const)(
  'the form at the address of %s sends its kind, and names the next steps',
  async (...row) => {
    const [kind, page] = row;
    const { requests } = fakeNetwork({
      [SEND]: () => ({ status: 201, body: { ticketId: 'ticket-0123456789' } }),
    });
    renderAt('/', page);
    const field = await screen.findByLabelText('Subject');
    typeInto(screen.getByLabelText('Name'), 'Nora Lind');
    // The support centre has a wait list too, with a field of the same name.
    const [email] = screen.getAllByLabelText('E-mail');
    if (email) typeInto(email, 'nora@flexa.test');
    typeInto(field, 'A key');
    typeInto(screen.getByLabelText('Message'), 'Where do I paste it?');
    fireEvent.click(screen.getByText('Send message'));
    const title = await screen.findByText('Message sent');
    await waitFor(() => expect(document.activeElement).toBe(title));
    screen.getByText('nora@flexa.test');
    screen.getByText(/We answer in the order of arrival; we can’t promise a time/);
    expect(requests[SEND]?.[0]?.body).toEqual({
      kind,
      name: 'Nora Lind',
      email: 'nora@flexa.test',
      subject: 'A key',
      requestId: expect.any(String) as string,
      message: 'Where do I paste it?',
    });
    // The new form is empty except for the sender.
    fireEvent.click(screen.getByText('Write another message'));
    const again = await screen.findByLabelText<HTMLInputElement>('Message');
    expect(again.value).toBe('');
    expect(screen.getAllByLabelText<HTMLInputElement>('E-mail')[0]?.value).toBe('nora@flexa.test');
  },
);

test('the support form starts with name and e-mail of signed-in people', async () => {
  const user = { uid: 'nora', name: 'Nora Lind', email: 'nora@flexa.test' } as User;
  useSession.setState({ status: 'signed-in', uid: 'nora', user });
  renderAt('/contact', <Contact />);
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  await waitFor(() => expect(name.value).toBe('Nora Lind'));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nora@flexa.test');
});

test('the contact page describes the membership, and the address can preset it as the subject', async () => {
  renderAt('/contact?about=membership', <Contact />);
  for (const price of ['$120', '$240', '$420']) screen.getByText(price);
  expect(screen.getByText('See the membership').closest('a')?.getAttribute('href')).toBe(
    '/pricing-charts?plan=membership',
  );
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('The membership');
});

test('the support centre keeps the search in the address and announces its results', async () => {
  const { address } = renderAt('/support-center?q=invoice', <SupportCenter />);
  screen.getByText('2 answers for “invoice”');
  screen.getByText(/select Invoice to print or save it/);
  fireEvent.click(screen.getByText('Show all answers'));
  await waitFor(() => expect(address()).toBe('/support-center'));
  await screen.findByText('How do I delete my account?');

  // Without results the words become the ticket's subject.
  fireEvent.change(screen.getByLabelText('Search the answers'), { target: { value: 'kangaroo' } });
  await screen.findByText('No answer matches “kangaroo”');
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  await waitFor(() => expect(subject.value).toBe('kangaroo'));
});

test('every answer has an anchor, and the one in the address is open', () => {
  renderAt('/support-center#offline-keys', <SupportCenter />);
  const all = [...document.querySelectorAll('details')];
  expect(all.every(({ id }) => id !== '')).toBe(true);
  expect(all.filter(({ open }) => open).map(({ id }) => id)).toEqual(['offline-keys']);
});

test('the support form suggests answers while people type a question', async () => {
  renderAt('/ask-question', <AskQuestion />);
  typeInto(await screen.findByLabelText('Subject'), 'Can I get a refund?');
  await screen.findByText('This may already be answered');
  const link = screen.getByText(/^Can I get my money back/).closest('a');
  expect(link?.getAttribute('href')).toBe('/support-center#refunds');
});

test('the wait list takes an address for a product, and another one after it', async () => {
  const { requests } = fakeNetwork({ [JOIN]: () => ({ body: { joined: true } }) });
  renderAt('/support-center', <WaitListForm />);
  fireEvent.click(screen.getByText('Tables'));
  typeInto(screen.getByLabelText('E-mail'), 'nobody');
  fireEvent.click(screen.getByText('Join the wait list'));
  await screen.findByText('Enter an address like name@company.com');
  typeInto(screen.getByLabelText('E-mail'), 'nora@flexa.test');
  fireEvent.click(screen.getByText('Join the wait list'));
  await screen.findByText('You are on the list for Tables.');
  expect(requests[JOIN]?.map(({ body }) => body)).toEqual([
    { email: 'nora@flexa.test', product: 'tables' },
  ]);
  fireEvent.click(screen.getByText('Join another wait list'));
  screen.getByLabelText('E-mail');
});

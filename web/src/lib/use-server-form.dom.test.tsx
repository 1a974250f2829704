import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error';
import { useServerForm } from './use-server-form';

const schema = z.object({
  company: z.string().trim().min(1, 'Enter a company'),
  city: z.string(),
  country: z.string().optional(),
});
const send = vi.fn<(values: z.output<typeof schema>) => Promise<unknown>>();
const explain = vi.fn<(error: unknown) => { field?: 'company'; message?: string }>();
const submitAround = vi.fn();

function Form({ hasOwnWords = false }: { hasOwnWords?: boolean }) {
  const { field, failure, onSubmit, isSubmitting } = useServerForm({
    schema,
    defaultValues: { company: '', city: '', country: '' },
    send,
    ...(hasOwnWords && { explain }),
  });
  const { error: companyError, ...company } = field('company');
  const { error: cityError, ...city } = field('city');
  return (
    // A dialog's form is inside the form of the page that opened it.
    <div onSubmit={submitAround}>
      <form noValidate aria-busy={isSubmitting} onSubmit={onSubmit}>
        <input aria-label="Company" {...company} />
        <p data-testid="company">{companyError}</p>
        <input aria-label="City" {...city} />
        <p data-testid="city">{cityError}</p>
        <p data-testid="failure">{failure}</p>
        <button type="submit">Send</button>
      </form>
    </div>
  );
}

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const readText = (id: string) => screen.getByTestId(id).textContent;
const buildRefusal = (details: { field: string; message: string }[]) =>
  new ApiError(400, 'invalid-argument', 'Check your input', details);

test('a form checks the fields first, focuses the wrong one and sends nothing', async () => {
  render(<Form />);
  press();
  await waitFor(() => expect(readText('company')).toBe('Enter a company'));
  expect(document.activeElement).toBe(screen.getByLabelText('Company'));
  expect(send).not.toHaveBeenCalled();
});

test('a form sends the values that the schema parsed, and doesn’t submit the form around it', async () => {
  render(<Form />);
  type('Company', ' Acme ');
  press();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ company: 'Acme', city: '', country: '' }),
  );
  expect(submitAround).not.toHaveBeenCalled();
});

test("a form shows the server's messages at their fields until these change", async () => {
  send.mockRejectedValue(
    buildRefusal([{ field: 'billing.address.city', message: 'No such city in Norway' }]),
  );
  render(<Form />);
  type('Company', 'Acme');
  press();
  await waitFor(() => expect(readText('city')).toBe('No such city in Norway'));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  expect(readText('failure')).toBe('');
  type('City', 'Oslo');
  await waitFor(() => expect(readText('city')).toBe(''));
});

test('a form shows the server’s message for the whole form if it names no field', async () => {
  send.mockRejectedValue(buildRefusal([{ field: 'quantity', message: 'At most 5' }]));
  render(<Form />);
  type('Company', 'Acme');
  press();
  await waitFor(() => expect(readText('failure')).toBe('At most 5'));
  send.mockResolvedValue(undefined);
  press();
  await waitFor(() => expect(readText('failure')).toBe(''));
});

test('a message about a field that is not on the screen appears for the whole form', async () => {
  send.mockRejectedValue(buildRefusal([{ field: 'country', message: 'We do not sell there' }]));
  render(<Form />);
  type('Company', 'Acme');
  press();
  await waitFor(() => expect(readText('failure')).toBe('We do not sell there'));
});

test('a form puts an explained error at its field, and hides one without a message', async () => {
  send.mockRejectedValue(new Error('auth/wrong-password'));
  explain.mockReturnValueOnce({ field: 'company', message: 'Wrong company' });
  render(<Form hasOwnWords />);
  type('Company', 'Acme');
  press();
  await waitFor(() => expect(readText('company')).toBe('Wrong company'));
  explain.mockReturnValueOnce({});
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(readText('company')).toBe(''));
  expect(readText('failure')).toBe('');
});

test('two clicks send a form once', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Form />);
  type('Company', 'Acme');
  press();
  press();
  await waitFor(() => expect(send).toHaveBeenCalled());
  answer();
  await waitFor(() => expect(document.querySelector('form')?.ariaBusy).not.toBe('true'));
  expect(send).toHaveBeenCalledOnce();
});

test('a form stays busy when a second click comes while the first is being sent', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Form />);
  const isBusy = () => document.querySelector('form')?.getAttribute('aria-busy');
  type('Company', 'Acme');
  press();
  await waitFor(() => expect(send).toHaveBeenCalled());
  await act(async () => press());
  expect(isBusy()).toBe('true');
  answer();
  await waitFor(() => expect(isBusy()).toBe('false'));
});

test('a form submitted twice at once stays busy until the answer', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Form />);
  const isBusy = () => document.querySelector('form')?.getAttribute('aria-busy');
  type('Company', 'Acme');
  press();
  press();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(isBusy()).toBe('true');
  answer();
  await waitFor(() => expect(isBusy()).toBe('false'));
});

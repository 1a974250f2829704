import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClock } from '@/lib/clock';
import { clearPage, renderAt } from '@/testing/render';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

const ways = vi.hoisted(() => ({ signIn: vi.fn(), register: vi.fn(), sendPasswordReset: vi.fn() }));
const auth = { currentUser: null, authStateReady: async () => undefined };

vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('firebase/auth', () => ({ onIdTokenChanged: vi.fn() }));
vi.mock('./sign-in', async (original) => ({ ...(await original()), ...ways }));

beforeEach(() => vi.resetAllMocks());
afterEach(() => {
  clearPage();
  setClock();
});

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.input(getField(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the sign-in form shows the wait after too many attempts, disables the button and keeps the input', async () => {
  const start = new Date('2026-03-01T12:00:00Z').getTime();
  setClock(() => new Date(start));
  ways.signIn.mockResolvedValueOnce({ error: 'Too many attempts', wait: 60 });
  renderAt('/login', <LoginForm />);
  type('E-mail', 'nora@flexa.test');
  type('Password', 'whatever');
  press('Sign in');
  const button = await screen.findByRole('button', { name: /^Sign in in \d+ seconds$/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(/Too many attempts.*Try again in \d\d sec/);
  expect(getField('Password').value).toBe('whatever');
  // The focus is in the field to correct.
  await waitFor(() => expect(document.activeElement).toBe(getField('Password')));
  fireEvent.click(button);
  expect(ways.signIn).toHaveBeenCalledTimes(1);

  setClock(() => new Date(start + 61_000));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByText(/Too many attempts/)).toBeNull();
});

test('the answer to a forgotten password does not tell whether there is an account', async () => {
  ways.sendPasswordReset.mockResolvedValue({});
  renderAt('/login', <LoginForm />);
  type('E-mail', 'nobody@flexa.test');
  press('Forgot password?');
  expect(getField('E-mail').value).toBe('nobody@flexa.test');
  press('Send link');
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  screen.getByText(/^If nobody@flexa.test has an account/);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the registration form shows wrong input next to its field and sends nothing', async () => {
  renderAt('/register', <RegisterForm />);
  type('E-mail', 'nora@fjordfoods');
  press('Create account');
  await screen.findByText('Enter a name');
  screen.getByText('Enter an address like name@company.com');
  screen.getByText('The password doesn’t meet the rules below');
  expect(getField('Name').getAttribute('aria-invalid')).toBe('true');
  expect(ways.register).not.toHaveBeenCalled();
});

test('the registration form shows next to the field that the address already has an account', async () => {
  const error = 'This address already has an account. Sign in instead';
  ways.register.mockResolvedValueOnce({ error, field: 'email' });
  renderAt('/register', <RegisterForm />);
  type('Name', 'Second Account');
  type('E-mail', 'nora@flexa.test');
  type('Password', 'Abcdef12');
  // People can show the password, and password managers know its purpose.
  expect(getField('Password').autocomplete).toBe('new-password');
  expect(getField('E-mail').autocomplete).toBe('username');
  press('Show password');
  expect(getField('Password').type).toBe('text');
  press('Create account');
  await screen.findByText(error);
  await waitFor(() => expect(document.activeElement).toBe(getField('E-mail')));
  expect(getField('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(getField('Password').value).toBe('Abcdef12');
  await act(async () => undefined);
  const terms = screen.getByRole('link', { name: 'terms of use' });
  expect(terms.getAttribute('href')).toBe('/term-of-website-use');
});

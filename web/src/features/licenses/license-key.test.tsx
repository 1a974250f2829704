import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastsWanted } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { LicenseKey, shortenKey } from './license-key';

const KEY = `eyJhbGciOiJFZERTQSJ9.${'x'.repeat(300)}.signature9Qk7wA`;
const READ_KEY = 'GET /licenses/order-1/key';
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset();
  writeText.mockResolvedValue();
  vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText } });
  useToastsWanted.setState(false, true);
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(10);
};

function open(answer: Parameters<typeof fakeNetwork>[0][string]) {
  const network = fakeNetwork({ [READ_KEY]: answer });
  renderAt('/general', <LicenseKey id="order-1" name="Flexa Charts" />);
  return network;
}

const answerKey = () => ({ body: { key: KEY, expiresAt: '2026-04-01T00:00:00Z' } });

test('“Show key” loads the key once and shows a short form', async () => {
  const { times } = open(answerKey);
  await pass(1000);
  expect(times(READ_KEY)).toBe(1);
  screen.getByText('eyJhbGciOiJFZE…9Qk7wA');
  expect(document.body.textContent).not.toContain(KEY);
});

test('the copy button loads the key once, copies the whole key and shows "Copied" for two seconds', async () => {
  const { times } = open(answerKey);
  await press('Copy key of Flexa Charts');
  expect(writeText).toHaveBeenCalledWith(KEY);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await pass(1900);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await pass(100);
  expect(screen.getByRole('status').textContent).toBe('');
  await press('Copy key of Flexa Charts');
  expect(times(READ_KEY)).toBe(1);
});

test('the copy button copies nothing and shows the reason if the server refuses the key', async () => {
  open(() => ({ status: 409, body: { code: 'license-not-active', message: 'Not active' } }));
  await press('Copy key of Flexa Charts');
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(useToastsWanted.getState()).toBe(true);
});

test('a key can be loaded again after a failure', async () => {
  let isDown = true;
  open(() => (isDown ? { status: 409, body: { code: 'license-not-active' } } : answerKey()));
  await pass(10);
  isDown = false;
  const copy = screen.getByRole('button', { name: 'Copy key of Flexa Charts' });
  await press('Show key of Flexa Charts');
  screen.getByText('eyJhbGciOiJFZE…9Qk7wA');
  // The clicked button is gone.
  expect(document.activeElement).toBe(copy);
});

test('the copy button does not claim to have copied if the browser refuses', async () => {
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  open(answerKey);
  await press('Copy key of Flexa Charts');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(useToastsWanted.getState()).toBe(true);
});

test('shortenKey shortens a key to its start and its last six characters', () => {
  expect(shortenKey(KEY)).toHaveLength(14 + 1 + 6);
});

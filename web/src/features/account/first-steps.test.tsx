import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FirstSteps, type FirstStep } from './first-steps';

const STEPS: readonly FirstStep[] = [
  { id: 'pack', title: 'Get a pack', text: '…', isDone: true, action: <a href="/a">Buy</a> },
  {
    id: 'key',
    title: 'Add the key',
    text: '…',
    isDone: undefined,
    action: <a href="/b">Show me</a>,
  },
  { id: 'theme', title: 'Make a theme', text: '…', isDone: false, action: <a href="/c">Open</a> },
];

const open = (uid = 'nora') => render(<FirstSteps uid={uid} steps={STEPS} />);
const readHeading = () => screen.queryByRole('heading', { name: /First steps/ })?.textContent;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the first steps mark completed ones and link to the others', () => {
  open();
  expect(readHeading()).toBe('First steps 1 of 3 done');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Show me',
    'Open',
  ]);
});

test('people tick the first steps that only they can know, and the ticks stay', () => {
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add the key' }));
  expect(readHeading()).toBe('First steps 2 of 3 done');
  cleanup();
  open();
  expect(screen.getByRole('checkbox', { name: 'Add the key' }).ariaChecked).toBe('true');
  cleanup();
  open('ida');
  expect(readHeading()).toBe('First steps 1 of 3 done');
});

test('the first steps stay hidden once dismissed', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(readHeading()).toBeUndefined();
  cleanup();
  open();
  expect(readHeading()).toBeUndefined();
});

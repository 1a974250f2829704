import { beforeEach, expect, test } from 'vitest';
import { keepMailed, readMailed } from './mailed-theme';
import { keepWaiting, takeWaiting } from './waiting-theme';
import { keepIntent, takeIntent } from '../store/intent';
import { readStored, updateStored } from '../store/stored-theme';

const FILE = { name: 'Clear day', text: '{"name":"Clear day"}' };

beforeEach(() => localStorage.clear());

test('stores the edited and the waiting theme in one value, independently of each other', () => {
  updateStored({ studio: { history: 1 } });
  keepWaiting(FILE);
  keepIntent('save');
  expect(takeWaiting()).toEqual(FILE);
  expect(takeIntent()).toBe('save');
  expect(takeIntent()).toBeNull();
  expect(readStored()).toEqual({ studio: { history: 1 } });
});

test('a theme that waited before the studio kept its work still comes', () => {
  localStorage.setItem('theme', JSON.stringify({ ...FILE, at: Date.now() }));
  expect(takeWaiting()).toEqual(FILE);
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a mailed theme is for its address alone, however that is written', () => {
  keepMailed(FILE, 'ada@example.test');
  expect(readMailed('Ada@Example.test')).toEqual(FILE);
  expect(readMailed('bob@example.test')).toBeNull();
});

test.each(['{', '[]', '7', 'null', '{"other":1}'])('%s is nothing of ours', (value) => {
  localStorage.setItem('theme', value);
  expect(Object.values(readStored()).filter((part) => part !== undefined)).toEqual([]);
});

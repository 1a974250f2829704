import { expect, test } from 'vitest';
import { PASSWORD_RULES, passwordFault } from './password-rules';

const met = (password: string) =>
  PASSWORD_RULES.filter((rule) => rule.test(password)).map(({ label }) => label);

test('each rule is checked separately', () => {
  expect(met('')).toEqual([]);
  expect(met('12345678')).toEqual(['8 characters', 'One number']);
  expect(met('aB')).toEqual(['One lowercase letter', 'One uppercase letter']);
});

test('letters and numbers of other scripts count', () => {
  expect(met('жЖ٣')).toEqual(['One number', 'One lowercase letter', 'One uppercase letter']);
});

test.each([
  ['Abcdef12', undefined],
  ['Abcde12', 'The password doesn’t meet the rules below'],
  ['abcdef12', 'The password doesn’t meet the rules below'],
  [`Ab1${'x'.repeat(125)}`, undefined],
  [`Ab1${'x'.repeat(126)}`, 'Use at most 128 characters'],
])('%s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

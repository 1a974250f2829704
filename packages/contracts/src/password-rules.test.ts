import { expect, test } from 'vitest';
import { PASSWORD_RULES, findPasswordFault } from './password-rules';

const listMetRules = (password: string) =>
  PASSWORD_RULES.filter((rule) => rule.test(password)).map(({ label }) => label);

test('each rule of a password is checked separately', () => {
  expect(listMetRules('')).toEqual([]);
  expect(listMetRules('12345678')).toEqual(['8 characters', 'One number']);
  expect(listMetRules('aB')).toEqual(['One lowercase letter', 'One uppercase letter']);
});

test('letters and numbers of other scripts count for a password', () => {
  expect(listMetRules('жЖ٣')).toEqual([
    'One number',
    'One lowercase letter',
    'One uppercase letter',
  ]);
});

test.each([
  ['Abcdef12', undefined],
  ['Abcde12', 'The password doesn’t meet the rules below'],
  ['abcdef12', 'The password doesn’t meet the rules below'],
  [`Ab1${'x'.repeat(125)}`, undefined],
  [`Ab1${'x'.repeat(126)}`, 'Use at most 128 characters'],
])('findPasswordFault checks the password %s', (password, fault) => {
  expect(findPasswordFault(password)).toBe(fault);
});

import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth';

const nestArrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  [nestArrays(3), false],
  [nestArrays(4), true],
  [nestArrays(100_000), true],
  ['[[[]],[[]],[[]]]', false],
  ['{"a":{"b":{"c":{}}}}', true],
  ['{"a":{"b":{}}}', false],
  [`{"a":"${nestArrays(9)}"}`, false],
  [String.raw`{"a":"\"[[[["}`, false],
  [String.raw`{"a":"\\","b":[[[1]]]}`, true],
  ['5', false],
  ['', false],
  ['[[[[', true],
])('isDeeperThan finds more than three levels in %.30s: %s', (json, isDeeper) => {
  expect(isDeeperThan(3, new TextEncoder().encode(json))).toBe(isDeeper);
});

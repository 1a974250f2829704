import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth';

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  [deep(3), false],
  [deep(4), true],
  [deep(100_000), true],
  ['[[[]],[[]],[[]]]', false],
  ['{"a":{"b":{"c":{}}}}', true],
  ['{"a":{"b":{}}}', false],
  [`{"a":"${deep(9)}"}`, false],
  [String.raw`{"a":"\"[[[["}`, false],
  [String.raw`{"a":"\\","b":[[[1]]]}`, true],
  ['5', false],
  ['', false],
  ['[[[[', true],
])('three levels: %.30s is deeper: %s', (json, isDeeper) => {
  expect(isDeeperThan(3, new TextEncoder().encode(json))).toBe(isDeeper);
});

import { createHash } from 'node:crypto';
import { createRandom, runs, SEED } from '@flexa/testing/sample';
import { describe, expect, test } from 'vitest';
import { hashSha512 } from './sha512.js';

const random = createRandom(SEED);
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const hashWithNode = (bytes: Uint8Array) => createHash('sha512').update(bytes).digest('hex');
const generateBytes = (count: number) =>
  Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
const encode = (text: string) => new TextEncoder().encode(text);

describe('the hash of public bytes', () => {
  // The examples of FIPS 180-4: https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
  test.each([
    ['', 'cf83e1357eefb8bdf1542850d66d8007', 'f927da3e'],
    ['abc', 'ddaf35a193617abacc417349ae204131', 'a54ca49f'],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      '8e959b75dae313da8cf4f72814fc143f',
      '874be909',
    ],
  ])('is the published one of “%s”', (text, start, end) => {
    const hash = toHex(hashSha512(encode(text)));
    expect(hash).toHaveLength(128);
    expect(hash).toMatch(new RegExp(`^${start}.*${end}$`));
  });

  test('equals that of Node for every length around the ends of blocks', () => {
    for (let length = 0; length <= 400; length += 1) {
      const bytes = generateBytes(length);
      expect(toHex(hashSha512(bytes))).toBe(hashWithNode(bytes));
    }
  });

  test('equals that of Node for random bytes, long ones, and bytes that are all the same', () => {
    const samples = Array.from({ length: runs(2000, 200) }, () =>
      generateBytes(Math.floor(random() * 3000)),
    );
    const same = [0, 1, 127, 128, 255].map((byte) => new Uint8Array(1024).fill(byte));
    for (const bytes of [...samples, ...same, generateBytes(300_000)]) {
      expect(toHex(hashSha512(bytes))).toBe(hashWithNode(bytes));
    }
  });

  test('equals that of Node a thousand times over, each hash being the next text', () => {
    let [ours, theirs] = [encode('seed'), encode('seed')];
    for (let i = 0; i < 1000; i += 1) {
      ours = new Uint8Array(hashSha512(ours));
      theirs = new Uint8Array(createHash('sha512').update(theirs).digest());
    }
    expect(toHex(ours)).toBe(toHex(theirs));
  });

  test('takes several parts as one text, and parts of larger buffers', () => {
    const whole = generateBytes(700);
    const hash = hashSha512(whole.subarray(0, 33), whole.subarray(33, 33), whole.subarray(33));
    expect(toHex(hash)).toBe(hashWithNode(whole));
  });
});

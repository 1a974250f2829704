import { runs, SEED } from '@flexa/testing/sample';
import { expect, test } from 'vitest';
import { checkLicense } from './check.js';
import { createKeyClaims } from './issue.js';
import { chooseLicenseNotice } from './parts/notice.js';
import { readRevocations } from './revocations.js';
import { ENDS, ISSUED, createSigner, encodePart, signJws } from './testing/keys.js';

const seller = createSigner('2026-a');
const keys = [seller.publicKey];
const CLAIMS = createKeyClaims({
  jti: 'key-1',
  sub: 'nora',
  lic: 'l',
  prd: 'charts',
  qty: 1,
  nam: 'Nora',
  isTrial: false,
  issuedAt: ISSUED,
  endsAt: ENDS,
});
const KEY = signJws(seller, CLAIMS);

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = createRandom(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const throwing = {
  get key(): string {
    throw new Error('read');
  },
  toString() {
    throw new Error('written');
  },
  valueOf() {
    throw new Error('computed');
  },
};
const SCALARS: readonly unknown[] = [
  null,
  undefined,
  0,
  -0,
  1e308,
  NaN,
  Infinity,
  10n,
  true,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '…',
  'ey',
  '..',
  '...',
  KEY,
  Symbol('key'),
  () => KEY,
  new Date(NaN),
  new Uint8Array(3),
  throwing,
  Object.create(null) as object,
  new Proxy({}, { get: () => throwing, ownKeys: () => ['a'] }),
];

/** A value as nested as a report's objects are. */
function createValue(depth = 0): unknown {
  if (depth > 3 || random() < 0.4) return pick(SCALARS);
  const count = Math.floor(random() * 4);
  const items = Array.from({ length: count }, () => createValue(depth + 1));
  if (random() < 0.5) return items;
  const names = ['key', 'expr', 'Literal', 'Value', '__proto__', 'toString', 'length'];
  return Object.fromEntries(items.map((item) => [pick(names), item]));
}

/** A text that begins as a key does: parts left out, doubled, torn or exchanged for others. */
function createText(): string {
  const parts = KEY.split('.').map((part) => {
    const at = Math.floor(random() * part.length);
    const changed = [
      part,
      part.slice(at),
      part.slice(0, at) + pick(['A', '=', '+', ' ', 'é', '\u200b']) + part.slice(at + 1),
      encodePart(pick(['null', '[]', '7', '"x"', '{"v":1}', '{"v":9}', '{"exp":1e999}', '{'])),
      '',
    ];
    return pick(changed);
  });
  return pick([parts, parts.toReversed(), [...parts, ...parts], parts.slice(1)]).join('.');
}

function checkAny(key: unknown) {
  const check = checkLicense(key, { product: 'charts', now: new Date(ISSUED), keys });
  const notice = chooseLicenseNotice(check, { usesPaidFeatures: true, isEditing: true });
  return { check, notice };
}

test('nothing that a report holds in place of a key makes the check throw or unlocks anything', () => {
  for (let i = 0; i < runs(20_000, 2_000); i++) {
    const value = createValue();
    if (value === KEY) continue;
    const { check, notice } = checkAny(value);
    expect(['missing', 'malformed']).toContain(check.state);
    expect(check.isLicensed).toBe(false);
    expect(notice?.kind).toBe('watermark');
  }
});

test('no text made of parts of a key makes the check throw; only the key itself unlocks', () => {
  for (let i = 0; i < runs(5_000, 500); i++) {
    const text = createText();
    const { check } = checkAny(text);
    expect(check.isLicensed, text).toBe(text.replace(/[\s\u200b]/g, '') === KEY);
    expect(readRevocations(text, keys)).toBeUndefined();
  }
});

test.each([
  ['a number', 7],
  ['null', null],
  ['a list', []],
  ['text', 'x'],
])('a key whose signed claims are %s is malformed', (_, claims) => {
  expect(checkAny(signJws(seller, claims)).check).toMatchObject({
    state: 'malformed',
    fault: 'malformed',
  });
});

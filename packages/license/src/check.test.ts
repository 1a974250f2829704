import { Point } from '@noble/ed25519';
import { runs } from '@flexa/testing/sample';
import { describe, expect, test, vi } from 'vitest';
import { checkLicense, type CheckOptions } from './check.js';
import {
  createKeyClaims,
  REVOCATIONS_TYPE,
  createRevocationList,
  type ReportKey,
} from './issue.js';
import { readRevocations } from './revocations.js';
import { ENDS, ISSUED, createSigner, signJws, type Signer } from './testing/keys.js';
import { verifyLicense } from './verify.js';

const seller = createSigner('2026-a');
const keys = [seller.publicKey];
const DAY = 24 * 60 * 60 * 1000;
const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);

const REPORT_KEY: ReportKey = {
  jti: 'key-1',
  sub: 'nora',
  lic: 'cs_test_1-suite',
  prd: 'charts',
  qty: 25,
  nam: 'Lindqvist & Söner AB',
  isTrial: false,
  issuedAt: ISSUED,
  endsAt: ENDS,
};
const signKey = (changes: Partial<ReportKey> = {}) =>
  signJws(seller, createKeyClaims({ ...REPORT_KEY, ...changes }));
const LIST_HEADER = { alg: 'EdDSA', kid: '2026-a', typ: REVOCATIONS_TYPE };
const signList = (ids: string[], now = ISSUED, signer = seller, header: object = LIST_HEADER) => {
  const { claims, rows } = createRevocationList(ids, now);
  return `${signJws(signer, claims, header)}.${rows}`;
};
const readList = (ids: string[], now = ISSUED) => readRevocations(signList(ids, now), keys);
const check = (key: unknown, changes: Partial<CheckOptions> = {}) =>
  checkLicense(key, { product: 'charts', now: addDays(ISSUED, 1), keys, ...changes });

describe('a licence', () => {
  test('that runs is valid, and says to whom and until when', () => {
    expect(check(signKey())).toMatchObject({
      state: 'valid',
      isLicensed: true,
      endsAt: ENDS,
      fault: null,
      message: 'Licensed to Lindqvist & Söner AB until 2027-11-20',
      claims: { sub: 'nora', qty: 25, v: 1 },
    });
  });

  test.each([
    ['its last second', new Date(ENDS.getTime() - 1), 'valid', 15],
    ['its end', ENDS, 'grace', 14],
    ['the last second of grace', new Date(addDays(ENDS, 14).getTime() - 1), 'grace', 1],
    ['the end of grace', addDays(ENDS, 14), 'expired', 0],
    ['a year later', addDays(ENDS, 365), 'expired', 0],
  ])('at %s', (_, now, state, daysLeft) => {
    expect(check(signKey(), { now })).toMatchObject({ state, daysLeft, endsAt: ENDS });
  });

  test('that is a trial ends without grace and counts its days', () => {
    const key = signKey({ isTrial: true, endsAt: addDays(ISSUED, 14) });
    expect(check(key, { now: addDays(ISSUED, 9) })).toMatchObject({
      state: 'trial',
      isLicensed: true,
      daysLeft: 5,
      message: 'Trial, 5 days left',
    });
    expect(check(key, { now: addDays(ISSUED, 13) }).message).toBe('Trial, 1 day left');
    expect(check(key, { now: addDays(ISSUED, 14) })).toMatchObject({
      state: 'expired',
      isLicensed: false,
    });
  });

  test('in a later version of the format asks for an update of the visual', () => {
    const claims = createKeyClaims(REPORT_KEY);
    expect(check(signJws(seller, { ...claims, v: 2 }))).toMatchObject({
      state: 'malformed',
      fault: 'unknown-key',
      message: 'This version of the visual doesn’t know this kind of key. Update the visual.',
    });
    expect(check(signJws(seller, { ...claims, v: 0 })).fault).toBe('malformed');
    expect(check(signJws(seller, { ...claims, v: undefined })).fault).toBe('malformed');
  });

  test('for another product is no licence', () => {
    expect(check(signKey({ prd: 'tables' }))).toMatchObject({
      state: 'wrong-product',
      isLicensed: false,
      claims: { prd: 'tables' },
    });
    expect(check(signKey({ prd: 'suite' }), { product: ['charts', 'suite'] }).state).toBe('valid');
  });
});

describe('a revocation list', () => {
  const many = Array.from({ length: 1000 }, (_, i) => `key-${i + 2}`);

  test('revokes the keys in it and no other', () => {
    const revoked = readList([...many, 'key-1', 'key-1']);
    expect(check(signKey(), { revoked })).toMatchObject({ state: 'revoked', isLicensed: false });
    expect(check(signKey({ jti: 'key-500' }), { revoked }).state).toBe('revoked');
    expect(check(signKey(), { revoked: readList(many) }).state).toBe('valid');
    expect(check(signKey(), { revoked: readList([]) }).state).toBe('valid');
  });

  const buildIds = (count: number) => Array.from({ length: count }, (_, i) => `key-${i}`);

  test.each([0, 1, 2, 255, 5_000])('holds each of %d keys and no other', (count) => {
    const ids = buildIds(count);
    const list = readList(ids);
    expect(list?.issuedAt).toEqual(ISSUED);
    expect(list?.staleAt).toEqual(addDays(ISSUED, 7));
    expect(ids.every((id) => list?.has(id))).toBe(true);
    const others = Array.from({ length: 500 }, (_, i) => `other-${i}`);
    expect(others.some((id) => list?.has(id))).toBe(false);
  });

  test('takes less than 10 bytes a key', () => {
    const count = runs(100_000, 5_000);
    const ids = buildIds(count);
    const text = signList(ids);
    expect(text.length).toBeLessThan(1_000 + 9.4 * count);
    const list = readRevocations(text, keys);
    expect(ids.filter((_, i) => i % 97 === 0).every((id) => list?.has(id))).toBe(true);
    expect(list?.has(`key-${count}`)).toBe(false);
  }, 60_000);

  test('names a key once that is given twice', () => {
    expect(signList(['key-1', 'key-2', 'key-1'])).toHaveLength(signList(['key-1', 'key-2']).length);
  });

  test('counts only if the seller signed it as a list', () => {
    const readSignedBy = (signer: Signer, header: object = LIST_HEADER) =>
      readRevocations(signList(['key-1'], ISSUED, signer, header), keys);
    expect(readSignedBy(seller)?.has('key-1')).toBe(true);
    expect(readSignedBy(createSigner('2026-a'))).toBeUndefined();
    expect(readSignedBy(seller, { ...LIST_HEADER, typ: 'license+jwt' })).toBeUndefined();
  });

  test('is refused once anything in it is changed, left out or added', () => {
    const text = signList(buildIds(300));
    const rows = text.split('.')[3] ?? '';
    const signedPart = text.slice(0, -rows.length - 1);
    const changeRow = (at: number) =>
      `${rows.slice(0, at)}${rows[at] === 'A' ? 'B' : 'A'}${rows.slice(at + 1)}`;
    const others = [0, 900, 1_100, rows.length - 3].map(changeRow);
    for (const each of [...others, rows.slice(0, -28), `${rows}AAAAAAA`, '', 'A'])
      expect(readRevocations(`${signedPart}.${each}`, keys), each).toBeUndefined();
    for (const each of [signedPart, `${text}.`, `${text}.${rows}`, `${text}.x`, `.${text}`])
      expect(readRevocations(each, keys)).toBeUndefined();
    const rowsOfAnother = signList(['key-1']).split('.')[3];
    expect(readRevocations(`${signedPart}.${rowsOfAnother}`, keys)).toBeUndefined();
    expect(readRevocations(text, keys)?.has('key-299')).toBe(true);
  });

  test('is refused in another version of the format', () => {
    const { claims, rows } = createRevocationList(['key-1'], ISSUED);
    for (const v of [undefined, 0, 2, '1']) {
      const text = signJws(seller, { ...claims, v }, LIST_HEADER);
      expect(readRevocations(`${text}.${rows}`, keys), String(v)).toBeUndefined();
    }
  });

  test.each([undefined, null, '', 7, {}, []])('refuses a missing or invalid list: %j', (text) => {
    expect(readRevocations(text, keys)).toBeUndefined();
  });
});

describe('a clock that was set back', () => {
  test('gains nothing before the key was made', () => {
    const key = signKey({ isTrial: true, endsAt: addDays(ISSUED, 14) });
    expect(check(key, { now: new Date(0) })).toMatchObject({ state: 'trial', daysLeft: 14 });
  });

  test('gains nothing before the list in the release was made', () => {
    const revoked = readList([], addDays(ENDS, 30));
    expect(check(signKey(), { revoked, now: ISSUED }).state).toBe('expired');
  });
});

describe('what is pasted', () => {
  test.each([undefined, null, '', ' \n '])('nothing (%j) is a missing key', (key) => {
    expect(check(key)).toMatchObject({ state: 'missing', isLicensed: false, claims: null });
  });

  test.each([0, 7, NaN, true, false, {}, { key: 'x' }, [], ['a', 'b'], Symbol('key'), () => ''])(
    'may be anything else that a report holds: case %#',
    (key) => {
      expect(check(key)).toMatchObject({
        state: 'malformed',
        isLicensed: false,
        claims: null,
        fault: 'malformed',
      });
    },
  );

  test('may have line breaks and blanks in it', () => {
    const torn = `\ufeff ${(signKey().match(/.{1,40}/g) ?? []).join('\r\n\t')}\u200b \n`;
    expect(check(torn).state).toBe('valid');
  });

  test('may not be a part of a key', () => {
    expect(check(signKey().slice(0, -1))).toMatchObject({ state: 'malformed' });
    expect(check('not a key').message).toMatch(/Copy it again/);
  });
});

test('a signature is verified once; time, product and revocation are looked at each time', () => {
  const key = signKey({ jti: 'key-2' });
  const revoked = readList(['key-2']);
  expect(check(key).state).toBe('valid');
  const doubled = vi.spyOn(Point.prototype, 'double');
  expect(check(key).state).toBe('valid');
  expect(check(key, { now: ENDS }).state).toBe('grace');
  expect(check(key, { product: 'tables' }).state).toBe('wrong-product');
  expect(check(key, { revoked }).state).toBe('revoked');
  expect(doubled).not.toHaveBeenCalled();
  // Another public key by the same name is another question.
  expect(check(key, { keys: [createSigner('2026-a').publicKey] }).fault).toBe('bad-signature');
  expect(doubled).toHaveBeenCalled();
  doubled.mockRestore();
});

test('words are replaced one by one', () => {
  const words = { trial: ({ daysLeft }: { daysLeft: number }) => `Noch ${daysLeft} Tage` };
  const key = signKey({ isTrial: true, endsAt: addDays(ISSUED, 3) });
  expect(check(key, { words }).message).toBe('Noch 2 Tage');
  expect(check(signKey(), { words }).message).toMatch(/^Licensed to/);
});

test('no date is no time', () => {
  expect(() => check(signKey(), { now: new Date(NaN) })).toThrow(RangeError);
});

test('a visual with words of its own gets the same result without a message', () => {
  const options = { product: 'charts', now: addDays(ISSUED, 1), keys };
  for (const key of [signKey(), signKey({ prd: 'tables' }), 'nonsense', '', 7]) {
    const { message: _, ...verdict } = checkLicense(key, options);
    expect(verifyLicense(key, options)).toEqual(verdict);
  }
  expect(() => verifyLicense('', { ...options, now: new Date(NaN) })).toThrow(RangeError);
});

/** Runs the documentation's example of an offline check. */
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import document from '@/features/content/texts/document/document.mdx';
import { collectBlocks, isCode } from '@/features/content/text/blocks';
import { extractText } from '@/features/content/text/words';

type Check = (key: string, keySet: object) => Promise<Record<string, unknown>>;
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

let checkLicence: Check;
let keys: Keys;
let keySet: object;

beforeAll(async () => {
  const code = collectBlocks(document)
    .filter(isCode)
    .map(extractText)
    .find((text) => text.includes('export async function checkLicence'));
  const body = code?.replace(/^import .*$/m, '').replace('export ', '') ?? '';
  // The example is text; running it is the point.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function('createLocalJWKSet', 'jwtVerify', `${body}; return checkLicence;`) as (
    ...parts: unknown[]
  ) => Check;
  checkLicence = make(createLocalJWKSet, jwtVerify);
  keys = await generateKeyPair('EdDSA');
  keySet = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'a', alg: 'EdDSA' }] };
});

const END = new Date('2099-01-01T00:00:00Z');

function signKey({ typ = 'license+jwt', exp = END, by = keys.privateKey } = {}) {
  return new SignJWT({ lic: 'l1', prd: 'charts', qty: 5 })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'a', typ })
    .setSubject('u1')
    .setIssuedAt(new Date('2026-01-01T00:00:00Z'))
    .setExpirationTime(exp)
    .sign(by);
}

test('the example of an offline check reads product, seats and end from a valid key', async () => {
  expect(await checkLicence(await signKey(), keySet)).toEqual({
    product: 'charts',
    seats: 5,
    ends: END,
  });
});

test('the example of an offline check throws for a key that has ended or has another type or signer', async () => {
  const other = await generateKeyPair('EdDSA');
  const bad = [
    await signKey({ exp: new Date('2026-02-01T00:00:00Z') }),
    await signKey({ typ: 'jwt' }),
    await signKey({ by: other.privateKey }),
    (await signKey()).replace(/.{4}$/, 'AAAA'),
  ];
  for (const key of bad) await expect(checkLicence(key, keySet)).rejects.toThrow();
});

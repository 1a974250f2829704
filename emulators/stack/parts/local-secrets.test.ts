import { sign, createPrivateKey, type JsonWebKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '@flexa/functions/platform/config';
import { SECRETS } from '@flexa/functions/platform/functions';
import { addressesOf, PROJECT } from '../addresses';
import { portsFrom } from '../ports';
import { functionsEnvironment } from './functions-environment';
import { localSecrets } from './local-secrets';

/** What the Functions emulator itself reads the file with. */
const { parseStrict } = createRequire(import.meta.url)('firebase-tools/lib/functions/env') as {
  parseStrict: (data: string) => Record<string, string>;
};

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-secrets-'));
  path = join(dir, '.secret.local');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const read = () => readFile(path, 'utf8');

test('makes a file that firebase-tools reads as it was meant', async () => {
  const secrets = await localSecrets(path);
  expect(parseStrict(await read())).toEqual({ ...secrets });
  expect(secrets.STRIPE_SECRET_KEY).toBe('sk_test_local');
  expect(secrets.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_local\w{48}$/);
  expect(Buffer.from(secrets.CODE_HMAC_KEY, 'base64url').length).toBe(32);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(dir)).toEqual(['.secret.local']);
});

test('the keys are keys of their curve', async () => {
  const { PAYLOAD_KEYS, LICENSE_KEYS } = await localSecrets(path);
  const [payload] = JSON.parse(PAYLOAD_KEYS) as [JsonWebKey & { kid: string }];
  expect(payload).toMatchObject({ kty: 'EC', crv: 'P-256' });
  expect(payload.kid).toMatch(/^local-payload-/);
  const [license] = JSON.parse(LICENSE_KEYS) as [JsonWebKey & { kid: string }];
  expect(license).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
  const key = createPrivateKey({ key: license, format: 'jwk' });
  expect(sign(null, Buffer.from('a licence'), key).length).toBe(64);
});

test('they are all the functions need, with the environment of a stack', async () => {
  const secrets = await localSecrets(path);
  for (const name of SECRETS) expect(secrets).toHaveProperty(name);
  const environment = functionsEnvironment(addressesOf(portsFrom({})), false);
  const config = parseConfig({
    GCLOUD_PROJECT: PROJECT,
    FUNCTIONS_EMULATOR: 'true',
    ...environment,
    ...secrets,
  });
  expect(config).toMatchObject({
    portalUrl: 'http://localhost:5000',
    mail: { smtpUrl: 'smtp://127.0.0.1:1025', support: 'support@flexa.test' },
  });
  expect(config.stripe.apiBase?.href).toBe('http://127.0.0.1:12111/');
});

test('under the dev server mails lead to it', () => {
  const addresses = addressesOf(portsFrom({}));
  expect(functionsEnvironment(addresses, true).PORTAL_URL).toBe('http://localhost:3000');
});

describe('a file that is there', () => {
  test('is left alone when it is complete', async () => {
    await localSecrets(path);
    const before = await read();
    await localSecrets(path);
    expect(await read()).toBe(before);
  });

  test('keeps what it holds and gets what it lacks', async () => {
    const own = '# mine\nSTRIPE_SECRET_KEY="sk_test_mine"\nOTHER=1\nCODE_HMAC_KEY=';
    await writeFile(path, own);
    const secrets = await localSecrets(path);
    expect(await read()).toContain(`${own}\n`);
    expect(secrets.STRIPE_SECRET_KEY).toBe('sk_test_mine');
    const parsed = parseStrict(await read());
    expect(parsed).toEqual({ ...secrets });
    expect(parsed.OTHER).toBe('1');
    expect(parsed.CODE_HMAC_KEY).toHaveLength(43);
  });
});

test('stacks that start at once agree', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => localSecrets(path)));
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect(await readdir(dir)).toEqual(['.secret.local']);
});

import { sign, createPrivateKey, type JsonWebKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '@flexa/functions/platform/config';
import { SECRETS } from '@flexa/functions/platform/functions';
import { listAddresses, PROJECT, readPorts } from './addresses';
import { buildFunctionsEnvironment } from './configuration';
import { ensureLocalSecrets } from './secrets';

/** Parser of the Functions emulator. */
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

test('the file of secrets reads back the same through the parser of firebase-tools', async () => {
  const secrets = await ensureLocalSecrets(path);
  expect(parseStrict(await read())).toEqual({ ...secrets });
  expect(secrets.STRIPE_SECRET_KEY).toBe('sk_test_local');
  expect(secrets.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_local\w{48}$/);
  expect(Buffer.from(secrets.CODE_HMAC_KEY, 'base64url').length).toBe(32);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(dir)).toEqual(['.secret.local']);
});

test('each generated key is on its curve', async () => {
  const { PAYLOAD_KEYS, LICENSE_KEYS } = await ensureLocalSecrets(path);
  const [payload] = JSON.parse(PAYLOAD_KEYS) as [JsonWebKey & { kid: string }];
  expect(payload).toMatchObject({ kty: 'EC', crv: 'P-256' });
  expect(payload.kid).toMatch(/^local-payload-/);
  const [license] = JSON.parse(LICENSE_KEYS) as [JsonWebKey & { kid: string }];
  expect(license).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
  const key = createPrivateKey({ key: license, format: 'jwk' });
  expect(sign(null, Buffer.from('a licence'), key).length).toBe(64);
});

test('the secrets and the environment of a stack make a complete configuration', async () => {
  const secrets = await ensureLocalSecrets(path);
  for (const name of SECRETS) expect(secrets).toHaveProperty(name);
  const environment = buildFunctionsEnvironment(listAddresses(readPorts({})), false);
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

test('links in mails lead to the dev server while it runs', () => {
  const addresses = listAddresses(readPorts({}));
  expect(buildFunctionsEnvironment(addresses, true).PORTAL_URL).toBe('http://localhost:3000');
});

describe('ensureLocalSecrets with an existing file', () => {
  test('ensureLocalSecrets leaves a complete file unchanged', async () => {
    await ensureLocalSecrets(path);
    const before = await read();
    await ensureLocalSecrets(path);
    expect(await read()).toBe(before);
  });

  test('ensureLocalSecrets keeps existing lines and adds missing secrets', async () => {
    const content = '# mine\nSTRIPE_SECRET_KEY="sk_test_mine"\nOTHER=1\nCODE_HMAC_KEY=';
    await writeFile(path, content);
    const secrets = await ensureLocalSecrets(path);
    expect(await read()).toContain(`${content}\n`);
    expect(secrets.STRIPE_SECRET_KEY).toBe('sk_test_mine');
    const parsed = parseStrict(await read());
    expect(parsed).toEqual({ ...secrets });
    expect(parsed.OTHER).toBe('1');
    expect(parsed.CODE_HMAC_KEY).toHaveLength(43);
  });
});

test('stacks that start at the same time read the same secrets', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => ensureLocalSecrets(path)));
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect(await readdir(dir)).toEqual(['.secret.local']);
});

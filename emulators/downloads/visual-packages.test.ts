import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLicense, readRevocations } from '@flexa/license';
import { ROOT } from '../stack/paths';
import { createLocalSigner } from './license-signer';
import { signEmptyRevocations, readLocalOptions, readReleaseOptions } from './visual-packages';

const KEY_SET = JSON.stringify({
  keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'a', kid: '2026-a', alg: 'EdDSA', use: 'sig' }],
});
const DEPLOYED = `VITE_PUBLIC_URL=https://flexa.example
SUPPORT_EMAIL=support@flexa.example
FLEXA_LICENSE_KEY_SET='${KEY_SET}'
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-packages-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeSettings(text: string): Promise<string> {
  const file = join(folder, '.env.production');
  await writeFile(file, text);
  return file;
}

test('local builds of the visuals accept this machine’s keys and contain only the public parts', async () => {
  const { keys, revocations } = await readLocalOptions({});
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['crv', 'kid', 'kty', 'x']]);
  const signer = await createLocalSigner();
  const key = await signer.signKey({
    id: 'order-1',
    userId: 'nora',
    name: 'Nora',
    licenseType: 'standard',
    visualType: 'charts',
    month: 3,
    quantity: 1,
    source: 'order',
    deletedAt: null,
    revokedReason: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-04-01T00:00:00.000Z',
  });
  const options = { product: 'charts', now: new Date('2026-02-01'), keys };
  const revoked = readRevocations(revocations, keys);
  expect(revoked?.has('order-1')).toBe(false);
  expect(checkLicense(key, { ...options, revoked }).state).toBe('valid');
  // A different text would rebuild every visual.
  expect(await signEmptyRevocations()).toBe(revocations);
});

test('a build for another portal needs the public keys of that portal', async () => {
  const env = { VITE_PUBLIC_URL: 'https://flexa.example', SUPPORT_EMAIL: 'support@flexa.example' };
  await expect(readLocalOptions(env)).rejects.toThrow(/FLEXA_LICENSE_KEY_SET/);
  const { keys } = await readLocalOptions({ ...env, FLEXA_LICENSE_KEY_SET: KEY_SET });
  expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: 'a', kid: '2026-a' }]);
});

test('a release of the visuals uses the settings of the web app and no key of this machine', async () => {
  const { keys, siteUrl } = await readReleaseOptions({}, await writeSettings(DEPLOYED));
  expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: 'a', kid: '2026-a' }]);
  expect(siteUrl).toBe('https://flexa.example');
});

test.each(['FLEXA_LICENSE_KEY_SET', 'VITE_PUBLIC_URL', 'SUPPORT_EMAIL'])(
  'a release of the visuals is refused without %s',
  async (name) => {
    const lines = DEPLOYED.split('\n').filter((line) => !line.startsWith(`${name}=`));
    const file = await writeSettings(lines.join('\n'));
    await expect(readReleaseOptions({}, file)).rejects.toThrow(name);
    await expect(readReleaseOptions({}, join(folder, 'none'))).rejects.toThrow(
      /can't be built without/,
    );
  },
);

test('a deployment of Hosting builds the visuals as a release', async () => {
  const { hosting } = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { predeploy: string[]; public: string };
  };
  expect(hosting.predeploy).toEqual([
    'npm run build -w web',
    `npm run build:visuals -- --release --into ${hosting.public}/downloads`,
  ]);
});

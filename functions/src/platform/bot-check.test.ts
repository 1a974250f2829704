import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBotChecker, type BotCheck } from './bot-check';

const NUMBER = '123456789';
const ISSUER = `https://firebaseappcheck.googleapis.com/${NUMBER}`;

let check: BotCheck;
let privateKey: CryptoKey;
let foreignKey: CryptoKey;
let close: () => void;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'local', alg: 'RS256', use: 'sig' }];
  const server = createServer((_, answer) => answer.end(JSON.stringify({ keys })));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  close = () => server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  check = createBotChecker('demo-test', {
    mode: 'enforce',
    siteKey: '',
    projectNumber: NUMBER,
    appCheckKeysUrl: url,
    localKeysUrl: url,
  });
});

afterAll(() => close());

interface Given {
  issuer?: string;
  audience?: string;
  endsIn?: number;
  key?: CryptoKey;
}

function createAppCheckToken({
  issuer = ISSUER,
  audience = `projects/${NUMBER}`,
  ...given
}: Given = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'local' })
    .setIssuer(issuer)
    .setAudience([audience, 'projects/demo-test'])
    .setSubject('1:123456789:web:abc')
    .setIssuedAt(now)
    .setExpirationTime(now + (given.endsIn ?? 600))
    .sign(given.key ?? privateKey);
}

function createBotToken(action: string, { endsIn = 60, key }: Given = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ action })
    .setProtectedHeader({ alg: 'RS256', kid: 'local' })
    .setAudience('demo-test')
    .setExpirationTime(now + endsIn)
    .sign(key ?? privateKey);
}

describe('createBotChecker', () => {
  test('the bot check passes valid proofs', async () => {
    expect(await check.isOurSite(await createAppCheckToken())).toBe('passed');
    expect(await check.isPerson(await createBotToken('createTicket'), 'createTicket')).toBe(
      'passed',
    );
  });

  test('the bot check accepts a proof of a person only for its action', async () => {
    expect(await check.isPerson(await createBotToken('createTicket'), 'joinWaitList')).toBe(
      'false',
    );
  });

  test('the bot check distinguishes missing proofs from false ones', async () => {
    expect(await check.isOurSite(undefined)).toBe('missing');
    expect(await check.isPerson(undefined, 'createTicket')).toBe('missing');
  });

  test.each([
    ['another project', { issuer: `${ISSUER}0` }],
    ['another audience', { audience: 'projects/1' }],
    ['the past', { endsIn: -1 }],
  ])('the bot check refuses an App Check token of %s', async (_name, given) => {
    expect(await check.isOurSite(await createAppCheckToken(given))).toBe('false');
  });

  test('the bot check refuses tokens that are unsigned or signed by someone else', async () => {
    const none = `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{}')}.`;
    for (const token of [await createAppCheckToken({ key: foreignKey }), none, 'garbage', '']) {
      expect(await check.isOurSite(token)).toBe('false');
    }
    for (const token of [await createBotToken('x', { key: foreignKey }), none, 'garbage', '']) {
      expect(await check.isPerson(token, 'x')).toBe('false');
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBotChecker } from '@flexa/functions/platform/bot-check';
import { PROJECT } from '../stack/addresses';
import { PROJECT_NUMBER, startBotCheck, type BotCheckSigner } from './signer';

let signer: BotCheckSigner;
beforeAll(async () => {
  signer = await startBotCheck({ port: 0 });
});
afterAll(() => signer.close());

function requestToken(body: string) {
  return fetch(`${signer.url}/token`, { method: 'POST', body });
}

describe('startBotCheck', () => {
  test('the local bot check signs tokens that the functions accept for one action', async () => {
    const answer = await requestToken('{"action":"createTicket"}');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const proof = (await answer.json()) as { appCheck: string; botCheck: string };
    const check = createBotChecker(PROJECT, {
      mode: 'enforce',
      siteKey: '',
      projectNumber: PROJECT_NUMBER,
      appCheckKeysUrl: `${signer.url}/jwks.json`,
      localKeysUrl: `${signer.url}/jwks.json`,
    });
    expect(await check.isOurSite(proof.appCheck)).toBe('passed');
    expect(await check.isPerson(proof.botCheck, 'createTicket')).toBe('passed');
    expect(await check.isPerson(proof.botCheck, 'createUser')).toBe('false');
  });

  test('the local bot check publishes no private part of its key', async () => {
    const { keys } = (await (await fetch(`${signer.url}/jwks.json`)).json()) as { keys: object[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ]);
  });

  test.each(['', '{', '[]', '{"action":1}', '{"action":""}'])(
    'the local bot check answers 400 to the body "%s"',
    async (body) => {
      expect((await requestToken(body)).status).toBe(400);
    },
  );

  test('the local bot check answers 404 for other paths', async () => {
    expect((await fetch(`${signer.url}/elsewhere`)).status).toBe(404);
  });
});

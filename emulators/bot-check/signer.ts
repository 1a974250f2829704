import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { HOST, PROJECT } from '../stack/addresses';

/** Project number in App Check's tokens. */
export const PROJECT_NUMBER = '100000000000';

const APP_CHECK_LIFETIME = '1h';
const BOT_CHECK_LIFETIME = '2m';
const BODY_MAX = 10_000;

const bodySchema = z.object({ action: z.string().min(1).max(100) });

export interface BotCheckSigner {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a server that signs tokens in place of App Check and reCAPTCHA, with a key of its own whose public part is at
 * /jwks.json. POST /token with {action} answers {appCheck, botCheck}.
 *
 * @param options.port 0 takes any free port
 */
export async function startBotCheck({ port }: { port: number }): Promise<BotCheckSigner> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = 'local';
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }];

  const signAppCheckToken = () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
      .setIssuer(`https://firebaseappcheck.googleapis.com/${PROJECT_NUMBER}`)
      .setAudience([`projects/${PROJECT_NUMBER}`, `projects/${PROJECT}`])
      .setSubject(`1:${PROJECT_NUMBER}:web:local`)
      .setIssuedAt()
      .setExpirationTime(APP_CHECK_LIFETIME)
      .sign(privateKey);
  const signBotCheckToken = (action: string) =>
    new SignJWT({ action })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setAudience(PROJECT)
      .setIssuedAt()
      .setExpirationTime(BOT_CHECK_LIFETIME)
      .sign(privateKey);

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Pages of the portal, which is another origin, request tokens.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    const route = `${request.method} ${request.url}`;
    if (request.method === 'OPTIONS') return sendResponse(response, 204, null);
    if (route === 'GET /jwks.json') return sendResponse(response, 200, { keys });
    if (route !== 'POST /token')
      return sendResponse(response, 404, { message: `There is no ${route}` });
    const body = bodySchema.safeParse(await readJson(request));
    if (!body.success) return sendResponse(response, 400, { message: 'Send {"action": "…"}' });
    const [appCheck, botCheck] = await Promise.all([
      signAppCheckToken(),
      signBotCheckToken(body.data.action),
    ]);
    sendResponse(response, 200, { appCheck, botCheck });
  }

  const server = createServer((request, response) => {
    answerRequest(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${HOST}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendResponse(response: ServerResponse, status: number, body: object | null): void {
  response.statusCode = status;
  if (body) response.setHeader('Content-Type', 'application/json');
  response.end(body ? JSON.stringify(body) : undefined);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_MAX) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

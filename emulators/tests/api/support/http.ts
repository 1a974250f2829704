import { API_PREFIX } from '@flexa/contracts/routes';
import { REGION } from '../../../../functions/src/platform/config';
import { PROJECT } from '../../../stack/addresses';

/** An address that `npm test` passes on; a test that runs outside it has to be told. */
export function address(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} says where the portal is; npm test sets it`);
  return value;
}

// Read at once, for a missing stack is said better here than by the first test that hangs.
const portal = address('FLEXA_PORTAL_URL');
const functions = address('FLEXA_FUNCTIONS_URL');

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON it came with, as whatever the test takes it for. */
  body: AnswerBody;
}

/** Tests compare it as a whole or name a field; either fails where it is not there. */
export type AnswerBody = Record<string, unknown>;

export interface Sending {
  token?: string;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
}

/** Calls the API as the browser does: through Hosting. */
export async function call(method: string, path: string, sending: Sending = {}): Promise<Answer> {
  return send(`${portal}${API_PREFIX}${path}`, method, sending);
}

/** Calls a callable function with the protocol of the SDKs: {data} there, {result} or {error} back. */
export async function callFunction(name: string, data: unknown, token?: string): Promise<Answer> {
  return send(`${functions}/${PROJECT}/${REGION}/${name}`, 'POST', {
    body: { data },
    ...(token !== undefined && { token }),
  });
}

async function send(url: string, method: string, { token, body }: Sending): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

function parse(text: string): AnswerBody {
  try {
    return JSON.parse(text) as AnswerBody;
  } catch {
    throw new Error(`Not JSON: ${text.slice(0, 500)}`);
  }
}

/** The fields that a 400 names, each once, in order of the alphabet. */
export function namedFields({ body }: Answer): string[] {
  const details = body['details'] as { field: string }[] | undefined;
  return [...new Set((details ?? []).map(({ field }) => field))].sort();
}

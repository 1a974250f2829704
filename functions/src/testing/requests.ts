import { randomUUID } from 'node:crypto';
import type { KeySet } from '@flexa/contracts/keys';
import {
  PAYLOAD_ALGORITHM,
  PAYLOAD_ENCRYPTION,
  PAYLOAD_SECONDS,
} from '@flexa/contracts/verification';
import { EncryptJWT, importJWK } from 'jose';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON. */
  body: AnswerBody;
}

/** Untyped, because tests compare it as a whole or check a field. */
export type AnswerBody = Record<string, unknown>;

export interface Sending {
  token?: string;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
}

/** Calls an operation by its method and its path below the API's prefix. */
export type Call = (method: string, path: string, sending?: Sending) => Promise<Answer>;

/** Builds the request's method, headers and body. */
export function buildRequest(method: string, { token, body }: Sending): RequestInit {
  return {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

export async function readAnswer(response: Response): Promise<Answer> {
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

/** Returns the fields that a 400 names, sorted and without duplicates. */
export function listNamedFields({ body }: Answer): string[] {
  const details = body['details'] as { field: string }[] | undefined;
  return [...new Set((details ?? []).map(({ field }) => field))].sort();
}

/** Returns the address in an environment variable, which `npm test` sets. */
export function requireAddress(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set; npm test sets it`);
  return value;
}

/** Encrypts the payload of POST /auth/token as the browser does. */
export async function encryptPayload(email: string, { keys: [key] }: KeySet): Promise<string> {
  if (!key) throw new Error('There is no key to encrypt for');
  const now = Math.floor(Date.now() / 1000);
  return new EncryptJWT({ email, iat: now, exp: now + PAYLOAD_SECONDS, jti: randomUUID() })
    .setProtectedHeader({ alg: PAYLOAD_ALGORITHM, enc: PAYLOAD_ENCRYPTION, kid: key.kid })
    .encrypt(await importJWK(key, PAYLOAD_ALGORITHM));
}

import type { $Fetch, FetchError } from 'ofetch';
import { API_TIMEOUT_MS } from '@flexa/contracts/constants';
import { MESSAGES } from '@flexa/contracts/errors';
import { bodyless, pathParameters } from '@flexa/contracts/operation';
import type { OperationInput, OperationOutput } from '@flexa/contracts/operations';
import { API_PREFIX, routes, type OperationName } from '@flexa/contracts/routes';
import { ApiError } from './api-error';
import { deviceId } from './device';
import { askForStepUp, heldStepUp } from './step-up';

/** What the client needs of the person who looks after the sign-in. */
export interface TokenSource {
  /** The token at hand, without asking anybody. */
  current(): string | null;
  /** A new token, or null where there is none to be had. */
  refresh(): Promise<string | null>;
  /** A 401 that could not be recovered. */
  onUnauthorized(): void;
}

let tokens: TokenSource = {
  current: () => null,
  refresh: async () => null,
  onUnauthorized: () => undefined,
};

export function setTokenSource(source: TokenSource): void {
  tokens = source;
}

let sendOut: $Fetch | undefined;

/**
 * GETs are retried once on 408, 409, 425, 429, 500, 502, 503 and 504: ofetch's own rule. It loads
 * for the first call, which no visitor's page makes before it is shown.
 */
export async function loadSend(): Promise<$Fetch> {
  const { ofetch } = await import('ofetch');
  sendOut = ofetch.create({
    baseURL: API_PREFIX,
    timeout: API_TIMEOUT_MS,
    credentials: 'include',
    // The second try of a GET that took too long would come with the signal that ended the first.
    onRequest({ options }) {
      if (isTimeout(options.signal)) delete options.signal;
    },
  });
  return sendOut;
}

const isTimeout = (signal: AbortSignal | null | undefined): boolean =>
  signal?.reason instanceof Error && signal.reason.name === 'TimeoutError';

export interface CallOptions {
  /** Sent instead of the token at hand; a 401 is then final. */
  token?: string;
  signal?: AbortSignal;
  /** Asked by the dialog that gets the proof: it must not open another one. */
  isProving?: boolean;
}

/**
 * Calls an operation by its name. After a 401 the token is refreshed and the call is sent once
 * more; if that fails too, the sign-in is over. Where it needs a fresh proof of who calls the person is
 * asked, and it is sent once more.
 *
 * @throws ApiError
 */
export async function call<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  options: CallOptions = {},
): Promise<OperationOutput<N>> {
  try {
    return await signedCall(name, input, options);
  } catch (error) {
    const isProofMissing = error instanceof ApiError && error.code === 'step-up-required';
    if (!isProofMissing || options.isProving) throw error;
    const given = await askForStepUp();
    if (!given) throw error;
    const { token = options.token } = given;
    return await signedCall(name, input, { ...options, ...(token !== undefined && { token }) });
  }
}

async function signedCall<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  options: CallOptions,
): Promise<OperationOutput<N>> {
  const token = options.token ?? tokens.current();
  try {
    return await request(name, input, token, options.signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || options.token) throw error;
    const fresh = await tokens.refresh().catch(() => null);
    if (!fresh) {
      tokens.onUnauthorized();
      throw error;
    }
    try {
      return await request(name, input, fresh, options.signal);
    } catch (again) {
      if (again instanceof ApiError && again.status === 401) tokens.onUnauthorized();
      throw again;
    }
  }
}

/**
 * Proof of a person and of our own site, for the calls that ask for it; the code behind it is loaded
 * only for those. Where there is none to be had the call goes without, and the server decides.
 */
async function proofOf(name: OperationName): Promise<Record<string, string>> {
  if (!('botCheck' in routes[name])) return {};
  try {
    return await (await import('./bot-check')).proofFor(name);
  } catch {
    return {};
  }
}

/**
 * Loads what a call will need before it is made: a form that is sent without a network must not find
 * that the code for sending can't be loaded, which a browser does not try twice.
 */
export function prepare(name: OperationName): void {
  const loads: Promise<unknown>[] = [loadSend()];
  if ('botCheck' in routes[name]) loads.push(import('./bot-check'));
  for (const load of loads) load.catch(() => undefined);
}

/** Who calls, from where, and the proof they have given lately. */
function credentials(token: string): Record<string, string> {
  const [device, stepUp] = [deviceId(), heldStepUp()];
  return {
    Authorization: `Bearer ${token}`,
    ...(device && { 'X-Device': device }),
    ...(stepUp && { 'X-Step-Up': stepUp }),
  };
}

async function request<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  token: string | null,
  signal?: AbortSignal,
): Promise<OperationOutput<N>> {
  const { method, path } = routes[name];
  const rest: Record<string, unknown> = { ...input };
  let address: string = path;
  for (const parameter of pathParameters(path)) {
    address = address.replace(`{${parameter}}`, encodeURIComponent(String(rest[parameter])));
    delete rest[parameter];
  }
  const headers = await proofOf(name);
  if (token) Object.assign(headers, credentials(token));
  try {
    return await (sendOut ?? (await loadSend()))<OperationOutput<N>>(address, {
      method,
      ...(bodyless(method) ? { query: rest } : { body: rest }),
      headers,
      ...(signal && { signal }),
    });
  } catch (error) {
    const { response, data } = error as FetchError<unknown>;
    if (response) {
      throw ApiError.of(response.status, data, response.headers.get('Retry-After'));
    }
    throw new ApiError(0, 'network', MESSAGES.fallback);
  }
}

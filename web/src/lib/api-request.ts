import { createFetch, type FetchError } from 'ofetch';
import routes from 'virtual:api-routes';
import { MESSAGES } from '@flexa/contracts/errors';
import { API_PREFIX, isBodyless, listPathParameters } from '@flexa/contracts/operation';
import type { OperationInput, OperationName, OperationOutput } from '@flexa/contracts/operations';
import { ApiError } from './api-error';
import { ensureDeviceId, readDeviceId } from './device';
import { noteServerTime } from './server-clock';
import { explainTimeout } from './slow-words';
import { readStepUpToken } from './step-up';
import { fetchWithTimeout, isTimeout } from './timed-fetch';

/**
 * GETs are retried once on 408, 409, 425, 429, 500, 502, 503 and 504, and without an answer: ofetch's own rule. Each
 * try has its own time, together with the caller's signal.
 */
const send = createFetch({
  fetch: fetchWithTimeout,
  defaults: {
    baseURL: API_PREFIX,
    credentials: 'include',
    onResponse({ response: { headers } }) {
      if (headers.get('Cache-Control') === 'no-store') noteServerTime(headers.get('Date'));
    },
  },
});

/** Loads the code of the bot check, if the operation needs it. */
export async function loadProof(name: OperationName) {
  return routes[name].botCheck ? await import('./bot-check') : null;
}

/**
 * Fetches the bot check's proof for the operations that need it. Without a proof the call is sent anyway,
 * and the server decides.
 */
async function fetchProof(name: OperationName): Promise<Record<string, string>> {
  try {
    return (await (await loadProof(name))?.createProofHeaders(name)) ?? {};
  } catch {
    return {};
  }
}

/** Headers that identify the caller, the browser and a recent step-up. */
function createCredentialHeaders(token: string): Record<string, string> {
  const [device, stepUp] = [ensureDeviceId(), readStepUpToken()];
  return {
    Authorization: `Bearer ${token}`,
    ...(device && { 'X-Device': device }),
    ...(stepUp && { 'X-Step-Up': stepUp }),
  };
}

/** Identifies a browser that has signed in before, which has rate limits of its own. */
function createDeviceHeader(): Record<string, string> {
  const device = readDeviceId();
  return device ? { 'X-Device': device } : {};
}

/**
 * Sends one call of the API, once.
 *
 * @throws ApiError; its status is 0 without an answer
 */
export async function sendRequest<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  token: string | null,
  signal?: AbortSignal,
): Promise<OperationOutput<N>> {
  const { method, path, namesDevice } = routes[name];
  const rest: Record<string, unknown> = { ...input };
  let address = path;
  for (const parameter of listPathParameters(path)) {
    address = address.replace(`{${parameter}}`, encodeURIComponent(String(rest[parameter])));
    delete rest[parameter];
  }
  const headers = await fetchProof(name);
  if (token) Object.assign(headers, createCredentialHeaders(token));
  else if (namesDevice) Object.assign(headers, createDeviceHeader());
  try {
    return await send<OperationOutput<N>>(address, {
      method,
      ...(isBodyless(method) ? { query: rest } : { body: rest }),
      headers,
      ...(signal && { signal }),
    });
  } catch (error) {
    const { response, data, cause } = error as FetchError<unknown>;
    if (response) {
      throw ApiError.fromResponse(response.status, data, response.headers.get('Retry-After'));
    }
    if (method !== 'get' && isTimeout(cause)) {
      throw new ApiError(0, 'timeout', explainTimeout(name));
    }
    throw new ApiError(0, 'network', MESSAGES.fallback);
  }
}

import { MESSAGES } from '@flexa/contracts/errors';
import type { OperationInput, OperationName, OperationOutput } from '@flexa/contracts/operations';
import { ApiError } from './api-error';
import { askForStepUp } from './step-up';

/** The client's access to the session's token. */
export interface TokenSource {
  /** Returns the stored token without a request. */
  current(): string | null;
  /** Returns a new token, or null. */
  refresh(): Promise<string | null>;
  /** Called after a 401 that a new token did not solve. */
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

/** The request code loads with the first call, and no public page calls before it is shown. */
const loadRequest = () => import('./api-request');

export interface CallOptions {
  /** Token to send instead of the stored one; a 401 is then final. */
  token?: string;
  signal?: AbortSignal;
  /** True for calls of the step-up dialog, which must not open another one. */
  isProving?: boolean;
}

/**
 * Calls an operation by its name. After a 401 the token is refreshed and the call is sent once
 * more; if that fails too, the sign-in is over. If the operation needs a step-up, the person is
 * asked and the call is sent once more.
 * @throws ApiError
 */
export async function call<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  options: CallOptions = {},
): Promise<OperationOutput<N>> {
  try {
    return await sendSignedCall(name, input, options);
  } catch (error) {
    const isProofMissing = error instanceof ApiError && error.code === 'step-up-required';
    if (!isProofMissing || options.isProving) throw error;
    const answer = await askForStepUp();
    if (!answer) throw error;
    const { token = options.token } = answer;
    return await sendSignedCall(name, input, { ...options, ...(token !== undefined && { token }) });
  }
}

async function sendSignedCall<N extends OperationName>(
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
 * Loads the code for a call ahead. A form sent without a network must not fail to load it, because browsers
 * don't request a failed module again.
 */
export function prepareCall(name: OperationName): void {
  loadRequest()
    .then(({ loadProof }) => loadProof(name))
    .catch(() => undefined);
}

async function request<N extends OperationName>(
  ...call: [name: N, input: OperationInput<N>, token: string | null, signal?: AbortSignal]
): Promise<OperationOutput<N>> {
  const { sendRequest } = await loadRequest().catch(() => {
    throw new ApiError(0, 'network', MESSAGES.fallback);
  });
  return await sendRequest(...call);
}

import type {
  AssertionResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from '@flexa/contracts/passkeys';

const loadLibrary = () => import('@simplewebauthn/browser');

/** Returns true if this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** @throws if the person declines or the device can't */
export async function makePasskey(options: CreationOptions): Promise<RegistrationResponse> {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      ...options,
      excludeCredentials: options.excludeCredentials.map(createDescriptor),
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    clientExtensionResults: {},
  };
}

/** @throws as makePasskey */
export async function showPasskey(options: RequestOptions): Promise<AssertionResponse> {
  const { startAuthentication } = await loadLibrary();
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: { ...options, allowCredentials: options.allowCredentials.map(createDescriptor) },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    clientExtensionResults: {},
  };
}

/**
 * Leaves `transports` out if there are none, because an empty list would match no authenticator.
 */
function createDescriptor({ id, type, transports }: RequestOptions['allowCredentials'][number]) {
  return { id, type, ...(transports && { transports }) };
}

/** Returns true if the person closed the browser's window or let it time out, which is no failure. */
export function wasPasskeyDeclined(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** Returns a message for other browser errors, or undefined. */
export function explainPasskeyError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError')
    return 'This device already has a passkey for your account';
  if (error.name === 'NotSupportedError') return 'This device doesn’t support passkeys';
  if (error.name === 'SecurityError') return 'Passkeys don’t work at this address';
  return undefined;
}

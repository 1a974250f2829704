import type { OperationOutput } from '@flexa/contracts/operations';
import { call, type CallOptions } from '@/lib/api';
import { makePasskey } from '@/lib/passkey';

/**
 * Creates a passkey on the device and registers it with the portal.
 *
 * @throws ApiError, or the browser's error
 */
export async function registerPasskey(
  name: string,
  options: CallOptions = {},
): Promise<OperationOutput<'addPasskey'>> {
  const response = await makePasskey(await call('startPasskey', {}, options));
  return call('addPasskey', { response, name }, options);
}

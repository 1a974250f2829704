import type { OperationOutput } from '@flexa/contracts/operations';
import { call, type CallOptions } from '@/lib/api';
import { makePasskey } from '@/lib/passkey';

/**
 * Has the device make a passkey and the portal keep it.
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

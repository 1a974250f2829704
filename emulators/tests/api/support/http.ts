import { REGION } from '@flexa/functions/platform/functions';
import {
  requireAddress,
  type Answer,
  readAnswer,
  type Call,
  buildRequest,
} from '@flexa/functions/testing/requests';
import type { CallableName } from '@flexa/contracts/operation';
import { API_PREFIX } from '@flexa/contracts/operation';
import { PROJECT } from '../../../stack/addresses';

export { requireAddress };
export { listNamedFields } from '@flexa/functions/testing/requests';

// Read at import, so that a missing portal is an error and not a test that hangs.
const portal = requireAddress('FLEXA_PORTAL_URL');
const functions = requireAddress('FLEXA_FUNCTIONS_URL');

/** Calls the API as the browser does: through Hosting. */
export const call: Call = async (method, path, sending = {}) =>
  readAnswer(await fetch(`${portal}${API_PREFIX}${path}`, buildRequest(method, sending)));

export const buildFunctionAddress = (name: CallableName) =>
  `${functions}/${PROJECT}/${REGION}/${name}`;

/** Calls a callable function with the protocol of the SDKs: {data} there, {result} or {error} back. */
export async function callFunction(
  capability: CallableName,
  data: { operation: string; input: unknown },
  token?: string,
): Promise<Answer> {
  const sending = { body: { data }, ...(token !== undefined && { token }) };
  return readAnswer(await fetch(buildFunctionAddress(capability), buildRequest('POST', sending)));
}

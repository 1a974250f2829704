import type { OperationName } from '@flexa/contracts/operations';
import routes from 'virtual:api-routes';

/**
 * Returns the message for a write that exceeds the client's timeout (API_TIMEOUT_MS). Its result is
 * unknown, so the message doesn't call it a failure.
 */
export function explainTimeout(name: OperationName): string {
  const next = routes[name].afterTimeout ?? 'It may still go through, and you can safely try again';
  return `This is taking longer than usual. ${next}`;
}

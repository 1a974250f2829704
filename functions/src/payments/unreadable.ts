import type { Alert } from '../mail/alerts';
import type { UnreadableDocument } from '../platform/firestore';

/** Set aside until it is repaired: nothing else waits for it. */
export function createUnreadableAlert({ path, message }: UnreadableDocument): Alert {
  return {
    kind: 'unreadable-document',
    cause: path.replaceAll('/', '-'),
    text: `${message}. It is left out until it is repaired.`,
  };
}

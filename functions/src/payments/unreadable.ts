import type { Alert } from '../mail/alerts';
import type { UnreadableDocument } from '../platform/firestore';

/** Creates an alert about a document that stays set aside until it is repaired; nothing else waits for it. */
export function createUnreadableAlert({ path, message }: UnreadableDocument): Alert {
  return {
    kind: 'unreadable-document',
    cause: path.replaceAll('/', '-'),
    text: `${message}. It is left out until it is repaired.`,
  };
}

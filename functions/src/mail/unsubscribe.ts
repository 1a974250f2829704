import { operations } from '@flexa/contracts/operations';
import { API_PREFIX } from '@flexa/contracts/operation';

/** Identifies the person in an unsubscribe link. */
export interface Stop {
  person: string;
  code: string;
}

/** Returns the address of a page with a button, since mail programs and scanners open links. */
export function unsubscribePage(portalUrl: string, { person, code }: Stop): string {
  return `${portalUrl}/unsubscribe?${new URLSearchParams({ person, code }).toString()}`;
}

/** Returns the address that a mail program's own button posts to (RFC 8058). */
export function unsubscribeCall(portalUrl: string, stop: Stop): string {
  const path = operations.stopMails.path.replace(/\{(person|code)\}/g, (_, name: keyof Stop) =>
    encodeURIComponent(stop[name]),
  );
  return `${portalUrl}${API_PREFIX}${path}`;
}

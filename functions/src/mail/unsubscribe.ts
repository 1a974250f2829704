import type { MailTopic } from '@flexa/contracts/mails';
import { API_PREFIX, routes } from '@flexa/contracts/routes';

/** Identifies the person in an unsubscribe link. */
export interface Stop {
  person: string;
  code: string;
}

/** Where a link in a mail about that leads: a page that asks for a press, since mail programs open links. */
export function unsubscribePage(
  portalUrl: string,
  { person, topic, code }: Stop & { topic: MailTopic },
): string {
  const search = new URLSearchParams({ person, topic, code });
  return `${portalUrl}/unsubscribe?${search.toString()}`;
}

/** What a mail program posts to, by a button of its own (RFC 8058). */
export function unsubscribeCall(portalUrl: string, stop: Stop & { topic: MailTopic }): string {
  const path = routes.stopMails.path.replace(
    /\{(person|topic|code)\}/g,
    (_, name: keyof typeof stop) => encodeURIComponent(stop[name]),
  );
  return `${portalUrl}${API_PREFIX}${path}`;
}

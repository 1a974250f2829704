import { operations } from '@flexa/contracts/operations';
import { API_PREFIX } from '@flexa/contracts/operation';

/** Identifies the person in the link that ends reminders. */
export interface ReminderStop {
  person: string;
  code: string;
}

/** Identifies the billing contact of a team in the link that ends payment mails. */
export interface ContactStop {
  team: string;
  code: string;
}

export type Stop = ReminderStop | ContactStop;

/** Returns the URL of a page with a button, because mail programs and scanners open links. */
export function buildUnsubscribeUrl(portalUrl: string, stop: Stop): string {
  const query: Record<string, string> =
    'team' in stop
      ? { team: stop.team, leave: stop.code }
      : { person: stop.person, code: stop.code };
  return `${portalUrl}/unsubscribe?${new URLSearchParams(query).toString()}`;
}

/** Returns the URL that a mail program's unsubscribe button posts to (RFC 8058). */
export function buildOneClickUrl(portalUrl: string, stop: Stop): string {
  const operation = 'team' in stop ? operations.leaveBillingContact : operations.stopMails;
  const values: Record<string, string> = { ...stop };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return `${portalUrl}${API_PREFIX}${path}`;
}

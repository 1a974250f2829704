import type { MailContext } from './layout';

/** What the login page does with a link, as it reads it in the address (web: action-link.ts). */
type Mode = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

export function linkAddress({ portalUrl }: MailContext, mode: Mode, code: string): string {
  return `${portalUrl}/login?mode=${mode}&oobCode=${encodeURIComponent(code)}`;
}

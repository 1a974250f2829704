import type { MailContext } from './define-mail';

/** The login page's modes, which it reads from the query (web: action-link.ts). */
type Mode = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

export function linkAddress({ portalUrl }: MailContext, mode: Mode, code: string): string {
  return `${portalUrl}/login?mode=${mode}&oobCode=${encodeURIComponent(code)}`;
}

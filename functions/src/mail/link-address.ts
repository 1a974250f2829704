import type { SeatTarget } from '@flexa/contracts/seats';
import type { MailContext } from './define-mail';

/** The login page's modes, which it reads from the query (web: action-link.ts). */
type Mode = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

/** @param seat the seat to return to afterwards (web: seat-return.ts) */
export function buildLinkUrl(
  { portalUrl }: MailContext,
  mode: Mode,
  code: string,
  seat?: SeatTarget,
): string {
  const query = new URLSearchParams({
    mode,
    oobCode: code,
    ...(seat && { licence: seat.id }),
    ...(seat?.link !== undefined && { link: seat.link }),
  });
  return `${portalUrl}/login?${query.toString()}`;
}

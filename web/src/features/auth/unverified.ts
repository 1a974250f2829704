import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { onSignOut } from '@/lib/sign-out';
import { local } from '@/lib/storage';
import { useSession } from './session';

/** Whether the person has put the band away for this visit. */
const useDismissed = create<boolean>(() => false);
onSignOut(() => useDismissed.setState(false));

export function dismissBand(): void {
  useDismissed.setState(true);
}

/** What a token says of its owner's address; nothing where it can't be read. */
export function isVerifiedIn(token: string | null): boolean | undefined {
  try {
    const part = token?.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/');
    const claims = JSON.parse(atob(part ?? '')) as { email_verified?: unknown };
    return typeof claims.email_verified === 'boolean' ? claims.email_verified : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether to ask for a verified address. Until the identity service is loaded the stored token
 * says so, at the first paint: the page does not jump afterwards.
 */
export function useIsUnverified(): boolean {
  const { status, identity } = useSession();
  const isDismissed = useDismissed();
  const { pathname } = useLocation();
  if (status === 'signed-out' || isDismissed || pathname === '/verify') return false;
  return (identity ? identity.emailVerified : isVerifiedIn(local.get('access_token'))) === false;
}

import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { onSignOut } from '@/lib/sign-out';
import { local } from '@/lib/storage';
import { useSession, type Session } from './session-store';

/** True once the person has dismissed the banner for this visit. */
const useDismissed = create<boolean>(() => false);
onSignOut(() => useDismissed.setState(false));

export function dismissBand(): void {
  useDismissed.setState(true);
}

/** Reads from a token whether its owner's address is verified; undefined if it can't be decoded. */
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
 * Returns true if the signed-in person's address is unverified. Until the identity service has
 * loaded, the stored token decides at the first paint, so the page doesn't jump.
 */
export function isUnverified({ status, identity }: Session): boolean {
  if (status === 'signed-out') return false;
  return (identity ? identity.emailVerified : isVerifiedIn(local.get('access_token'))) === false;
}

/** Reads isUnverified from the session, for parts that only a confirmed address may use. */
export function useIsUnverified(): boolean {
  return useSession(isUnverified);
}

/** Returns the confirmed address of the person who is signed in. */
export function useConfirmedEmail(): string | undefined {
  return useSession(({ status, identity }) =>
    status === 'signed-in' && identity?.emailVerified ? identity.email : undefined,
  );
}

/** Returns true if the banner should ask for a verified address. */
export function useAsksToVerify(): boolean {
  const asks = useIsUnverified();
  const isDismissed = useDismissed();
  const { pathname } = useLocation();
  return asks && !isDismissed && pathname !== '/verify';
}

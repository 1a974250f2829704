import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { onSignOut } from '@/lib/sign-out';
import { local } from '@/lib/storage';
import { useSession, type Session } from './session-store';

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
 * Whether someone is signed in whose address is not verified. Until the identity service is loaded
 * the stored token says so, at the first paint: the page does not jump afterwards.
 */
export function isUnverified({ status, identity }: Session): boolean {
  if (status === 'signed-out') return false;
  return (identity ? identity.emailVerified : isVerifiedIn(local.get('access_token'))) === false;
}

/** As isUnverified, for a part that only a proved address may use. */
export function useIsUnverified(): boolean {
  return useSession(isUnverified);
}

/** Returns the confirmed address of the person who is signed in. */
export function useConfirmedEmail(): string | undefined {
  return useSession(({ status, identity }) =>
    status === 'signed-in' && identity?.emailVerified ? identity.email : undefined,
  );
}

/** Whether to ask for a verified address in the band. */
export function useAsksToVerify(): boolean {
  const asks = useIsUnverified();
  const isDismissed = useDismissed();
  const { pathname } = useLocation();
  return asks && !isDismissed && pathname !== '/verify';
}

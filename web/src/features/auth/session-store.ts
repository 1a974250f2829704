import { create } from 'zustand';
import type { User } from '@flexa/contracts/users';

/** The signed-in person according to the identity service. */
export interface Identity {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** Ids of the providers, such as 'password' and 'google.com'. */
  providers: string[];
}

export interface Session {
  status: 'loading' | 'signed-out' | 'signed-in';
  uid: string | null;
  /** The profile, with the active licences as of when it was loaded. */
  user: User | null;
  /** Known once Firebase Auth is loaded, which is after the first paint. */
  identity: Identity | null;
  /** Number of sign-ins since the page loaded, which tells one subscription from the next. */
  signIns: number;
  /** Reason why the last sign-in ended: the person left, or a token could not be renewed. */
  ended: 'left' | 'expired' | null;
}

export const SIGNED_OUT = { status: 'signed-out', uid: null, user: null, identity: null } as const;

/** Signed out at first, like the prerendered pages that React hydrates. */
export const useSession = create<Session>(() => ({ ...SIGNED_OUT, signIns: 0, ended: null }));

import { create } from 'zustand';
import { useSession } from '@/features/auth';
import type { LicenseState } from './license-stream';

interface LicenseStore extends LicenseState {
  /** Tries to refresh now. */
  retry: () => void;
}

const NOTHING_YET = { licenses: null, asOf: null, failure: null, retry: () => undefined };

/** The signed-in person's licences for every page; filled by LiveLicenses. */
export const useLicenses = create<LicenseStore>(() => NOTHING_YET);

// Nobody's licences outlive their sign-in, whatever else goes wrong.
useSession.subscribe((session, before) => {
  if (session.uid !== before.uid) useLicenses.setState(NOTHING_YET);
});

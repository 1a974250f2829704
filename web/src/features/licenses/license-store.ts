import { create } from 'zustand';
import { onSignOut } from '@/lib/sign-out';
import type { LicenseState } from './license-stream';

interface LicenseStore extends LicenseState {
  /** Tries to refresh now. */
  retry: () => void;
}

const NOTHING_YET = { licenses: null, asOf: null, failure: null, retry: () => undefined };

/** The signed-in person's licences for every page; filled by LiveLicenses. */
export const useLicenses = create<LicenseStore>(() => NOTHING_YET);

onSignOut(() => useLicenses.setState(NOTHING_YET));

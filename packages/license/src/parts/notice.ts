import type { LicenseCheck } from '../check.js';

/** A trial speaks of its end in its last days. */
const TRIAL_NOTICE_DAYS = 5;

export interface LicenseNotice {
  /** A watermark is for every reader, a note for the author of the report alone. */
  kind: 'watermark' | 'note';
  text: string;
}

export interface NoticeOptions {
  /** Whether anything is drawn that has to be paid for. */
  usesPaidFeatures: boolean;
  /** Whether the report is being edited. */
  isEditing: boolean;
  /** The watermark in a report that is being read. */
  watermark?: string;
}

/**
 * What is to be said about the licence, or null. Microsoft's guidelines: a watermark stands on paid
 * features only, and a reader of a licensed report, on paper too, sees nothing.
 */
export function licenseNotice(
  check: LicenseCheck,
  { usesPaidFeatures, isEditing, watermark = 'Unlicensed' }: NoticeOptions,
): LicenseNotice | null {
  const { state, isLicensed, message, daysLeft } = check;
  if (!isLicensed && usesPaidFeatures) {
    return { kind: 'watermark', text: isEditing ? message : watermark };
  }
  const isPressing =
    state === 'grace' || (state === 'trial' && daysLeft <= TRIAL_NOTICE_DAYS) || !isLicensed;
  return isEditing && isPressing && state !== 'missing' ? { kind: 'note', text: message } : null;
}

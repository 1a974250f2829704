import type { LicenseCheck } from '../check.js';

/** Days before the end of a trial in which its author sees a note. */
const TRIAL_NOTICE_DAYS = 5;

export interface LicenseNotice {
  /** Every reader sees a watermark; only the author of the report sees a note. */
  kind: 'watermark' | 'note';
  text: string;
}

export interface NoticeOptions {
  /** True if the visual draws a paid feature. */
  usesPaidFeatures: boolean;
  /** True while the report is being edited. */
  isEditing: boolean;
  /** Text of the watermark in reading view. */
  watermark?: string;
}

/**
 * Returns the notice about the licence, or null. By Microsoft's guidelines only paid features carry
 * a watermark, and a reader of a licensed report sees no notice, on paper either.
 */
export function chooseLicenseNotice(
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

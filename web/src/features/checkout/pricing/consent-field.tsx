import type { Ref } from 'react';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@flexa/contracts/withdrawal';

interface ConsentFieldProps {
  ref: Ref<HTMLInputElement>;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  isMissing: boolean;
  disabled: boolean;
}

/** Asks a consumer to agree that the licence begins before the withdrawal period ends. */
export function ConsentField({ ref, isAgreed, onChange, isMissing, disabled }: ConsentFieldProps) {
  return (
    <label className="mt-4 flex gap-2.5 text-14 text-muted">
      <input
        ref={ref}
        type="checkbox"
        required
        checked={isAgreed}
        disabled={disabled}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      {CONSENT_WORDINGS[CONSENT_VERSION]}
    </label>
  );
}

import { MailCheck, X } from 'lucide-react';
import { ConfirmWords } from './confirm-words';
import { ResendAction } from './resend-action';
import { dismissBand } from './unverified';

/** Shown below the header until the person has opened the link in the first e-mail. */
export default function VerifyBand() {
  return (
    <section aria-label="Your e-mail" className="border-b border-soft-line bg-soft">
      <div className="relative page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-14 text-14">
        <MailCheck
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-brand-text max-sm:hidden"
        />
        <p className="min-w-0 flex-1 basis-64">
          <span className="font-semibold">Confirm your e-mail.</span>{' '}
          <span className="wrap-anywhere text-muted">
            <ConfirmWords />
          </span>
        </p>
        <ResendAction size="sm" />
        <button
          type="button"
          aria-label="Not now"
          onClick={dismissBand}
          className="touch-target absolute! top-2.5 right-3 grid size-9 place-items-center rounded-8 text-muted transition-colors hover:text-text sm:top-1/2 sm:-translate-y-1/2"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      </div>
    </section>
  );
}

import { RefreshCw, X } from 'lucide-react';
import { Button } from '@/ui/button';
import { dismissNewerBuild } from './latest-build';

/** Offers a reload instead of forcing it, so that no input is lost without the person's consent. */
export default function NewVersionBar() {
  return (
    <div role="status" className="border-t border-soft-line bg-soft text-14">
      <div className="page-width flex items-center gap-3 py-2">
        <RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-5 text-brand-text" />
        <p className="min-w-0 flex-1 font-semibold">A new version is ready</p>
        <Button size="sm" variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <button
          type="button"
          aria-label="Not now"
          onClick={dismissNewerBuild}
          className="touch-target grid size-8 place-items-center rounded-8 text-muted transition-colors hover:text-text"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      </div>
    </div>
  );
}

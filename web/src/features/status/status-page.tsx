import { later } from '@/lib/later';
import { StatusLoading } from './status-loading';

const StatusBoard = later(async () => (await import('./status-board')).default);

/** Whether the portal works, as it sees itself. */
export function StatusPage() {
  return (
    <div className="page-width pb-20 lg:pb-28">
      <div className="pt-12 lg:pt-20">
        <h1 className="text-40 lg:text-60">Status</h1>
        <p className="mt-4 max-w-[60ch] text-18 text-muted lg:text-20 lg:leading-[1.5]">
          Every five minutes we check the API, sign-in, payments and mail. This page shows how each
          of them works now, and every outage of the last 30 days.
        </p>
      </div>
      <div className="mt-10 min-h-160 max-w-200 lg:mt-14">
        <StatusBoard fallback={<StatusLoading />} />
      </div>
    </div>
  );
}

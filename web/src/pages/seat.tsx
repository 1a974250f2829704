import { AcceptSeat } from '@/features/teams';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Your seat" description="Accept your seat on a Flexa licence." path="/seat" />
      <meta name="robots" content="noindex" />
      <div className="mx-auto w-full max-w-150">
        <AcceptSeat />
      </div>
    </div>
  );
}

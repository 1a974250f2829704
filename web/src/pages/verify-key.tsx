import { VerifyKey } from '@/features/verify-key';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-12 lg:py-16">
      <PageMeta
        title="Check a licence key"
        description="Paste a Flexa licence key to see who it is for, what it covers and when it ends. Checked in your browser."
        path="/verify-key"
      />
      <div className="mx-auto w-full max-w-180">
        <VerifyKey />
      </div>
    </div>
  );
}

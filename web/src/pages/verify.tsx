import { VerifyForm } from '@/features/auth/verify-form';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Sign in with a code"
        description="Sign in to Flexa, or verify your e-mail, with a six-digit code."
        path="/verify"
      />
      <meta name="robots" content="noindex" />
      <div className="mx-auto w-full max-w-96">
        <VerifyForm />
      </div>
    </div>
  );
}

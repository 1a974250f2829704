import { LoginForm } from '@/features/auth/login-form';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Sign in"
        description="Sign in to your Flexa licences and themes."
        path="/login"
      />
      <LoginForm />
    </>
  );
}

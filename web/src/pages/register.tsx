import { RegisterForm } from '@/features/auth/register-form';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Create an account"
        description="A free account for your Flexa licences, their keys and up to 50 saved Power BI themes."
        path="/register"
      />
      <div className="mx-auto w-full max-w-96">
        <RegisterForm />
      </div>
    </div>
  );
}

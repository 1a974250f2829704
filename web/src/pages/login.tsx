import { useSearchParams } from 'react-router-dom';
import { readActionLink } from '@/features/auth/action-link';
import { LoginForm } from '@/features/auth/login-form';
import { MailLink } from '@/features/auth/mail-link';
import { PageMeta } from '@/ui/page-meta';

/** Shows the sign-in form, or the result of a link in a mail about the account. */
export function Component() {
  const [search] = useSearchParams();
  const link = readActionLink(search);
  return (
    <>
      <PageMeta
        title="Sign in"
        description="Sign in to your Flexa licences and themes."
        path="/login"
      />
      {link ? <MailLink key={link.code} link={link} /> : <LoginForm />}
    </>
  );
}

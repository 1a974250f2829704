import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@contracts/errors';
import { ButtonLink } from '@/ui/button';
import { PageMeta } from '@/ui/page-meta';

/** The 404 of an address that no route knows. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <div className="page-width py-20 sm:py-28">
      <PageMeta title="Page Not Found" description="This page does not exist." path={pathname} />
      <meta name="robots" content="noindex" />
      <p className="text-14 font-medium text-brand-text">404</p>
      <h1 className="mt-2 text-36 sm:text-48">Page Not Found</h1>
      <p className="mt-4 max-w-[68ch] text-18 break-words text-muted">
        {MESSAGES.pageNotFound(pathname)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="primary" size="lg">
          Back to the home page
        </ButtonLink>
        <ButtonLink to="/#questions" size="lg">
          Read the answers
        </ButtonLink>
      </div>
    </div>
  );
}

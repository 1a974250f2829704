import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { MESSAGES } from '@contracts/errors';
import { Button, ButtonLink } from '@/ui/button';

/** What an error that no page caught leads to: the way out is next to what happened. */
export function ErrorPage() {
  const error = useRouteError();
  const message =
    error instanceof Error
      ? error.message
      : isRouteErrorResponse(error)
        ? error.statusText
        : String(error);
  return (
    <div className="page-width py-20 sm:py-28">
      <title>Internal Server Error · Flexa</title>
      <p className="text-14 font-medium text-brand-text">500</p>
      <h1 className="mt-2 text-36 sm:text-48">Internal Server Error</h1>
      <p className="mt-4 max-w-[68ch] text-18 text-muted" role="alert">
        {MESSAGES.boundary(message)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink to="/" reloadDocument size="lg">
          Back to the home page
        </ButtonLink>
      </div>
    </div>
  );
}

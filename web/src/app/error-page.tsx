import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { MESSAGES } from '@flexa/contracts/errors';
import { ErrorView } from '@/ui/error-view';

/** Renders the error boundary of the router: an unknown slug is a 404, everything else a 500. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isAnswer = isRouteErrorResponse(error);
  if (isAnswer && error.status === 404) {
    return <ErrorView status={404} message={MESSAGES.slugNotFound(pathname)} />;
  }
  const message =
    error instanceof Error ? error.message : isAnswer ? error.statusText : String(error);
  return <ErrorView status={500} message={MESSAGES.boundary(message)} />;
}

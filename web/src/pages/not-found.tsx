import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@flexa/contracts/errors';
import { ErrorView } from '@/ui/error-view';

/** Shows the 404 page for unknown addresses. */
export function Component() {
  const { pathname } = useLocation();
  return <ErrorView status={404} message={MESSAGES.pageNotFound(pathname)} />;
}

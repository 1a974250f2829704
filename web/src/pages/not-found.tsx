import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@flexa/contracts/errors';
import { ErrorView } from '@/ui/error-view';

/** The 404 of an address that no route knows. */
export function Component() {
  const { pathname } = useLocation();
  return <ErrorView status={404} message={MESSAGES.pageNotFound(pathname)} />;
}

import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { env } from '@/lib/env';
import { Button } from '@/ui/button';
import { choose, useConsent } from './consent';
import { applyConsent, measurePage } from './trackers';

const purpose =
  env.analyticsId && env.adsId
    ? 'count visits and show ads'
    : env.analyticsId
      ? 'count visits'
      : 'show ads';

/**
 * Asks for consent until the person has chosen, or again from the footer; both choices are equally easy. It
 * applies the choice, also one from an earlier visit, and measures each page once.
 */
export default function ConsentBar() {
  const { choice, reopened } = useConsent();
  const { pathname } = useLocation();
  useEffect(() => void applyConsent(choice), [choice]);
  useEffect(() => {
    if (choice === 'accepted') void measurePage();
  }, [choice, pathname]);

  if (choice !== null && !reopened) return null;
  return (
    <section aria-label="Cookies" className="border-t border-line bg-raised">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-3 text-14">
        <p className="min-w-0 flex-1 basis-80 text-muted">
          <span className="font-semibold text-text">Cookies.</span> May we use Google&rsquo;s to{' '}
          {purpose}? The site works the same without them.{' '}
          <Link
            to="/privacy-policy"
            className="text-brand-text underline underline-offset-3 hover:no-underline"
          >
            Privacy policy
          </Link>
        </p>
        <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
          <Button onClick={() => choose('declined')}>Decline</Button>
          <Button onClick={() => choose('accepted')}>Accept</Button>
        </div>
      </div>
    </section>
  );
}

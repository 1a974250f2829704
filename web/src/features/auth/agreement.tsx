import { Link } from 'react-router-dom';

const LINK = 'touch-target rounded-6 font-medium text-brand-text hover:underline';

/**
 * What people agree to with an account, and which e-mails they will get: who is not told of tips and news
 * as they give their address must not get any.
 */
export function Agreement({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <p className="mt-3 text-12 text-muted">
      {isFirst
        ? 'A first sign-in with a code, Google or Microsoft creates an account. With it you agree to the '
        : 'By creating an account you agree to the '}
      <Link to="/term-of-website-use" className={LINK}>
        terms of use
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" className={LINK}>
        privacy policy
      </Link>
      . We e-mail you a few tips and news about Flexa; you can switch them off at any time.
    </p>
  );
}

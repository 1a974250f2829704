import { Link } from 'react-router-dom';

const LINK = 'touch-target rounded-6 font-medium text-brand-text hover:underline';

/** Links the texts that people accept with an account. */
export function Agreement({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <p className="mt-3 text-12 text-muted">
      {isFirst
        ? 'If you’re new, signing in creates an account and accepts our '
        : 'By creating an account you agree to the '}
      <Link to="/term-of-website-use" className={LINK}>
        terms of use
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" className={LINK}>
        privacy policy
      </Link>
      .
    </p>
  );
}

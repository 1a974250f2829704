import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { useSession } from '@/features/auth/session-store';
import { now } from '@/lib/clock';
import { ButtonLink } from '@/ui/button';

const inWords = new Intl.ListFormat('en-GB');

/** Greets a customer who comes to the home page from inside the app, such as by signing in, with what they have. */
export function WelcomeBack() {
  const user = useSession((session) => session.user);
  const activeLicenses = (user?.props.licenses ?? []).filter(
    ({ deletedAt, expiresAt }) => deletedAt === null && new Date(expiresAt) > now(),
  );
  if (!user || activeLicenses.length === 0) return null;
  const names = new Set(
    activeLicenses.map(({ visualType }) => `Flexa ${VISUAL_NAMES[visualType]}`),
  );
  return (
    <section aria-label="Your licences" className="border-b border-line bg-surface">
      <div className="page-width flex items-center justify-between gap-6 py-3 text-14">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">Welcome back, {user.name}.</span>{' '}
          <span className="text-muted">You have {inWords.format(names)}.</span>
        </p>
        <ButtonLink to="/general" size="sm">
          Your licences
        </ButtonLink>
      </div>
    </section>
  );
}

import { useAccount } from '@/features/auth';
import { Avatar } from '@/ui/avatar';
import { later } from '@/lib/later';
import { ButtonLink } from '@/ui/button';
import { LazyMenu } from '../parts/lazy-menu';

const AccountMenu = later(async () => (await import('./account-menu')).default);

/** Who is signed in; for a visitor the way to do so. */
export function AccountButton() {
  const { status, name, signInLink } = useAccount();
  // Who may be signed in mostly is: the place of the picture, so that nothing moves for its sake.
  if (status === 'loading') return <div className="size-8" />;
  if (status === 'signed-out') {
    return (
      <ButtonLink size="sm" variant="quiet" {...signInLink('/login')}>
        Sign in
      </ButtonLink>
    );
  }
  return (
    <LazyMenu
      Menu={AccountMenu}
      trigger={
        <button type="button" className="touch-target shrink-0 rounded-full">
          <span className="sr-only">Account</span>
          <Avatar name={name} />
        </button>
      }
    />
  );
}

import { lazy } from 'react';
import { useAccount } from '@/features/auth';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { LazyMenu } from './lazy-menu';

const load = () => import('./account-menu');
const AccountMenu = lazy(load);

/** Who is signed in; for a visitor the way to do so. */
export function AccountButton() {
  const { status, name, startSignIn } = useAccount();
  // Who may be signed in mostly is: the place of the picture, so that nothing moves for its sake.
  if (status === 'loading') return <div className="size-8" />;
  if (status === 'signed-out') {
    return (
      <div data-account>
        <Button size="sm" variant="quiet" onClick={() => startSignIn('/login')}>
          Sign in
        </Button>
      </div>
    );
  }
  return (
    <LazyMenu
      menu={(trigger) => <AccountMenu trigger={trigger} />}
      load={load}
      trigger={
        <button type="button" className="touch-target shrink-0 rounded-full">
          <span className="sr-only">Account</span>
          <Avatar name={name} />
        </button>
      }
    />
  );
}

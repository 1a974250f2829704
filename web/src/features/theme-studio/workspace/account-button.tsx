import { AccountMenu, useAccount } from '@/features/auth';
import { Avatar } from '@/ui/avatar';
import { ButtonLink } from '@/ui/button';
import { LazyMenu } from '../parts/lazy-menu';

/** Shows the account's menu, or a link to sign in. */
export function AccountButton() {
  const { status, name, signInLink } = useAccount();
  // Reserves the picture's place while the sign-in loads, so that nothing moves.
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
      defaultOpen
      trigger={
        <button type="button" className="touch-target shrink-0 rounded-full">
          <span className="sr-only">Account</span>
          <Avatar name={name} />
        </button>
      }
    />
  );
}

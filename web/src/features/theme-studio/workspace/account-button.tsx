import { KeyRound, LogOut } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Who is signed in; for a visitor the way to do so. */
export function AccountButton() {
  const { status, name, email, signOut, startSignIn } = useAccount();
  if (status !== 'signed-in') {
    return (
      <div data-account className={status === 'loading' ? 'invisible' : undefined}>
        <Button size="sm" variant="quiet" onClick={() => startSignIn('/login')}>
          Sign in
        </Button>
      </div>
    );
  }
  return (
    <Menu
      label="Account"
      className="w-64"
      trigger={
        <button type="button" className="touch-target shrink-0 rounded-full">
          <span className="sr-only">Account</span>
          <Avatar name={name} />
        </button>
      }
    >
      <MenuLabel>
        <span className="block truncate text-14 font-semibold">{name}</span>
        <span className="block truncate text-12 text-muted">{email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuLink to="/general" icon={<KeyRound {...icon} />}>
        Your licences and themes
      </MenuLink>
      <MenuItem icon={<LogOut {...icon} />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

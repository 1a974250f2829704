import { KeyRound, LogOut, ShieldCheck } from 'lucide-react';
import { useAccount } from '@/features/auth/use-account';
import { Avatar } from '@/ui/avatar';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu';

/** The circle with initials and what it opens. A module of its own: loaded when signed in. */
export function AccountMenu() {
  const { name, email, isStaff, signOut } = useAccount();
  return (
    <Menu
      label="Account"
      className="w-64"
      trigger={
        <button type="button" className="touch-target rounded-full p-1">
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
      <MenuLink to="/general" icon={<KeyRound aria-hidden="true" strokeWidth={1.75} />}>
        Your licences
      </MenuLink>
      {isStaff && (
        <MenuLink to="/admin" icon={<ShieldCheck aria-hidden="true" strokeWidth={1.75} />}>
          Admin
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem
        onSelect={() => void signOut()}
        icon={<LogOut aria-hidden="true" strokeWidth={1.75} />}
      >
        Sign out
      </MenuItem>
    </Menu>
  );
}

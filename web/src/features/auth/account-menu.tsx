import type { ComponentProps, ReactElement } from 'react';
import { ArrowLeft, KeyRound, LogOut, ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Avatar } from '@/ui/avatar';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu';
import { useAccount } from './use-account';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

interface AccountMenuProps {
  /** Button that opens the menu; a circle with the initials by default. */
  trigger?: ReactElement<ComponentProps<'button'>>;
  defaultOpen?: boolean;
}

/** Menu of the signed-in person, the same on the site, in the studio and in the admin area. */
export function AccountMenu({ trigger, defaultOpen }: AccountMenuProps) {
  const { name, email, isStaff, signOut } = useAccount();
  const isInAdmin = /^\/admin(\/|$)/.test(useLocation().pathname);
  const initials = (
    <button type="button" className="touch-target rounded-full p-1">
      <span className="sr-only">Account</span>
      <Avatar name={name} />
    </button>
  );
  return (
    <Menu label="Account" className="w-64" defaultOpen={defaultOpen} trigger={trigger ?? initials}>
      <MenuLabel>
        <span className="block truncate text-14 font-semibold">{name}</span>
        <span className="block truncate text-12 text-muted">{email}</span>
      </MenuLabel>
      <MenuSeparator />
      {isInAdmin && (
        <MenuLink to="/" icon={<ArrowLeft {...icon} />}>
          Back to the site
        </MenuLink>
      )}
      <MenuLink to="/general" icon={<KeyRound {...icon} />}>
        Your licences and themes
      </MenuLink>
      {isStaff && !isInAdmin && (
        <MenuLink to="/admin" icon={<ShieldCheck {...icon} />}>
          Admin
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut {...icon} />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

import { KeyRound, LogOut } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu';
import type { Trigger } from '../parts/lazy-menu';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

export default function AccountMenu({ trigger }: { trigger: Trigger }) {
  const { name, email, signOut } = useAccount();
  return (
    <Menu label="Account" className="w-64" defaultOpen trigger={trigger}>
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

import type { ReactNode } from 'react';
import {
  Ban,
  CircleCheck,
  Headset,
  KeyRound,
  Pencil,
  ShieldMinus,
  ShieldPlus,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { UserSummary } from '@flexa/contracts/users';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu';
import { usePersonAddress, type Ask } from '../address';
import { useLockOut } from './lock-out';

interface UserMenuProps {
  user: UserSummary;
  trigger: ReactNode;
  /** Items to show. The drawer leaves out those that it has buttons for. */
  only?: readonly Ask[];
}

const ICON = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Lists the actions on an account; each opens its dialog in the drawer. */
export function UserMenu({ user, trigger, only }: UserMenuProps) {
  const navigate = useNavigate();
  const { personPath } = usePersonAddress();
  const { reason } = useLockOut(user);
  const ask = (what: Ask) => void navigate(personPath(user.uid, what));
  const has = (what: Ask) => !only || only.includes(what);

  return (
    <Menu label={`Actions for ${user.name}`} trigger={trigger} className="w-52">
      {has('edit') && (
        <MenuItem icon={<Pencil {...ICON} />} onSelect={() => ask('edit')}>
          Edit name
        </MenuItem>
      )}
      {has('grant') && (
        <MenuItem icon={<KeyRound {...ICON} />} onSelect={() => ask('grant')}>
          Grant a licence
        </MenuItem>
      )}
      {has('admin') && (
        <MenuItem
          icon={user.isAdmin ? <ShieldMinus {...ICON} /> : <ShieldPlus {...ICON} />}
          disabled={user.isAdmin && reason !== null}
          onSelect={() => ask('admin')}
        >
          {user.isAdmin ? 'Remove admin' : 'Make admin'}
        </MenuItem>
      )}
      {has('support') && (
        <MenuItem
          icon={<Headset {...ICON} />}
          disabled={user.isAdmin && reason !== null}
          onSelect={() => ask('support')}
        >
          {user.isSupport ? 'Remove from support' : 'Add to support'}
        </MenuItem>
      )}
      {has('disable') && (
        <MenuItem
          icon={user.disabled ? <CircleCheck {...ICON} /> : <Ban {...ICON} />}
          disabled={!user.disabled && reason !== null}
          onSelect={() => ask('disable')}
        >
          {user.disabled ? 'Enable' : 'Disable'}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 {...ICON} />}
        tone="danger"
        disabled={reason !== null}
        onSelect={() => ask('delete')}
      >
        Delete…
      </MenuItem>
      {reason && (
        <MenuLabel>
          <span className="block text-12 text-muted">{reason}</span>
        </MenuLabel>
      )}
    </Menu>
  );
}

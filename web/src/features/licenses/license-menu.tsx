import { Ellipsis, ReceiptText, RefreshCw, UsersRound } from 'lucide-react';
import { LICENSE_KEY_DAYS } from '@flexa/contracts/constants';
import type { License } from '@flexa/contracts/licenses';
import { pricingPath } from '@flexa/contracts/pricing-address';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { cn } from '@/ui/cn';
import { Menu, MenuItem, MenuLink } from '@/ui/menu';
import { useNewKey } from './license-key';

interface LicenseMenuProps {
  license: License;
  /** It gives no right any more. */
  isOver: boolean;
  name: string;
  className?: string;
}

/** What else can be done with a licence; nothing where there is nothing. */
export function LicenseMenu({ license, isOver, name, className }: LicenseMenuProps) {
  const makeKey = useNewKey(license.id);
  const wasBought = license.source === 'order';
  if (isOver && !wasBought) return null;

  async function regenerate() {
    try {
      await makeKey();
      toast.success(`A new key is made. It works for up to ${LICENSE_KEY_DAYS} days`);
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Menu
      label={`More for ${name}`}
      trigger={
        <button
          type="button"
          aria-label={`More for ${name}`}
          className={cn(
            'touch-target grid size-8 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text',
            className,
          )}
        >
          <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      }
    >
      {!isOver && (
        <MenuItem
          icon={<RefreshCw aria-hidden="true" strokeWidth={1.75} />}
          onSelect={() => void regenerate()}
        >
          Regenerate key
        </MenuItem>
      )}
      {wasBought && (
        <MenuLink to="#orders" icon={<ReceiptText aria-hidden="true" strokeWidth={1.75} />}>
          Receipt
        </MenuLink>
      )}
      {!isOver && (
        <MenuLink
          to={pricingPath({
            visualType: license.visualType,
            month: license.month,
            isAddition: true,
          })}
          icon={<UsersRound aria-hidden="true" strokeWidth={1.75} />}
        >
          Buy more seats
        </MenuLink>
      )}
    </Menu>
  );
}

import { useState } from 'react';
import { CircleArrowUp, CopyPlus, Ellipsis, ReceiptText, Tag, UsersRound } from 'lucide-react';
import { isUpgradable } from '@flexa/contracts/license-term';
import type { License } from '@flexa/contracts/licenses';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { now } from '@/lib/clock';
import { createLazyPart } from '@/lib/lazy';
import { cn } from '@/ui/cn';
import { Menu, MenuItem, MenuLink } from '@/ui/menu';

interface LicenseMenuProps {
  license: License;
  /** True if the licence is not in force, so that it can't be renamed or extended. */
  isInactive: boolean;
  name: string;
  className?: string;
}

export const NameDialog = createLazyPart(async () => (await import('./name-dialog')).default);

/** Lists further actions on a licence; renders nothing if there are none. */
export function LicenseMenu({ license, isInactive, name, className }: LicenseMenuProps) {
  const [isNaming, setNaming] = useState(false);
  const isSeat = license.seatOf !== undefined;
  const wasBought = license.source === 'order' && !isSeat;
  if (isSeat || (isInactive && !wasBought)) return null;

  return (
    <>
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
        {wasBought && (
          <MenuLink to="#orders" icon={<ReceiptText aria-hidden="true" strokeWidth={1.75} />}>
            Invoice
          </MenuLink>
        )}
        {!isInactive && (
          <MenuItem
            icon={<Tag aria-hidden="true" strokeWidth={1.75} />}
            onSelect={() => setNaming(true)}
          >
            {license.label === undefined ? 'Name' : 'Rename'}
          </MenuItem>
        )}
        {isUpgradable(license, now()) && (
          <MenuLink
            to={buildPricingPath({
              visualType: 'suite',
              month: Math.max(3, license.month),
              quantity: license.quantity,
            })}
            icon={<CircleArrowUp aria-hidden="true" strokeWidth={1.75} />}
          >
            Upgrade to the membership
          </MenuLink>
        )}
        {!isInactive && (
          <MenuLink
            to={buildPricingPath({
              visualType: license.visualType,
              month: license.month,
              isAddition: true,
              license: license.id,
            })}
            icon={<UsersRound aria-hidden="true" strokeWidth={1.75} />}
          >
            Buy more seats
          </MenuLink>
        )}
        {!isInactive && license.licenseType !== 'free' && (
          <MenuLink
            to={buildPricingPath({
              visualType: license.visualType,
              month: license.month,
              isSeparate: true,
            })}
            icon={<CopyPlus aria-hidden="true" strokeWidth={1.75} />}
          >
            Buy a separate licence
          </MenuLink>
        )}
      </Menu>
      {isNaming && (
        <NameDialog
          license={license}
          name={name}
          onClose={() => setNaming(false)}
          onMissing={() => setNaming(false)}
        />
      )}
    </>
  );
}

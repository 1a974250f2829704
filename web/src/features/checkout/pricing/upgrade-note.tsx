import { formatPrice } from '@flexa/contracts/format';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { formatLongDate } from '@/lib/format';
import type { Upgrade } from './use-upgrade';

interface UpgradeNoteProps {
  upgrade: Upgrade;
  onKeep: (isKept: boolean) => void;
  onAskAgain: () => void;
}

/** Explains what happens to the licence that the membership replaces. */
export function UpgradeNote({ upgrade, onKeep, onAskAgain }: UpgradeNoteProps) {
  const { license, status } = upgrade;
  const action =
    status === 'credited'
      ? { label: `Keep ${namePack(upgrade)} as well`, press: () => onKeep(true) }
      : status === 'kept'
        ? { label: 'Upgrade instead', press: () => onKeep(false) }
        : status === 'unknown'
          ? { label: 'Try again', press: onAskAgain }
          : undefined;
  return (
    <div className="mt-5 rounded-10 border border-line bg-surface p-4 text-14">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="font-medium">Your {namePack(upgrade)} licence</span>
        <span className="text-muted">until {formatLongDate(license.expiresAt)}</span>
      </p>
      <p role="status" className="mt-1 text-muted">
        {describeUpgrade(upgrade)}
      </p>
      {action && (
        <button
          type="button"
          onClick={action.press}
          className="touch-target mt-2 underline underline-offset-2"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

function namePack({ license }: Upgrade): string {
  return VISUAL_NAMES[license.visualType];
}

function describePeople({ license }: Upgrade): string {
  return license.quantity > 1 ? ', and its people move to the membership' : '';
}

function describeUpgrade(upgrade: Upgrade): string {
  switch (upgrade.status) {
    case 'asking':
      return 'Working out your credit';
    case 'credited':
      return `${formatPrice(upgrade.credit)} for the days left is credited. The licence ends when the membership begins${describePeople(upgrade)}.`;
    case 'kept':
      return 'It runs on beside the membership, without a credit.';
    case 'refused':
      return `${upgrade.reason}.`;
    case 'unknown':
      return 'We couldn’t work out your credit. Without it you pay the normal price.';
  }
}

import { formatCount } from '@flexa/contracts/format';
import type { License } from '@flexa/contracts/licenses';
import { isActive, isHeld } from '@flexa/contracts/licenses';
import { now } from '@/lib/clock';
import { Card } from '@/ui/card';

interface NoSeatsProps {
  /** Seats that the person can assign as soon as their e-mail is confirmed. */
  waiting?: number;
  isUnverified?: boolean;
}

/** Explains how a team without seats to assign gets some. */
export function NoSeats({ waiting = 0, isUnverified = false }: NoSeatsProps) {
  return (
    <Card className="rounded-10 px-4 py-5 text-14 sm:px-5">
      <p className="font-medium">
        {waiting > 0
          ? `Confirm your e-mail to assign your ${formatCount(waiting, 'seat')}`
          : 'You have no seats to assign'}
      </p>
      <p className="mt-0.5 text-muted">
        {waiting > 0
          ? 'Open the link we sent you. Then each person you invite gets their own key.'
          : isUnverified
            ? 'Buy a licence for two or more people and confirm your e-mail. Then assign its seats here.'
            : 'Buy a licence for two or more people, then assign its seats here.'}
      </p>
    </Card>
  );
}

/** Counts the seats of a person's active licences that are for others. */
export function countSeatsForOthers(licenses: readonly License[]): number {
  return licenses
    .filter((license) => license.seatOf === undefined && isActive(license, now()))
    .reduce((sum, license) => sum + license.quantity - (isHeld(license) ? 1 : 0), 0);
}

import { describeGiver } from '@flexa/contracts/giver';
import { describePurpose, formatProductName } from '@flexa/contracts/product-names';
import type { Invitation } from '@flexa/contracts/seats';
import { formatMoment } from '@/lib/format';

/** Names the giver of a seat, the product, its purpose and its end. */
export function InvitationWords({ invitation }: { invitation: Invitation }) {
  const { visualType, expiresAt, giver } = invitation;
  return (
    <>
      <span className="wrap-anywhere text-text">
        {giver === null
          ? `You were assigned a ${formatProductName(visualType)} seat.`
          : `${describeGiver(giver)} assigned you a ${formatProductName(visualType)} seat.`}
      </span>{' '}
      {describePurpose(visualType)}, until {formatMoment(expiresAt)}.
    </>
  );
}

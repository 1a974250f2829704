import { useQuery } from '@tanstack/react-query';
import { formatProductName } from '@flexa/contracts/product-names';
import { useIsUnverified } from '@/features/auth';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { InvitationWords } from './invitation-words';
import { invitationsQuery } from './invitation-query';

/** Lists the seats that wait for the person, on every device they sign in on. */
export function PendingSeats({ uid }: { uid: string }) {
  const isUnverified = useIsUnverified();
  const { data = [] } = useQuery({ ...invitationsQuery(uid), enabled: !isUnverified });
  return data.map((invitation) => {
    const { licenseId, visualType } = invitation;
    return (
      <Notice
        key={licenseId}
        tone="brand"
        title={`Your ${formatProductName(visualType)} seat`}
        actions={
          <ButtonLink
            size="sm"
            variant="primary"
            to={`/seat?${new URLSearchParams({ licence: licenseId }).toString()}`}
          >
            Accept seat
          </ButtonLink>
        }
      >
        <InvitationWords invitation={invitation} />
      </Notice>
    );
  });
}

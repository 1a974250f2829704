import { useQueryClient } from '@tanstack/react-query';
import { MESSAGES } from '@flexa/contracts/errors';
import type { License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES, type LicenseMonths, type Pack } from '@flexa/contracts/plans';
import { reloadUser, useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { offerQuery } from './offer-query';

interface Claim {
  uid: string;
  name: string;
  visualType: Pack;
  month: LicenseMonths;
}

/** Takes a free licence; the live list shows it by itself. */
export function useClaim() {
  const client = useQueryClient();
  return useMutation({
    // A claim takes the person's place of the offer; the catalogue's words for that failing.
    meta: { failed: MESSAGES.takePlaceFailed },
    mutationFn: (claim: Claim) => call('claimFreeLicense', claim),
    onSuccess: (license, { visualType }) => {
      // One place less at once (docs/specification.md, section 7); what is asked below has the last word.
      if (!holdsPlace(license)) {
        client.setQueryData(
          offerQuery.queryKey,
          (offer) => offer && { ...offer, userCount: Math.max(0, offer.userCount - 1) },
        );
      }
      toast.success(`Your free ${VISUAL_NAMES[visualType]} licence is ready`);
    },
    // After a refusal too: someone else may have taken the last place.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: offerQuery.queryKey }), reloadUser()]),
  });
}

/** Whether another licence of the same offer was there before: a person has one place for all packs. */
function holdsPlace({ id, visualType }: License): boolean {
  const place = id.slice(0, -visualType.length);
  const known = useLicenses.getState().licenses ?? useSession.getState().user?.props.licenses ?? [];
  return known.some((license) => license.id !== id && license.id.startsWith(place));
}

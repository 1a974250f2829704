import { useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { MESSAGES } from '@flexa/contracts/errors';
import type { OfferPlace } from '@flexa/contracts/offers';
import { VISUAL_NAMES, type LicenseMonths, type Pack } from '@flexa/contracts/plans';
import { reloadUser } from '@/features/auth';
import { call } from '@/lib/api';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { offerQuery } from './offer-query';

interface Claim {
  uid: string;
  name: string;
  visualType: Pack;
  month: LicenseMonths;
}

/**
 * Takes a free licence in two steps: a place of the offer, then the licence. A person has one place for all packs,
 * so both steps can be repeated. The live list shows the licence.
 */
export function useClaim() {
  const client = useQueryClient();
  const hasPlace = useRef(false);
  return useMutation({
    meta: { silent: true },
    mutationFn: async (claim: Claim) => {
      hasPlace.current = false;
      const place = await call('takeOfferPlace', {});
      hasPlace.current = true;
      countPlace(client, place);
      return await call('claimFreeLicense', claim);
    },
    onError: (error) => reportError(error, hasPlace.current ? undefined : MESSAGES.takePlaceFailed),
    onSuccess: (_license, { visualType }) =>
      toast.success(`Your free ${VISUAL_NAMES[visualType]} licence is ready`),
    // Also after a refusal: someone else may have taken the last place.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: offerQuery.queryKey }), reloadUser()]),
  });
}

/**
 * Lowers the remaining count by one at once (docs/specification.md, section 7); the next answer of the server
 * replaces it. The count already includes a place that was taken before it was read.
 */
function countPlace(client: QueryClient, { takenAt }: OfferPlace): void {
  const readAt = client.getQueryState(offerQuery.queryKey)?.dataUpdatedAt ?? 0;
  if (Date.parse(takenAt) <= readAt) return;
  client.setQueryData(
    offerQuery.queryKey,
    (offer) => offer && { ...offer, userCount: Math.max(0, offer.userCount - 1) },
  );
}

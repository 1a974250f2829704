import { useQueryClient } from '@tanstack/react-query';
import { MESSAGES } from '@contracts/errors';
import { VISUAL_NAMES, type LicenseMonths, type Pack } from '@contracts/plans';
import { reloadUser } from '@/features/auth';
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
    onSuccess: (_license, { visualType }) => {
      toast.success(`Your free ${VISUAL_NAMES[visualType]} licence is ready`);
    },
    // After a refusal too: somebody else may have taken the last place.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: offerQuery.queryKey }), reloadUser()]),
  });
}

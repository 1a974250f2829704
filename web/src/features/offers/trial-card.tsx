import { useState } from 'react';
import { TRIAL_DAYS, type License } from '@flexa/contracts/licenses';
import { PACKS, VISUAL_NAMES, type Pack } from '@flexa/contracts/plans';
import { useIsUnverified } from '@/features/auth';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';

interface TrialCardProps {
  uid: string;
  name: string;
  licenses: readonly License[];
}

const OPTIONS = PACKS.map((pack) => ({ value: pack, label: VISUAL_NAMES[pack] }));

/** A trial of a pack, for who has neither had one nor any other licence. */
export function TrialCard({ uid, name, licenses }: TrialCardProps) {
  const [pack, setPack] = useState<Pack>('charts');
  const isUnverified = useIsUnverified();
  const start = useMutation({
    mutationFn: () => call('startTrial', { uid, visualType: pack, name }),
    onSuccess: () => toast.success(`Your ${VISUAL_NAMES[pack]} trial has started`),
  });
  if (isUnverified || licenses.length > 0 || start.isSuccess) return null;

  return (
    <section aria-labelledby="trial-title" className="rounded-16 border border-line p-5 sm:p-6">
      <h2 id="trial-title" className="text-16">
        Try a pack for {TRIAL_DAYS} days
      </h2>
      <p className="mt-0.5 text-14 text-muted">
        Every visual in the pack, in your own reports. No card, nothing to cancel. One trial per
        person.
      </p>
      <form
        className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate();
        }}
      >
        <Segmented
          label="Pack to try"
          showLabel
          fill
          options={OPTIONS}
          value={pack}
          onChange={setPack}
        />
        <Button type="submit" loading={start.isPending} className="max-sm:w-full">
          Start {VISUAL_NAMES[pack]} trial
        </Button>
      </form>
    </section>
  );
}

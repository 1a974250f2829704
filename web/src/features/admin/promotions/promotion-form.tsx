import { useId, useState } from 'react';
import { VISUAL_NAMES, VISUAL_TYPES, type VisualType } from '@flexa/contracts/plans';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { messageOf } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';
import { TextField } from '@/ui/text-field';
import { useFirstField } from '../parts/use-first-field';
import { reloadAdmin } from '../queries';
import { faultsOf, NEW_DRAFT, wishOf, type Draft, type Wish } from './promotion-wish';

const KINDS = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
] as const;

/** A new promotion code: what it takes off, of what, and how long and how often it can be used. */
export function PromotionForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState<Draft>(NEW_DRAFT);
  // Belongs to what is typed: the same press sent twice is one code.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const first = useFirstField();
  const firstId = useId();
  const save = useMutation({
    mutationFn: (wish: Wish) => call('createPromotion', { ...wish, requestId }),
    meta: { silent: true },
    onSuccess: async ({ code }) => {
      toast.success(`Code ${code} created`);
      onDone();
      await reloadAdmin();
    },
  });
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next });
    setRequestId(crypto.randomUUID());
    if (save.error) save.reset();
  };
  const answered = save.error instanceof ApiError ? save.error.details : [];
  const faults = faultsOf(draft);
  const faultOf = (field: string) => answered.find((fault) => fault.field === field)?.message;
  const isSaid = ['code', 'percentOff', 'amountOff', 'endsAt', 'maxUses'].some(faultOf);
  const wish = wishOf(draft);

  return (
    <form
      ref={first}
      noValidate
      className="mt-4 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (wish && !save.isPending) save.mutate(wish);
      }}
    >
      <TextField
        label="Code"
        hint="Letters, digits and dashes. Capitals don’t matter."
        autoComplete="off"
        error={faults.code ?? faultOf('code')}
        value={draft.code}
        onChange={(event) => change({ code: event.target.value })}
      />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
        <Segmented
          label="Discount"
          showLabel
          options={KINDS}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <TextField
          label={draft.kind === 'percent' ? 'Percent off' : 'Dollars off'}
          inputMode="decimal"
          autoComplete="off"
          error={faults.value ?? faultOf('percentOff') ?? faultOf('amountOff')}
          value={draft.value}
          onChange={(event) => change({ value: event.target.value })}
        />
      </div>
      <PackChoice chosen={draft.visualTypes} onChange={(visualTypes) => change({ visualTypes })} />
      <TextField
        type="datetime-local"
        label="Ends"
        hint="In your time zone. Empty: no end."
        error={faults.endsAt ?? faultOf('endsAt')}
        value={draft.endsAt}
        onChange={(event) => change({ endsAt: event.target.value })}
      />
      <TextField
        label="Number of uses"
        hint="By all customers together. Empty: any number."
        inputMode="numeric"
        autoComplete="off"
        error={faults.maxUses ?? faultOf('maxUses')}
        value={draft.maxUses}
        onChange={(event) => change({ maxUses: event.target.value })}
      />
      <label htmlFor={firstId} className="flex items-center gap-3 sm:col-span-2">
        <Switch
          id={firstId}
          checked={draft.firstPurchaseOnly}
          onChange={(firstPurchaseOnly) => change({ firstPurchaseOnly })}
        />
        For a first purchase only
      </label>
      {save.error && !isSaid && (
        <Notice tone="danger" className="sm:col-span-2" title={messageOf(save.error)} />
      )}
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="sm" variant="primary" disabled={!wish} loading={save.isPending}>
          Create code
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface PackChoiceProps {
  chosen: readonly VisualType[];
  onChange: (chosen: VisualType[]) => void;
}

function PackChoice({ chosen, onChange }: PackChoiceProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-14 font-medium">Packs</legend>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-3">
        {VISUAL_TYPES.map((visualType) => (
          <label key={visualType} className="flex items-center gap-2">
            <Switch
              checked={chosen.includes(visualType)}
              onChange={(isOn) =>
                onChange(
                  VISUAL_TYPES.filter((each) =>
                    each === visualType ? isOn : chosen.includes(each),
                  ),
                )
              }
            />
            {VISUAL_NAMES[visualType]}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-14 text-muted">
        With none on, the code works for all of them. It also lowers the membership’s offer price.
      </p>
    </fieldset>
  );
}

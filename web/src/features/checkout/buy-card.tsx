import type { ChangeEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { SEATS_MAX } from '@contracts/orders';
import { seatPrice, VISUAL_NAMES, type LicenseMonths, type VisualType } from '@contracts/plans';
import { ApiError } from '@/lib/api-error';
import { now } from '@/lib/clock';
import { formatMoney, plural } from '@/lib/format';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Segmented } from '@/ui/segmented';
import { TextField } from '@/ui/text-field';
import { PackChoice } from './pack-choice';
import { purchaseSchema, termFor, termsOf, totalOf, type PurchaseForm } from './plan-choice';
import { useBuy } from './use-buy';

const START: PurchaseForm = { visualType: 'charts', month: 1, quantity: '1' };

interface BuyCardProps {
  uid: string;
  /** Whom the licence is made out to. */
  name: string;
}

/** Choose a licence, see what it costs, go and pay. The price is shown here and set by the server. */
export function BuyCard({ uid, name }: BuyCardProps) {
  const { register, handleSubmit, control, setValue, setError, formState } = useForm({
    resolver: zodResolver(purchaseSchema),
    defaultValues: START,
  });
  const { errors, isSubmitted } = formState;
  const [visualType, month, quantity] = useWatch({
    control,
    name: ['visualType', 'month', 'quantity'],
  });
  const { buy, isBusy } = useBuy({ uid, name });

  const setMonth = (term: LicenseMonths) =>
    setValue('month', term, { shouldValidate: isSubmitted });
  const submit = handleSubmit((purchase) =>
    buy(purchase, (error) => {
      const wrong = error instanceof ApiError ? error.details : [];
      const shown = wrong.filter(({ field }) => field in START);
      for (const { field, message } of shown) setError(field as keyof PurchaseForm, { message });
      if (shown.length === 0) reportError(error);
    }),
  );

  const plan = { visualType, month };
  const price = seatPrice(plan, now());
  const total = totalOf(plan, quantity, now());
  const months = termsOf(visualType).map((term) => ({ value: String(term), label: String(term) }));

  return (
    <section id="buy" aria-labelledby="buy-title" className="scroll-mt-28">
      <h2 id="buy-title" className="mb-4 text-20">
        Buy a licence
      </h2>
      <Card className="rounded-10">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <fieldset disabled={isBusy} className="grid min-w-0 gap-5 p-4 sm:p-5">
            <PackChoice
              value={visualType}
              {...register('visualType', {
                onChange: (event: ChangeEvent<HTMLInputElement>) =>
                  setMonth(termFor(event.target.value as VisualType, month)),
              })}
            />
            <FieldError message={errors.visualType?.message} />
            <div className="flex flex-wrap gap-x-6 gap-y-4">
              <div className="max-sm:w-full">
                <Segmented
                  label="Months"
                  showLabel
                  fill
                  options={months}
                  value={String(month)}
                  onChange={(value) => setMonth(Number(value) as LicenseMonths)}
                  disabled={isBusy}
                />
                <FieldError message={errors.month?.message} />
              </div>
              <TextField
                label="Seats"
                type="number"
                inputMode="numeric"
                min={1}
                max={SEATS_MAX}
                autoComplete="off"
                error={errors.quantity?.message}
                className="w-full sm:w-32"
                {...register('quantity')}
              />
            </div>
          </fieldset>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line p-4 sm:px-5">
            <div className="text-14">
              <output className="flex min-h-8 flex-wrap items-baseline gap-x-2 tabular-nums">
                {total === undefined ? (
                  <span className="text-muted">{formatMoney(price ?? 0)} a seat</span>
                ) : (
                  <>
                    <span className="text-24 font-semibold">{formatMoney(total)}</span>
                    <span className="text-muted">
                      for {plural(Number(quantity), 'seat')}, {plural(month, 'month')}
                    </span>
                  </>
                )}
              </output>
              <p className="mt-0.5 text-muted">One payment at Stripe. Nothing renews by itself.</p>
            </div>
            <Button
              type="submit"
              variant="primary"
              loading={isBusy}
              loadingText="To the payment"
              className="max-sm:w-full"
            >
              Buy {VISUAL_NAMES[visualType]}
            </Button>
          </div>
        </form>
      </Card>
    </section>
  );
}

function FieldError({ message }: { message: string | undefined }) {
  return message && <p className="mt-1.5 text-14 text-danger">{message}</p>;
}

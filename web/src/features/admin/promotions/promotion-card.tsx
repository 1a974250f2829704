import { Link } from 'react-router-dom';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { PRICING_PARAMETERS, pricingPath } from '@flexa/contracts/pricing-address';
import type { PromotionDetails, PromotionSums } from '@flexa/contracts/promotions';
import { call } from '@/lib/api';
import { formatMoment, formatMoney, plural } from '@/lib/format';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { viewAddress } from '../address';
import { useAsking } from '../parts/use-asking';
import { reloadAdmin } from '../queries';

/** A code, its conditions, what it brought, and its switch. */
export function PromotionCard({ promotion }: { promotion: PromotionDetails }) {
  const { code, active, visualTypes, brought } = promotion;
  const path = pricingPath({ visualType: visualTypes?.[0] ?? 'charts', code });
  return (
    <section aria-label={`Code ${code}`} className="rounded-10 border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-16 wrap-anywhere select-all">{code}</h2>
        <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Off'}</Badge>
        <p className="ml-auto text-muted tabular-nums">{offOf(promotion)}</p>
      </div>
      <p className="mt-2 text-muted">{conditionsOf(promotion)}</p>
      {brought.map((sums) => (
        <Sums key={sums.currency} sums={sums} />
      ))}
      {brought.length === 0 && <p className="mt-3">No orders yet</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={viewAddress('orders', { [PRICING_PARAMETERS.code]: code })} className="underline">
          Orders
        </Link>
        {active && (
          <>
            <Link to={path} className="underline">
              Page with this code
            </Link>
            <SwitchOff promotion={promotion} />
          </>
        )}
      </div>
    </section>
  );
}

function Sums({ sums }: { sums: PromotionSums }) {
  const { currency, orders, gross, discount, refunded, net } = sums;
  const facts: [string, string][] = [
    ['Orders', orders.toLocaleString('en-GB')],
    ['Gross', formatMoney(gross, currency)],
    ['Discount', formatMoney(discount, currency)],
    ...(refunded > 0 ? [['Refunded', formatMoney(refunded, currency)] as [string, string]] : []),
    ['Net', formatMoney(net, currency)],
  ];
  return (
    <dl
      aria-label={currency.toUpperCase()}
      className="mt-3 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3 tabular-nums"
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function offOf({ percentOff, amountOff, currency }: PromotionDetails): string {
  return percentOff === null
    ? `${formatMoney(amountOff ?? 0, currency ?? undefined)} off`
    : `${percentOff.toLocaleString('en-GB')}% off`;
}

function conditionsOf(promotion: PromotionDetails): string {
  const { visualTypes, endsAt, uses, maxUses, firstPurchaseOnly } = promotion;
  const packs = visualTypes?.map((visualType) => VISUAL_NAMES[visualType]).join(', ');
  return [
    packs ?? 'All packs',
    endsAt === null ? 'no end' : `until ${formatMoment(endsAt)}`,
    maxUses === null
      ? `used ${plural(uses, 'time')}`
      : `used ${uses.toLocaleString('en-GB')} of ${plural(maxUses, 'time')}`,
    ...(firstPurchaseOnly ? ['first purchase only'] : []),
  ].join(' · ');
}

function SwitchOff({ promotion: { id, code } }: { promotion: PromotionDetails }) {
  const { isAsking, button, ask, onDone } = useAsking();
  const end = useMutation({
    mutationFn: () => call('endPromotion', { id }),
    onSuccess: async () => {
      toast.success(`Code ${code} is off`);
      onDone();
      await reloadAdmin();
    },
  });
  if (!isAsking) {
    return (
      <Button ref={button} size="sm" variant="quiet" onClick={ask} className="ml-auto">
        Switch off
      </Button>
    );
  }
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      <span>A code can’t be switched on again.</span>
      <Button size="sm" variant="danger" loading={end.isPending} onClick={() => end.mutate()}>
        Switch {code} off
      </Button>
      <Button size="sm" variant="quiet" onClick={onDone}>
        Keep it
      </Button>
    </div>
  );
}

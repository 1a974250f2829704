import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { formatCount, formatMoney, formatPrice } from '@flexa/contracts/format';
import {
  LICENSE_MONTHS,
  VISUAL_NAMES,
  type LicenseMonths,
  type Pack,
} from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Mark } from '@/ui/mark';
import {
  parseAddressCount,
  computeListPrice,
  computePrice,
  chooseTerm,
  listTerms,
  type Choice,
} from './choice';
import { ORDER_ID } from './order-card';
import { compareWithMembership } from './pack-words';

const ROW = 'h-13 border-b border-line';
const CELL = 'text-right';
const PACK = 'pr-3 sm:pr-5';
const MEMBER = 'bg-soft pr-3 sm:pr-5';
/** Term whose monthly rates are compared. */
const YEAR: LicenseMonths = 12;

/** Compares the parts and the prices of a pack and the membership. */
export function MembershipTable({ pack, choice }: { pack: Pack; choice: Choice }) {
  const name = VISUAL_NAMES[pack];
  const quantity = parseAddressCount(choice.licences);
  const buildOrderPath = (visualType: Pack | 'suite') =>
    `${buildPricingPath({ visualType, month: chooseTerm(visualType, choice.month), quantity })}#${ORDER_ID}`;

  return (
    <table className="w-full table-fixed text-14 tabular-nums sm:text-16">
      <caption className="sr-only">{name} and the membership compared</caption>
      <colgroup>
        <col className="w-[33%] sm:w-auto" />
        <col />
        <col className="w-[37%]" />
      </colgroup>
      <thead>
        <tr className="h-18 border-b border-line">
          <td />
          <th scope="col" className={cn(CELL, PACK, 'font-semibold')}>
            <Head mark={pack}>{name}</Head>
          </th>
          <th scope="col" className={cn(CELL, MEMBER, 'rounded-t-10 font-semibold')}>
            <Head mark="flexa">Membership</Head>
          </th>
        </tr>
      </thead>
      <tbody>
        {compareWithMembership(pack).map(({ name: row, inPack, inMembership }) => (
          <Row key={row} name={row} pack={<Included yes={inPack} />}>
            <Included yes={inMembership} />
          </Row>
        ))}
        {LICENSE_MONTHS.map((month) => (
          <Row
            key={month}
            name={formatCount(month, 'month')}
            pack={
              <strong className="font-semibold">
                {formatPrice(computePrice({ visualType: pack, month }))}
              </strong>
            }
          >
            {listTerms('suite').includes(month) ? (
              <MemberPrice month={month} />
            ) : (
              <span className="text-muted">Not available</span>
            )}
          </Row>
        ))}
        <Row
          name={`Per month, billed for ${YEAR} months`}
          pack={formatMoney(computePrice({ visualType: pack, month: YEAR }) / YEAR)}
        >
          {formatMoney(computePrice({ visualType: 'suite', month: YEAR }) / YEAR)}
        </Row>
      </tbody>
      <tfoot>
        <tr className="h-20">
          <td />
          <td className={cn(CELL, PACK)}>
            <ButtonLink to={buildOrderPath(pack)} className="max-sm:px-2">
              <span>
                <span className="max-sm:sr-only">Choose </span>
                {name}
              </span>
            </ButtonLink>
          </td>
          <td className={cn(CELL, MEMBER, 'rounded-b-10 max-sm:px-2')}>
            <ButtonLink
              to={buildOrderPath('suite')}
              variant="primary"
              className="max-sm:w-full max-sm:px-1"
            >
              <span className="max-sm:sr-only">Get membership</span>
              <span aria-hidden="true" className="sm:hidden">
                Membership
              </span>
            </ButtonLink>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Head({ mark, children }: { mark: Pack | 'flexa'; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark name={mark} size={18} className="max-sm:hidden" />
      {children}
    </span>
  );
}

interface RowProps {
  name: string;
  pack: ReactNode;
  /** Cell of the membership. */
  children: ReactNode;
}

function Row({ name, pack, children }: RowProps) {
  return (
    <tr className={ROW}>
      <th scope="row" className="py-2.5 text-left font-normal">
        {name}
      </th>
      <td className={cn(CELL, PACK)}>{pack}</td>
      <td className={cn(CELL, MEMBER, 'border-soft-line')}>{children}</td>
    </tr>
  );
}

function Included({ yes }: { yes: boolean }) {
  if (!yes) return <span className="text-muted">Not included</span>;
  return (
    <>
      <Check aria-hidden="true" strokeWidth={1.75} className="ml-auto size-4.5 text-brand-text" />
      <span className="sr-only">Included</span>
    </>
  );
}

function MemberPrice({ month }: { month: LicenseMonths }) {
  const plan = { visualType: 'suite', month } as const;
  const list = computeListPrice(plan);
  return (
    <span className="inline-flex flex-col items-end sm:flex-row sm:items-baseline sm:gap-2">
      {list && (
        <span className="text-12 text-muted sm:text-14">
          <span className="sr-only">List price </span>
          <s>{formatPrice(list)}</s>
        </span>
      )}
      <strong className="font-semibold">{formatPrice(computePrice(plan))}</strong>
    </span>
  );
}

import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import type { Order } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { addLabel } from '@flexa/contracts/product-names';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ReceiptButton } from '../receipt-button';
import { labelAgreement, SEPARATE_ID, type Choice } from './choice';
import { FindUnpaid } from './find-unpaid';

interface OverlapNoteProps {
  choice: Choice;
  overlap: License | undefined;
  /** The buyer's invoice for the same, which is not paid yet. */
  unpaid: Order | undefined;
  /** Called with the buyer's unpaid invoice for what they chose, once it is known. */
  onUnpaid: (order: Order | undefined) => void;
  /** Paid licence at whose end the new months begin. */
  renewable: License | undefined;
  /** True if the server sells it only to buyers who tick the box. */
  asksAgreement: boolean;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** Warns that the buyer would pay twice for the same, says what to do instead, and asks for their agreement. */
export function OverlapNote(props: OverlapNoteProps) {
  const { choice, overlap, unpaid, renewable, asksAgreement, isAgreed, onAgree, onUnpaid } = props;
  return (
    <>
      <FindUnpaid visualType={choice.visualType} renews={renewable?.id} onFound={onUnpaid} />
      {overlap && <LicenseNotice {...props} overlap={overlap} />}
      {unpaid && (
        <Notice
          tone="warning"
          title={`Your invoice for ${VISUAL_NAMES[unpaid.visualType]} isn’t paid yet`}
          className="mt-4"
          actions={<ReceiptButton order={unpaid} label="Open invoice" />}
        >
          Your licence begins once it is paid. Buy again only for other people.
        </Notice>
      )}
      {asksAgreement && (
        <label className="mt-4 flex gap-2.5 text-14">
          <input
            id={SEPARATE_ID}
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => onAgree(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          {labelAgreement(renewable !== undefined)}
        </label>
      )}
    </>
  );
}

/** Names the days on which another licence of the buyer gives the same. */
function LicenseNotice({
  choice,
  overlap,
  renewable,
  asksAgreement,
}: OverlapNoteProps & { overlap: License }) {
  const isOther = choice.visualType === 'suite';
  const name = VISUAL_NAMES[isOther ? overlap.visualType : choice.visualType];
  const begin = renewable ? new Date(renewable.expiresAt) : now();
  const newEnd = addMonths(begin, choice.month);
  const oldEnd = new Date(overlap.expiresAt);
  const end = oldEnd < newEnd ? oldEnd : newEnd;
  const isOwnSame = overlap.visualType === choice.visualType && overlap.seatOf === undefined;
  return (
    <Notice
      tone="warning"
      title={describeOverlap(name, overlap)}
      className="mt-4"
      actions={
        asksAgreement && overlap.seatOf === undefined ? (
          <ButtonLink to="/general#team" size="sm">
            Manage seats
          </ButtonLink>
        ) : undefined
      }
    >
      You would pay twice for the days from {formatLongDate(begin)} to {formatLongDate(end)}. Buy it
      only for other people
      {oldEnd < newEnd && `, or to have ${name} after ${formatLongDate(oldEnd)}`}.
      {asksAgreement && isOwnSame && ' Untick the box to renew your licence instead.'}
    </Notice>
  );
}

function describeOverlap(
  name: string,
  { visualType, seatOf, licenseType, expiresAt, label }: License,
): string {
  const end = formatLongDate(expiresAt);
  if (visualType === 'suite' && name !== VISUAL_NAMES.suite) {
    const whose = seatOf === undefined ? 'Your membership' : 'The membership you have a seat on';
    return `${whose} includes ${name} until ${end}`;
  }
  if (seatOf !== undefined) return `You have a seat for ${name} until ${end}`;
  return licenseType === 'free'
    ? `You have ${name} free until ${end}`
    : `You have ${addLabel(name, label)} until ${end}`;
}

import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { addLabel } from '@flexa/contracts/product-names';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { SEPARATE_ID, type Choice } from './choice';

interface OverlapNoteProps {
  choice: Choice;
  overlap: License;
  /** Paid licence at whose end the new months begin. */
  renewable: License | undefined;
  /** True if the server sells it only to buyers who tick the box. */
  asksAgreement: boolean;
  onSeparate: (isSeparate: boolean) => void;
}

/**
 * Warns that the buyer would pay for days on which another licence of theirs gives the same, and says
 * what to do instead.
 */
export function OverlapNote(props: OverlapNoteProps) {
  const { choice, overlap, renewable, asksAgreement, onSeparate } = props;
  const { month } = choice;
  const isOther = choice.visualType === 'suite';
  const name = VISUAL_NAMES[isOther ? overlap.visualType : choice.visualType];
  const begin = renewable ? new Date(renewable.expiresAt) : now();
  const newEnd = addMonths(begin, month);
  const oldEnd = new Date(overlap.expiresAt);
  const end = oldEnd < newEnd ? oldEnd : newEnd;
  const isOwnSame = overlap.visualType === choice.visualType && overlap.seatOf === undefined;
  return (
    <>
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
        You would pay twice for the days from {formatLongDate(begin)} to {formatLongDate(end)}. Buy
        it only for other people
        {oldEnd < newEnd && `, or to have ${name} after ${formatLongDate(oldEnd)}`}.
        {asksAgreement && isOwnSame && ' Untick the box to renew your licence instead.'}
      </Notice>
      {asksAgreement && (
        <label className="mt-4 flex gap-2.5 text-14">
          <input
            id={SEPARATE_ID}
            type="checkbox"
            checked={choice.isSeparate === true}
            onChange={(event) => onSeparate(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          I want a separate licence
        </label>
      )}
    </>
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

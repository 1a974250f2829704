import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { Notice } from '@/ui/notice';
import type { Choice } from './choice';

interface OverlapNoteProps {
  choice: Choice;
  overlap: License;
  /** The paid licence at whose end the new months begin. */
  renewable: License | undefined;
}

/** Warns that the buyer would pay for days on which another licence of theirs gives the same. */
export function OverlapNote({ choice, overlap, renewable }: OverlapNoteProps) {
  const { visualType, month } = choice;
  const name = VISUAL_NAMES[visualType];
  const begin = renewable ? new Date(renewable.expiresAt) : now();
  const newEnd = addMonths(begin, month);
  const oldEnd = new Date(overlap.expiresAt);
  const end = oldEnd < newEnd ? oldEnd : newEnd;
  return (
    <Notice tone="warning" title={describeOverlap(name, overlap)} className="mt-4">
      You would pay twice for the days from {formatLongDate(begin)} to {formatLongDate(end)}. Buy it
      only for other people
      {oldEnd < newEnd && `, or to have ${name} after ${formatLongDate(oldEnd)}`}.
    </Notice>
  );
}

function describeOverlap(
  name: string,
  { visualType, seatOf, licenseType, expiresAt }: License,
): string {
  const end = formatLongDate(expiresAt);
  if (visualType === 'suite' && name !== VISUAL_NAMES.suite) {
    const whose = seatOf === undefined ? 'Your membership' : 'The membership you have a seat on';
    return `${whose} includes ${name} until ${end}`;
  }
  if (seatOf !== undefined) return `You have a seat for ${name} until ${end}`;
  return licenseType === 'free'
    ? `You have ${name} free until ${end}`
    : `You have ${name} until ${end}`;
}

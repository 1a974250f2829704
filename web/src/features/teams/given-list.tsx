import { formatCount } from '@flexa/contracts/format';
import type { SeatLine } from '@flexa/contracts/seats';
import { Notice } from '@/ui/notice';

const WORDS: Record<SeatLine['outcome'], string> = {
  invited: 'invited',
  already: 'already has a seat',
  full: 'no seat left',
  'moved-too-often': 'the free seats have changed hands five times in 30 days',
  invalid: 'not a valid address',
};

/** Shows the result of an invitation: how many people were invited, and why the others weren't. */
export function GivenList({ lines }: { lines: readonly SeatLine[] }) {
  const invited = lines.filter(({ outcome }) => outcome === 'invited').length;
  const others = lines.filter(({ outcome }) => outcome !== 'invited');
  return (
    <Notice
      tone={others.length === 0 ? 'success' : 'brand'}
      className="mb-4"
      title={
        invited > 0 ? `${formatCount(invited, 'person', 'people')} invited` : 'Nobody was invited'
      }
    >
      {others.length > 0 && (
        <ul className="max-h-40 overflow-y-auto">
          {others.map(({ email, outcome }) => (
            <li key={email} className="[overflow-wrap:anywhere]">
              {email}: {WORDS[outcome]}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

import { formatCount } from '@flexa/contracts/format';
import { Notice } from '@/ui/notice';
import type { PastedRow, Refusal } from './pasted-rows';

const REFUSAL_WORDS: Record<Refusal, string> = {
  already: 'already has a seat',
  full: 'no seat left',
  'moved-too-often': 'the free seats have changed hands five times in 30 days',
  invalid: 'not a valid address',
  twice: 'listed twice',
  'no-address': 'no address in this row',
};

/** Lists the rows that get no seat, and why. */
export function RefusedRows({ rows }: { rows: readonly PastedRow[] }) {
  return (
    <ul className="max-h-40 overflow-y-auto">
      {rows.map(({ text, refusal }, index) => (
        // The same address may be refused twice, for two reasons.
        <li key={`${index} ${text}`} className="[overflow-wrap:anywhere]">
          {text}: {refusal && REFUSAL_WORDS[refusal]}
        </li>
      ))}
    </ul>
  );
}

/** Shows the result of an invitation: how many people were invited, and why the others weren't. */
export function AssignmentResult({ rows }: { rows: readonly PastedRow[] }) {
  const refusedRows = rows.filter(({ refusal }) => refusal !== undefined);
  const invited = rows.length - refusedRows.length;
  return (
    <Notice
      tone={refusedRows.length === 0 ? 'success' : 'brand'}
      className="mb-4"
      title={
        invited > 0 ? `${formatCount(invited, 'person', 'people')} invited` : 'Nobody was invited'
      }
    >
      {refusedRows.length > 0 && <RefusedRows rows={refusedRows} />}
    </Notice>
  );
}

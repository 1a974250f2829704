import type { ReactNode } from 'react';
import { formatCount } from '@flexa/contracts/format';
import { cn } from '@/ui/cn';

interface PriceTableProps {
  /** Name for screen readers. */
  caption: string;
  line?: string;
  className?: string;
  rows: readonly { months: number; note: ReactNode; price: string; action?: ReactNode }[];
}

/** Prices by term, one row each. */
export function PriceTable({ caption, line = 'border-line', className, rows }: PriceTableProps) {
  return (
    <table className={cn('w-full border-t text-16 tabular-nums', line, className)}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ months, note, price, action }) => (
          <tr key={months} className={cn('border-b', action ? 'h-14' : 'h-[46px]', line)}>
            <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap">
              {formatCount(months, 'month')}
            </th>
            <td className="text-14 text-muted">{note}</td>
            <td className="pl-2 text-right font-semibold">{price}</td>
            {action && <td className="w-px pl-3 text-right sm:pl-4">{action}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

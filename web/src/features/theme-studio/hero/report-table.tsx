import { cn } from '@/ui/cn';
import { PRODUCTS } from './report-data';

const ROW =
  'grid grid-cols-[minmax(82px,1fr)_minmax(50px,1fr)_40px_64px] items-center gap-x-3 px-3 @lg:px-4';

/** A table with bars in its cells. */
export function ReportTable({ className }: { className?: string }) {
  return (
    <div
      className={cn(
        'flex flex-col overflow-hidden rounded-[7px] border border-report-line bg-report-card text-12',
        className,
      )}
    >
      <div className={cn(ROW, 'h-[38px] shrink-0 font-medium text-muted')}>
        <span className="col-span-2">Product</span>
        <span className="text-right">Sales</span>
        <span className="text-right">On plan</span>
      </div>
      {PRODUCTS.map(({ name, sales, change }) => (
        <div
          key={name}
          className={cn(ROW, 'min-h-7 flex-1 border-t border-report-line font-medium')}
        >
          <span className="truncate">{name}</span>
          <svg className="h-3.5 w-full">
            <rect width={`${(sales / 724) * 100}%`} height="14" rx="2" className="fill-d5" />
          </svg>
          <span className="text-right font-semibold tabular-nums">{sales}</span>
          <span
            className={cn(
              'text-right font-semibold tabular-nums',
              change.startsWith('+') ? 'text-success' : 'text-danger',
            )}
          >
            {change}
          </span>
        </div>
      ))}
    </div>
  );
}

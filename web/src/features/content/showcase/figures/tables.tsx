import { cn } from '@/ui/cn';

const QUIET = [
  ['Product', 'Units', 'Sales'],
  ['Desk lamps', '724', '18,100'],
  ['Shelving', '618', '43,260'],
  ['Office chairs', '590', '70,800'],
] as const;

/** Words left, figures right, hairlines between rows and nothing else. */
export function Quiet() {
  return (
    <div className="divide-y divide-line text-12 tabular-nums">
      {QUIET.map(([product, units, sales], i) => (
        <p
          key={product}
          className={cn(
            'grid h-10 grid-cols-[1fr_56px_72px] items-center gap-3',
            i === 0 && 'text-muted',
          )}
        >
          {product}
          <span className="text-right">{units}</span>
          <span className={cn('text-right', i > 0 && 'font-semibold')}>{sales}</span>
        </p>
      ))}
    </div>
  );
}

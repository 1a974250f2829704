import { cn } from '@/ui/cn';
import { smoothPath } from '@/ui/smooth-path';

interface ReportKpiProps {
  label: string;
  figure: string;
  change: string;
  good: boolean;
  trend: readonly number[];
  className?: string;
}

const WIDTH = 80;
const HEIGHT = 48;

export function ReportKpi({ label, figure, change, good, trend, className }: ReportKpiProps) {
  const step = (WIDTH - 6) / (trend.length - 1);
  const line = smoothPath(
    trend.map((value) => 52 - value),
    step,
    2,
  );
  return (
    <div
      className={cn(
        'relative rounded-[7px] border border-report-line bg-report-card px-3 py-2.5 @lg:px-4 @lg:py-3',
        className,
      )}
    >
      <p className="text-12 text-muted">{label}</p>
      <p className="text-24 font-semibold tracking-[-0.02em]">{figure}</p>
      <p className="mt-0.5 text-12">
        <span className={cn('font-semibold', good ? 'text-success' : 'text-danger')}>{change}</span>
        <span className="text-muted @max-[56rem]:hidden"> on plan</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="absolute right-3 bottom-3 w-12 @min-[56rem]:right-3.5 @min-[56rem]:bottom-5 @min-[56rem]:w-20"
      >
        <path d={`${line}V${HEIGHT}H2z`} fill="url(#report-kpi-area)" />
        <path d={line} className="fill-none stroke-d1" strokeWidth="2" />
        <circle
          cx={WIDTH - 4}
          cy={52 - (trend.at(-1) ?? 0)}
          r="3"
          className="fill-d1 stroke-report-card"
          strokeWidth="1.5"
        />
      </svg>
    </div>
  );
}

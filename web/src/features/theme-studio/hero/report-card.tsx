import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

interface ReportCardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** The card that every visual of the report stands on. */
export function ReportCard({ title, className, children }: ReportCardProps) {
  return (
    <div
      className={cn(
        'flex flex-col rounded-[7px] border border-report-line bg-report-card px-3 py-3 @lg:px-4',
        className,
      )}
    >
      <p className="text-14 font-semibold">{title}</p>
      {children}
    </div>
  );
}

import { cn } from './cn';
import { Mark } from './mark';

/** Mark and word. The word is text, so a link around it has its name. */
export function Logo({
  tone = 'brand',
  className,
}: {
  tone?: 'brand' | 'on-deep';
  className?: string;
}) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <Mark name="flexa" size={24} tone={tone} />
      <span className="text-20 leading-6 font-semibold tracking-[-0.02em]">Flexa</span>
    </span>
  );
}

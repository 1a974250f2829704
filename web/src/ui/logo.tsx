import { cn } from './cn';
import { Mark } from './mark';

/** Shows the mark and the name. The name is text, so that a link around it has a name. */
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

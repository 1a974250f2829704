import { cn } from '@/ui/cn';

interface FilterPillsProps {
  label: string;
  options: readonly string[];
  /** Value of the filter; '' means all. */
  value: string;
  onChange: (value: string) => void;
}

/** Offers one of a few topics. The row scrolls sideways on a phone. */
export function FilterPills({ label, options, value, onChange }: FilterPillsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {['', ...options].map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={cn(
            'touch-target h-9 shrink-0 rounded-full border px-3.5 text-14 font-medium transition-colors',
            option === value
              ? 'border-text bg-text text-bg'
              : 'border-line-2 bg-bg text-text hover:bg-surface-2',
          )}
        >
          {option || 'All'}
        </button>
      ))}
    </div>
  );
}

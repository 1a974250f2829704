import { cn } from '@/ui/cn';

interface ChoiceChipsProps<T extends string> {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** Offers one of several choices as native radio buttons, in as many rows as they need. */
export function ChoiceChips<T extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: ChoiceChipsProps<T>) {
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-14 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'touch-target flex h-10 cursor-pointer items-center rounded-full border px-4 text-14 font-medium transition-colors select-none',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              option.value === value
                ? 'border-brand bg-soft text-brand-text'
                : 'border-line-2 text-muted hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useState, type Ref } from 'react';
import { Search } from 'lucide-react';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The value lives in the address, which follows late on a slow device: what is typed is kept here. */
export function SearchBox({ label, value, onChange, ref }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <div role="search" className="relative w-full md:w-66">
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        ref={ref}
        value={typed ?? value}
        maxLength={80}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        className="block h-10 w-full rounded-10 border border-input bg-bg pr-3 pl-9 text-14 transition-colors hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:h-11 pointer-coarse:text-16"
      />
    </div>
  );
}

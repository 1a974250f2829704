import { cn } from './cn';

const TINTS = [
  'bg-tint-1 text-on-tint-1',
  'bg-tint-2 text-on-tint-2',
  'bg-tint-3 text-on-tint-3',
  'bg-tint-4 text-on-tint-4',
  'bg-tint-5 text-on-tint-5',
  'bg-tint-6 text-on-tint-6',
];

const SIZES = {
  24: 'size-6 text-12',
  32: 'size-8 text-12',
  40: 'size-10 text-14',
  64: 'size-16 text-20',
};

interface AvatarProps {
  name: string;
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * Shows initials on a tint that depends on the name. The name itself must be next to it.
 */
export function Avatar({ name, size = 32, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full font-semibold select-none',
        TINTS[hashName(name) % TINTS.length],
        SIZES[size],
        className,
      )}
    >
      {formatInitials(name)}
    </span>
  );
}

/** Returns the first letters of the first and the last word: IM for "Ines Maria Moreau". */
function formatInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((w) => [...(w ?? '')][0]);
  return letters.join('').toLocaleUpperCase('en') || '?';
}

/** Computes an FNV-1a hash, which gives similar names different tints. */
function hashName(name: string): number {
  let value = 0x811c9dc5;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

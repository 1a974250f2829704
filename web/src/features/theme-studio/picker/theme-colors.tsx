import { memo } from 'react';
import { cn } from '@/ui/cn';
import { useSettledDocument } from '../store/settled';

/** Colours already used by the theme; clicking one applies it. */
export const ThemeColors = memo(function ThemeColors({
  value,
  onApply,
}: {
  value: string;
  onApply: (color: string) => void;
}) {
  const decisions = useSettledDocument((document) => document.decisions);
  const colors = [
    ...new Set([
      ...decisions.dataColors,
      decisions.firstLevel,
      decisions.secondLevel,
      decisions.pageBackground,
      decisions.background,
    ]),
  ].slice(0, 18);
  return (
    <div className="-mx-3 mt-3 border-t border-line px-3 pt-2.5">
      <p className="text-12 text-muted">In this theme</p>
      <div className="mt-1.5 grid grid-cols-9 gap-y-1.5 pointer-coarse:grid-cols-7 pointer-coarse:gap-y-0">
        {colors.map((color) => (
          <ColorDot
            key={color}
            color={color}
            label={`Use ${color}`}
            current={color === value}
            onClick={() => onApply(color)}
          />
        ))}
      </div>
    </div>
  );
});

/** Shows a colour to click. */
export function ColorDot({
  color,
  label,
  current = false,
  onClick,
}: {
  color: string;
  label: string;
  current?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current || undefined}
      title={color}
      onClick={onClick}
      className="grid place-items-center rounded-6 pointer-coarse:size-11"
    >
      <span
        className={cn(
          'size-5 rounded-6 inset-ring inset-ring-text/14 pointer-coarse:size-7',
          current && 'outline-2 outline-offset-1 outline-brand',
        )}
        style={{ background: color }}
      />
    </button>
  );
}

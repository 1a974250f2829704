import { Button } from '@/ui/button';
import { Mark } from '@/ui/mark';

interface NoMatchProps {
  /** Message such as "No post matches “ramp”". */
  title: string;
  clearLabel: string;
  onClear: () => void;
}

/** Replaces a list without matches and offers to clear its filters. */
export function NoMatch({ title, clearLabel, onClear }: NoMatchProps) {
  return (
    <div className="grid justify-items-center gap-5 py-16 lg:py-24">
      <Mark name="theme" size={48} className="opacity-60" />
      <h2 className="text-20">{title}</h2>
      <Button onClick={onClear}>{clearLabel}</Button>
    </div>
  );
}

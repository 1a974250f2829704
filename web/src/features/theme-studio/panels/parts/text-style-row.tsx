import { NumberField } from '@/ui/number-field';
import { Select } from '@/ui/select';
import { TEXT_SIZE, type TextStyle } from '@flexa/theme-engine/model';

const WEIGHTS = [
  { value: 'regular', label: 'Regular' },
  { value: 'semibold', label: 'Semibold' },
  { value: 'bold', label: 'Bold' },
] as const satisfies readonly { value: TextStyle['weight']; label: string }[];

interface TextStyleRowProps {
  label: string;
  value: TextStyle;
  onChange: (value: TextStyle, gesture?: string) => void;
  onEnd: () => void;
}

/** Weight and size of a text class. */
export function TextStyleRow({ label, value, onChange, onEnd }: TextStyleRowProps) {
  return (
    <div className="flex min-h-9 items-center gap-2 text-14 pointer-coarse:min-h-12">
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <Select
        label={`${label}: weight`}
        value={value.weight}
        options={WEIGHTS}
        onChange={(weight) => onChange({ ...value, weight })}
        className="w-[104px]"
      />
      <NumberField
        label={`${label}: size in points`}
        value={value.size}
        min={TEXT_SIZE.min}
        max={TEXT_SIZE.max}
        suffix="pt"
        onChange={(size) => onChange({ ...value, size }, `size of ${label}`)}
        onEnd={onEnd}
        className="w-[58px] pointer-coarse:w-20"
      />
    </div>
  );
}

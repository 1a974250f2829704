import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { NumberField } from '@/ui/number-field';
import { Select } from '@/ui/select';
import { Slider } from '@/ui/slider';
import { Switch } from '@/ui/switch';

const ROW =
  'flex min-h-8 w-full items-center justify-between gap-3 text-14 pointer-coarse:min-h-11';

interface SwitchRowProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ label, checked, onChange }: SwitchRowProps) {
  return (
    <label className={cn(ROW, 'cursor-pointer')}>
      {label}
      <Switch checked={checked} onChange={onChange} />
    </label>
  );
}

interface SelectRowProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function SelectRow<T extends string>({
  label,
  value,
  options,
  onChange,
}: SelectRowProps<T>) {
  return (
    <label className={ROW}>
      <span className="min-w-0">{label}</span>
      <Select value={value} options={options} onChange={onChange} className="w-[126px] shrink-0" />
    </label>
  );
}

interface SliderRowProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Unit of the number: %, px. */
  unit: string;
  onChange: (value: number) => void;
  /** Called when a drag or the typing of a number ends. */
  onEnd: () => void;
}

/** Edits a number by dragging, arrow keys or typing. */
export function SliderRow({
  label,
  value,
  min,
  max,
  step = 1,
  unit,
  onChange,
  onEnd,
}: SliderRowProps) {
  return (
    <div className={ROW}>
      <span className="min-w-0">{label}</span>
      <span className="flex w-[126px] shrink-0 items-center gap-1.5">
        <Slider
          label={label}
          value={value}
          min={min}
          max={max}
          step={step}
          valueText={`${value} ${unit}`}
          onChange={onChange}
          onEnd={onEnd}
          className="flex-1"
        />
        <NumberField
          bare
          label={`${label}, typed`}
          value={value}
          min={min}
          max={max}
          step={step}
          suffix={unit}
          onChange={onChange}
          onEnd={onEnd}
          className="-mr-1 w-[54px]"
        />
      </span>
    </div>
  );
}

/** Labels a row with any other control. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={ROW}>
      <span className="min-w-0">{label}</span>
      {children}
    </div>
  );
}

import { useState } from 'react';
import type { PropertyType } from '@flexa/theme-engine/format';
import type { Json } from '@flexa/theme-engine/model';
import { endGesture } from '../../store/studio';
import { ColorRow } from '../parts/color-row';
import { FontField } from '../parts/font-field';
import { Row, SelectRow, SliderRow, SwitchRow } from '../parts/rows';
import { NumberField } from '@/ui/number-field';
import type { Ground } from '../../picker/target';
import { ImageField } from './image-field';
import { readColor, createFill } from './color-value';

interface PropertyControlProps {
  label: string;
  type: PropertyType;
  /** The theme's value; undefined if Power BI decides. */
  value: Json | undefined;
  /** Unit of a number. */
  unit?: string | undefined;
  ground?: Ground | undefined;
  onChange: (value: Json, gesture: string | null) => void;
}

/** Shows the control that fits the type of a property. */
export function PropertyControl(props: PropertyControlProps) {
  const { label, type, value, unit = '', ground, onChange } = props;
  const set = (next: Json) => onChange(next, null);
  switch (type.kind) {
    case 'color': {
      const color = readColor(value);
      return (
        <ColorRow
          label={label}
          value={color ?? '#808080'}
          isUnset={color === undefined}
          ground={ground}
          onChange={(next, gesture) => onChange(createFill(next), gesture)}
        />
      );
    }
    case 'boolean':
      return <SwitchRow label={label} checked={value === true} onChange={set} />;
    case 'choice':
      return (
        <SelectRow
          label={label}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          options={type.options.map((option) => ({
            value: String(option.value),
            label: option.label,
          }))}
          onChange={(next) => {
            const option = type.options.find((each) => String(each.value) === next);
            if (option) set(option.value);
          }}
        />
      );
    case 'number':
      return <NumberControl {...props} type={type} unit={unit} />;
    case 'font':
      return (
        <FontField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(font, gesture) => onChange(font, gesture ?? null)}
        />
      );
    case 'image':
      return <ImageField label={label} value={value} onChange={set} />;
    case 'text':
      return <TextControl {...props} />;
  }
}

type NumberType = Extract<PropertyType, { kind: 'number' }>;

/** Shows a slider if both ends are known, otherwise only a field. */
function NumberControl({
  label,
  type,
  value,
  unit = '',
  onChange,
}: PropertyControlProps & { type: NumberType }) {
  const { min, max } = type;
  const number = typeof value === 'number' ? value : (min ?? 0);
  const change = (next: number) =>
    onChange(type.isInteger ? Math.round(next) : next, `number ${label}`);
  if (min !== undefined && max !== undefined) {
    return (
      <SliderRow
        label={label}
        value={number}
        min={min}
        max={max}
        unit={unit}
        onChange={change}
        onEnd={endGesture}
      />
    );
  }
  return (
    <Row label={label}>
      <NumberField
        label={label}
        value={number}
        min={min ?? -100_000}
        max={max ?? 100_000}
        suffix={unit}
        onChange={change}
        onEnd={endGesture}
        className="w-[126px] shrink-0"
      />
    </Row>
  );
}

function TextControl({ label, value, onChange }: PropertyControlProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <label className="flex min-h-8 items-center justify-between gap-3 text-14 pointer-coarse:min-h-11">
      <span className="min-w-0">{label}</span>
      <input
        value={draft ?? (typeof value === 'string' ? value : '')}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(event.target.value, `text ${label}`);
        }}
        onBlur={() => {
          setDraft(undefined);
          endGesture();
        }}
        className="h-7 w-[126px] shrink-0 rounded-8 border border-line-2 bg-raised px-2 text-12 transition-colors hover:border-input focus:border-brand focus:outline-none pointer-coarse:h-11 pointer-coarse:text-16"
      />
    </label>
  );
}

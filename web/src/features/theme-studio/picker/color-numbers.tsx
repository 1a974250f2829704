import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { NumberField } from '@/ui/number-field';
import { Segmented } from '@/ui/segmented';
import { FORMAT_FACES, FORMATS, type ColorFormat } from './color-formats';

type Numbers = readonly [number, number, number];

interface ColorNumbersProps {
  label: string;
  value: string;
  /** Colour described in text and numbers, slightly behind `value` during a drag. */
  told: string;
  onChange: (color: string) => void;
  onEnd: () => void;
}

/** Keeps the chosen format for the next colour. */
let lastFormat: ColorFormat = 'rgb';

/** Edits the colour as three numbers. Another format shows other numbers of the same colour. */
export function ColorNumbers({ label, value, told, onChange, onEnd }: ColorNumbersProps) {
  const [format, setFormat] = useState(lastFormat);
  // A hex rounds; as long as the colour is the one that was typed, the typed numbers stand.
  const [typed, setTyped] = useState<{ format: ColorFormat; color: string; numbers: Numbers }>();
  const { fields, read, write } = FORMAT_FACES[format];
  const readNumbers = (color: string) =>
    typed?.format === format && typed.color === value ? typed.numbers : read(color);
  const shown = readNumbers(told);

  const change = (position: number, number: number) => {
    const next = readNumbers(value).map((each, i) => (i === position ? number : each));
    const numbers = next as unknown as Numbers;
    const color = write(numbers);
    setTyped({ format, color, numbers });
    if (color !== value) onChange(color);
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  const set = useCallback(
    (position: number, number: number) => latest.current(position, number),
    [],
  );

  return (
    <>
      <FormatChoice label={label} format={format} onChange={setFormat} />
      <div className="mt-2 grid grid-cols-3 gap-1.5">
        {fields.map((field, i) => (
          <ColorNumber
            key={`${format} ${field.letter}`}
            field={field}
            label={label}
            position={i}
            value={shown[i] ?? 0}
            onChange={set}
            onEnd={onEnd}
          />
        ))}
      </div>
    </>
  );
}

interface ColorNumberProps {
  field: (typeof FORMAT_FACES)[ColorFormat]['fields'][number];
  label: string;
  position: number;
  value: number;
  onChange: (position: number, number: number) => void;
  onEnd: () => void;
}

/** Rendered only where its number is another. */
const ColorNumber = memo(function ColorNumber(props: ColorNumberProps) {
  const { field, label, position, value, onChange, onEnd } = props;
  const { letter, name, max, step, digits } = field;
  return (
    <NumberField
      label={`${label}: ${name.toLowerCase()}`}
      prefix={letter}
      value={value}
      min={0}
      max={max}
      step={step}
      digits={digits}
      onChange={(number) => onChange(position, number)}
      onEnd={onEnd}
    />
  );
});

interface FormatChoiceProps {
  label: string;
  format: ColorFormat;
  onChange: (format: ColorFormat) => void;
}

const FormatChoice = memo(function FormatChoice({ label, format, onChange }: FormatChoiceProps) {
  return (
    <Segmented
      label={`${label}: format`}
      size="app"
      options={FORMATS.map((each) => ({ value: each, label: FORMAT_FACES[each].label }))}
      value={format}
      onChange={(next) => {
        lastFormat = next;
        onChange(next);
      }}
      className="mt-2 [&_label]:flex-1 [&>div]:flex"
    />
  );
});

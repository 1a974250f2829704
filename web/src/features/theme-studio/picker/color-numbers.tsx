import { memo, useState } from 'react';
import { NumberField } from '@/ui/number-field';
import { Segmented } from '@/ui/segmented';
import { FORMAT_FACES, FORMATS, type ColorFormat } from './color-formats';

type Numbers = readonly [number, number, number];

interface ColorNumbersProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
  onEnd: () => void;
}

/** The format one works with stays the one for the next colour. */
let lastFormat: ColorFormat = 'rgb';

/** The colour as three numbers. Choosing another format shows other numbers of the same colour. */
export function ColorNumbers({ label, value, onChange, onEnd }: ColorNumbersProps) {
  const [format, setFormat] = useState(lastFormat);
  // A hex rounds; as long as the colour is the one that was typed, the typed numbers stand.
  const [typed, setTyped] = useState<{ format: ColorFormat; color: string; numbers: Numbers }>();
  const { fields, read, write } = FORMAT_FACES[format];
  const numbers =
    typed && typed.format === format && typed.color === value ? typed.numbers : read(value);

  const set = (position: number, number: number) => {
    const next = numbers.map((each, i) => (i === position ? number : each)) as unknown as Numbers;
    const color = write(next);
    setTyped({ format, color, numbers: next });
    if (color !== value) onChange(color);
  };

  return (
    <>
      <FormatChoice label={label} format={format} onChange={setFormat} />
      <div className="mt-2 grid grid-cols-3 gap-1.5">
        {fields.map(({ letter, name, max, step, digits }, i) => (
          <NumberField
            key={`${format} ${letter}`}
            label={`${label}: ${name.toLowerCase()}`}
            prefix={letter}
            value={numbers[i] ?? 0}
            min={0}
            max={max}
            step={step}
            digits={digits}
            onChange={(number) => set(i, number)}
            onEnd={onEnd}
          />
        ))}
      </div>
    </>
  );
}

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

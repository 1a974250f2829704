import { useId, useState } from 'react';
import { FONTS, isShippedFont, MAX_FONT, cleanText } from '@flexa/theme-engine/model';
import { Select } from '@/ui/select';
import { endGesture } from '../../store/studio';

interface FontFieldProps {
  label: string;
  /** The theme's font; empty if it sets none. */
  value: string;
  onChange: (font: string, gesture?: string) => void;
}

const OTHER = ' other';

/** Chooses one of Power BI's fonts or any other by name, and explains what readers need for it. */
export function FontField({ label, value, onChange }: FontFieldProps) {
  const id = useId();
  const isListed = value === '' || (FONTS as readonly string[]).includes(value);
  const [isTyped, setTyped] = useState(!isListed);
  const [draft, setDraft] = useState<string>();
  return (
    <>
      <div className="flex min-h-8 w-full items-center justify-between gap-3 text-14 pointer-coarse:min-h-11">
        <span className="min-w-0">{label}</span>
        <Select
          label={label}
          value={isTyped ? OTHER : value}
          options={[
            ...FONTS.map((font) => ({ value: font as string, label: font as string })),
            { value: OTHER, label: 'Another font' },
          ]}
          onChange={(font) => {
            setTyped(font === OTHER);
            if (font !== OTHER) onChange(font);
          }}
          className="w-[126px] shrink-0 pointer-coarse:w-44"
        />
      </div>
      {isTyped && (
        <label className="flex min-h-8 items-center justify-between gap-3 text-14 pointer-coarse:min-h-11">
          <span className="min-w-0">Its name</span>
          <input
            value={draft ?? value}
            maxLength={MAX_FONT}
            autoComplete="off"
            aria-describedby={id}
            onChange={(event) => {
              setDraft(event.target.value);
              const font = cleanText(event.target.value, MAX_FONT).trim();
              if (font !== '') onChange(font, `font ${label}`);
            }}
            onBlur={() => {
              setDraft(undefined);
              endGesture();
            }}
            className="h-7 w-[126px] shrink-0 rounded-8 border border-line-2 bg-raised px-2 text-12 transition-colors hover:border-input focus:border-brand focus:outline-none pointer-coarse:h-11 pointer-coarse:w-44 pointer-coarse:text-16"
          />
        </label>
      )}
      {value !== '' && !isShippedFont(value) && (
        <p id={id} className="pb-1 text-12 text-warning">
          Power BI doesn’t include this font. Readers who don’t have it see another one.
        </p>
      )}
    </>
  );
}

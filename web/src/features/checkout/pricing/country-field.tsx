import { useMemo, type ComponentProps } from 'react';
import { COUNTRIES } from '@flexa/contracts/countries';
import { FieldFrame, styleField } from '@/ui/field-frame';

interface CountryFieldProps extends ComponentProps<'select'> {
  error: string | undefined;
}

export function CountryField({ error, ...select }: CountryFieldProps) {
  const options = useMemo(() => {
    const names = new Intl.DisplayNames('en-GB', { type: 'region' });
    return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
      a.name.localeCompare(b.name),
    );
  }, []);
  return (
    <FieldFrame label="Country" error={error} className="sm:col-span-2">
      {(wiring) => (
        <select
          {...select}
          {...wiring}
          autoComplete="country"
          className={`${styleField(error)} h-9 rounded-8 px-2.5 text-14 pointer-coarse:h-11 pointer-coarse:text-16`}
        >
          <option value="" disabled>
            Choose a country
          </option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

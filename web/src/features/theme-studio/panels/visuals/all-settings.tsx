import { useEffect, useMemo, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { findMatches } from '@flexa/theme-engine/search';
import { reportError } from '@/lib/report-error';
import { listProperties, type Property } from '@flexa/theme-engine/format';
import { useStudio } from '../../store/studio';
import type { StyledVisual } from '../../store/styled-visuals';
import { ThemeProperty } from '../property/theme-property';

/** Settings drawn at first; a visual has about three hundred. */
const SHOWN = 30;

interface AllSettingsProps {
  visual: StyledVisual;
  /** Style preset in which the settings are edited. */
  preset?: string | undefined;
}

/** Everything Power BI knows of a visual, by a search; what was sought elsewhere comes first. */
export function AllSettings({ visual, preset }: AllSettingsProps) {
  const sought = useStudio((state) => state.sought);
  const [all, setAll] = useState<readonly Property[]>();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    let isCurrent = true;
    listProperties(visual).then((found) => isCurrent && setAll(found), reportError);
    return () => {
      isCurrent = false;
    };
  }, [visual]);

  const found = useMemo(() => findProperties(all ?? [], query, sought), [all, query, sought]);

  // Anyone who came here for one setting finds its control with the focus.
  useEffect(() => {
    if (!all) return;
    // The list is longer than what stood in its place.
    if (!sought) return list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    const control = list.current?.querySelector<HTMLElement>('button, input, select');
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [sought, all]);

  return (
    <div className="mt-1.5">
      <label className="flex h-8 items-center gap-2 rounded-8 border border-line-2 bg-raised px-2.5 transition-colors focus-within:border-brand hover:border-input pointer-coarse:h-11">
        <Search aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Search every setting of this visual</span>
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={all ? `Search ${all.length} settings` : 'Loading…'}
          className="w-full min-w-0 bg-transparent text-14 outline-none pointer-coarse:text-16"
        />
      </label>
      <ul ref={list} className="mt-1">
        {found.slice(0, SHOWN).map((property, i) => (
          <li key={property.at}>
            {found[i - 1]?.card !== property.card && (
              <p className="pt-2 pb-0.5 text-12 text-muted">{property.card}</p>
            )}
            <div role="group" aria-label={property.card}>
              <ThemeProperty property={property} label={shortenLabel(property)} preset={preset} />
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="py-1.5 text-12 text-muted">
        {describeRest(all, found.length, query)}
      </p>
    </div>
  );
}

/** Removes the name of the card from a label, because the column is narrow. */
function shortenLabel({ card, label }: Property): string {
  const prefix = `${card} `.toLowerCase();
  if (!label.toLowerCase().startsWith(prefix)) return label;
  const rest = label.slice(prefix.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function findProperties(
  all: readonly Property[],
  query: string,
  sought: string | null,
): Property[] {
  const found = findMatches(query, (matches) =>
    all.filter(({ label, card }) => matches(`${card} ${label}`)),
  );
  return found.sort((a, b) => Number(b.at === sought) - Number(a.at === sought));
}

function describeRest(all: readonly Property[] | undefined, count: number, query: string): string {
  if (!all) return 'Loading the settings';
  if (count === 0) return `No setting matches “${query.trim()}”.`;
  return count > SHOWN ? `${count - SHOWN} more; type to narrow the list` : '';
}

import { useDeferredValue, useEffect, useState } from 'react';
import { reportError } from '@/lib/report-error';
import { SearchDialog } from '@/ui/search-dialog';
import { ThemeProperty } from '../panels/property/theme-property';
import { findSettings, goTo, type Setting } from './settings';

interface FindDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Searches all settings: those of the panels, and every property of the format. */
export function FindDialog({ open, onOpenChange }: FindDialogProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [settings, setSettings] = useState<readonly Setting[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    findSettings(asked).then((found) => {
      if (isCurrent) setSettings(found);
    }, reportError);
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      label="Find a setting"
      placeholder="Find a setting: legend, font, corners, matrix header …"
      query={query}
      onQuery={setQuery}
      items={settings}
      createKey={({ id }) => id}
      row={({ label, where }) => (
        <>
          <span className="min-w-0 truncate">{label}</span>
          <span className="ml-auto shrink-0 text-12 text-muted">{where}</span>
        </>
      )}
      onChoose={(setting) => {
        goTo(setting);
        onOpenChange(false);
      }}
      noun="setting"
      nothing={`Power BI has no setting called “${query.trim()}”.`}
      detail={({ id, property, label }) =>
        property && (
          <div className="shrink-0 border-t border-line px-4 py-2">
            <ThemeProperty key={id} property={property} label={label} />
          </div>
        )
      }
    />
  );
}

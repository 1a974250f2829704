import type { FlexaVisualName } from '@flexa/license/flexa';
import type { SettingsTable } from '../settings/table';

/** A field the author of a report fills. */
export interface DataRole {
  name: string;
  kind: 'Grouping' | 'Measure' | 'GroupingOrMeasure';
  label: string;
}

/** Languages a visual speaks; English is the one it falls back to. */
export type Strings = Readonly<Record<'en-US' | 'de-DE', Readonly<Record<string, string>>>>;

/** What Microsoft's tool needs to know of a visual, beside its code. */
export interface VisualManifest {
  name: FlexaVisualName;
  displayName: string;
  description: string;
  /** Four numbers. */
  version: string;
  roles: readonly DataRole[];
  dataViewMappings: readonly object[];
  settings: SettingsTable;
  strings: Strings;
}

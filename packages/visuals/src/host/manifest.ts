import type { FlexaVisualName } from '@flexa/license/flexa';
import type { Strings } from '../settings/languages';
import type { SettingsTable } from '../settings/table';

/** A field the author of a report fills. */
export interface DataRole {
  name: string;
  kind: 'Grouping' | 'Measure' | 'GroupingOrMeasure';
  label: string;
  /** So many fields at most. */
  max?: number;
}

/** The data that Microsoft's tool needs about a visual besides its code. */
export interface VisualManifest {
  name: FlexaVisualName;
  displayName: string;
  description: string;
  /** Four numbers. */
  version: string;
  roles: readonly DataRole[];
  dataViewMappings: readonly object[];
  settings: SettingsTable;
  /** Its texts in English, which other languages fall back to. */
  strings: Strings;
  /** Objects of the capabilities that are in no card of the format pane. */
  objects?: object;
  /** Further members of the capabilities. */
  capabilities?: object;
}

/**
 * Capabilities that give a visual Power BI's own drill buttons for the fields of a role. The role takes one field in
 * the conditions of a mapping: Power BI then lets authors add more, one below the other
 * (https://learn.microsoft.com/power-bi/developer/visuals/drill-down-support).
 */
export const createDrilldown = (role: string) => ({ drilldown: { roles: [role] } });

/** How many fields each role takes, as a condition of a mapping. */
export const buildLimits = (roles: readonly DataRole[]) =>
  Object.fromEntries(
    roles.flatMap(({ name, max }) => (max === undefined ? [] : [[name, { max }]])),
  );

/** A category, further groupings, and a column for each measure: most visuals are drawn from these. */
export function createCategoricalMapping(
  roles: readonly DataRole[],
  dataReductionAlgorithm: object,
) {
  const bind = ({ name }: DataRole) => ({ for: { in: name } });
  const groupings = roles.filter(({ kind }) => kind === 'Grouping').map(bind);
  const measures = roles.filter(({ kind }) => kind !== 'Grouping').map(bind);
  const [category] = groupings;
  return {
    conditions: [buildLimits(roles)],
    categorical: {
      categories: {
        ...(groupings.length > 1 ? { select: groupings } : category),
        dataReductionAlgorithm,
      },
      values: { select: measures },
    },
  };
}

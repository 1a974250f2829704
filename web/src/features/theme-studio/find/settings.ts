import { searchProperties, type Property } from '@flexa/theme-engine/format';
import { parsePointer } from '@flexa/theme-engine/model';
import { findMatches } from '@flexa/theme-engine/search';
import { seek, select, useStudio, type Section } from '../store/studio';
import { isStyled } from '../store/styled-visuals';
import { PANEL_SETTINGS, SECTION_NAMES } from './panel-settings';

/** One line of the list: a setting of a panel, or a property of the format. */
export interface Setting {
  id: string;
  label: string;
  /** The section, or the visual and its card. */
  where: string;
  section?: Section;
  property?: Property;
}

/** Finds the settings that match a query; without a query, those of the panels. */
export async function findSettings(query: string): Promise<readonly Setting[]> {
  const decided = findDecidedSettings(query);
  const properties = query.trim() ? await searchProperties(query) : [];
  return [
    ...decided,
    ...properties.map((property) => ({
      id: property.at,
      label: property.label,
      where: `${property.visual} · ${property.card}`,
      property,
    })),
  ];
}

export function findDecidedSettings(query: string): Setting[] {
  return findMatches(query, (matches) =>
    PANEL_SETTINGS.filter(({ label, section, words = '' }) =>
      matches(`${label} ${words} ${SECTION_NAMES[section]}`),
    ),
  ).map(({ label, section }) => ({
    id: `${section} ${label}`,
    label,
    where: SECTION_NAMES[section],
    section,
  }));
}

/** Goes to where a setting is made; the preview shows the visual it belongs to. */
export function goTo({ section, property }: Pick<Setting, 'section' | 'property'>): void {
  if (section) return useStudio.setState({ section, sought: null });
  const [, visual = ''] = parsePointer(property?.at ?? '');
  if (property && isStyled(visual)) return seek(visual, property.at);
  if (visual === 'page') return select('page');
}

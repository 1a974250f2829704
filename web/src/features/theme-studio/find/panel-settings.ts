import { listGroupDecisions, type DecisionGroup } from '@flexa/theme-engine/model';
import type { Section } from '../store/studio';
import { buildSettingPath } from '../studio-address';

export const SECTION_NAMES: Record<Section, string> = {
  palette: 'Palette',
  surfaces: 'Surfaces & text',
  status: 'Status & gradient',
  visuals: 'Visuals',
  pages: 'Pages',
  files: 'Import & export',
};

/** Sections of the panels that show the decisions of a group. */
const SECTIONS_BY_GROUP: Readonly<Record<DecisionGroup, Section>> = {
  data: 'palette',
  surfaces: 'surfaces',
  accents: 'surfaces',
  levels: 'surfaces',
  type: 'surfaces',
  shape: 'surfaces',
  status: 'status',
  scale: 'status',
  missing: 'status',
};

interface Entry {
  label: string;
  section: Section;
  words?: string;
}

/** Tools and settings of the panels that are no decisions. */
const OTHERS: readonly Entry[] = [
  { label: 'Blend two colours', section: 'palette', words: 'gradient ramp rgb oklch' },
  { label: 'Presets', section: 'palette', words: 'blues bugn pubu purd purples' },
  { label: 'Brand colours', section: 'palette', words: 'logo image' },
  { label: 'Harmony', section: 'palette', words: 'complementary triad' },
  { label: 'Page size', section: 'pages', words: '16:9 4:3 letter tooltip width height' },
  { label: 'Background image', section: 'pages', words: 'page picture' },
  { label: 'Wallpaper', section: 'pages', words: 'outspace image transparency' },
  { label: 'Filter pane', section: 'pages', words: 'filters card available applied width' },
  { label: 'Import a theme', section: 'files', words: 'open json pbix upload' },
  { label: 'Share link', section: 'files', words: 'address send' },
  { label: 'Download', section: 'files', words: 'export json project css tokens' },
];

/** Everything that the panels set, with search words, in the order of the panels. */
export const PANEL_SETTINGS: readonly Entry[] = (Object.keys(SECTION_NAMES) as Section[]).flatMap(
  (section) => [...listEntries(section), ...OTHERS.filter((entry) => entry.section === section)],
);

/** Decisions of a section; those with the same entry are one line. */
function listEntries(section: Section): Entry[] {
  const groups = (Object.keys(SECTIONS_BY_GROUP) as DecisionGroup[]).filter(
    (group) => SECTIONS_BY_GROUP[group] === section,
  );
  const words = new Map<string, string>();
  for (const group of groups) {
    for (const { label, entry = label, words: own = '' } of listGroupDecisions(group)) {
      words.set(entry, `${words.get(entry) ?? ''} ${own}`);
    }
  }
  return [...words].map(([label, own]) => ({ label, section, words: own.trim() }));
}

/** Returns the same settings for searches outside the studio, each with a link to its panel. */
export const STUDIO_SETTINGS = PANEL_SETTINGS.map(({ label, section, words = '' }) => ({
  label,
  where: SECTION_NAMES[section],
  words,
  path: buildSettingPath(label),
}));

/** Returns the panel of the setting in a URL. */
export function findSection(setting: string): Section | undefined {
  return PANEL_SETTINGS.find(({ label }) => label === setting)?.section;
}

import type { Section } from '../store/studio';
import { settingPath } from '../studio-address';

export const SECTION_NAMES: Record<Section, string> = {
  palette: 'Palette',
  surfaces: 'Surfaces & text',
  status: 'Status & gradient',
  visuals: 'Visuals',
  pages: 'Pages',
  files: 'Import & export',
};

/** Decisions in the panels, with search words. */
export const DECIDED: readonly { label: string; section: Section; words?: string }[] = [
  { label: 'Data colours', section: 'palette', words: 'palette series' },
  { label: 'Blend two colours', section: 'palette', words: 'gradient ramp rgb oklch' },
  { label: 'Presets', section: 'palette', words: 'blues bugn pubu purd purples' },
  { label: 'Colours from an image', section: 'palette', words: 'logo picture' },
  { label: 'Harmony', section: 'palette', words: 'complementary triad' },
  { label: 'Page', section: 'surfaces', words: 'background canvas' },
  { label: 'Visual', section: 'surfaces', words: 'card background' },
  { label: 'Secondary', section: 'surfaces', words: 'background band header' },
  { label: 'Around the page', section: 'surfaces', words: 'wallpaper outspace' },
  { label: 'Accent', section: 'surfaces', words: 'colour selected brand' },
  { label: 'Table accent', section: 'surfaces', words: 'matrix header line' },
  {
    label: 'Text levels',
    section: 'surfaces',
    words: 'first second third fourth level foreground',
  },
  { label: 'Font', section: 'surfaces', words: 'type typeface family' },
  {
    label: 'Title, callout, header and label',
    section: 'surfaces',
    words: 'text size weight class',
  },
  { label: 'Corners', section: 'surfaces', words: 'radius rounded' },
  { label: 'Border', section: 'surfaces', words: 'outline visual' },
  { label: 'Shadow', section: 'surfaces', words: 'drop visual' },
  { label: 'Good, neutral and bad', section: 'status', words: 'status kpi sentiment' },
  { label: 'Minimum, centre and maximum', section: 'status', words: 'gradient conditional scale' },
  { label: 'Missing values', section: 'status', words: 'null blank no data' },
  { label: 'Page size', section: 'pages', words: '16:9 4:3 letter tooltip width height' },
  { label: 'Background image', section: 'pages', words: 'page picture' },
  { label: 'Wallpaper', section: 'pages', words: 'outspace image transparency' },
  { label: 'Filter pane', section: 'pages', words: 'filters card available applied width' },
  { label: 'Import a theme', section: 'files', words: 'open json pbix upload' },
  { label: 'Share link', section: 'files', words: 'address send' },
  { label: 'Download', section: 'files', words: 'export json project css tokens' },
];

/** The same for searches outside of the studio: each with the address that opens its panel. */
export const STUDIO_SETTINGS = DECIDED.map(({ label, section, words = '' }) => ({
  label,
  where: SECTION_NAMES[section],
  words,
  path: settingPath(label),
}));

/** The panel of the setting that an address names. */
export function sectionOf(setting: string): Section | undefined {
  return DECIDED.find(({ label }) => label === setting)?.section;
}

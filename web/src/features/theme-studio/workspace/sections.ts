import type { ComponentType, ReactNode } from 'react';
import {
  ArrowRightLeft,
  ChartColumn,
  Gauge,
  Layers,
  PanelsTopLeft,
  Palette,
  type LucideIcon,
} from 'lucide-react';
import { createLazyPart } from '@/lib/lazy';
import { PalettePanel } from '../panels/palette-panel';
import type { Section } from '../store/studio';

const SurfacesPanel = createLazyPart(
  async () => (await import('../panels/surfaces-panel')).SurfacesPanel,
);
const StatusPanel = createLazyPart(
  async () => (await import('../panels/status-panel')).StatusPanel,
);
const VisualsPanel = createLazyPart(
  async () => (await import('../panels/visuals-panel')).VisualsPanel,
);
const PagesPanel = createLazyPart(async () => (await import('../panels/pages-panel')).PagesPanel);
const FilesPanel = createLazyPart(async () => (await import('../panels/files-panel')).FilesPanel);

interface SectionFace {
  id: Section;
  label: string;
  /** One word, for the bottom of a phone. */
  short: string;
  icon: LucideIcon;
  Panel: ComponentType<{ fallback: ReactNode }>;
}

/** The six sections of the controls, in the order of the rail. The page opens with the first. */
export const SECTION_FACES: readonly SectionFace[] = [
  { id: 'palette', label: 'Palette', short: 'Palette', icon: Palette, Panel: PalettePanel },
  {
    id: 'surfaces',
    label: 'Surfaces & text',
    short: 'Surfaces',
    icon: Layers,
    Panel: SurfacesPanel,
  },
  { id: 'status', label: 'Status & gradient', short: 'Status', icon: Gauge, Panel: StatusPanel },
  { id: 'visuals', label: 'Visuals', short: 'Visuals', icon: ChartColumn, Panel: VisualsPanel },
  { id: 'pages', label: 'Pages', short: 'Pages', icon: PanelsTopLeft, Panel: PagesPanel },
  {
    id: 'files',
    label: 'Import & export',
    short: 'Import',
    icon: ArrowRightLeft,
    Panel: FilesPanel,
  },
];

/** The panels that are not there yet, so that opening one does not wait. */
export const LAZY_PANELS = [SurfacesPanel, StatusPanel, VisualsPanel, PagesPanel, FilesPanel];

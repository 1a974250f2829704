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

interface SectionInfo {
  id: Section;
  label: string;
  /** One word, for the bottom bar on phones. */
  short: string;
  icon: LucideIcon;
  Panel: ComponentType<{ fallback: ReactNode }>;
}

/** Sections of the studio's controls, in the order of the rail. The page opens with the first. */
export const SECTIONS: readonly SectionInfo[] = [
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

/** Panels that load lazily. Preload them, so that opening one does not wait. */
export const LAZY_PANELS = [SurfacesPanel, StatusPanel, VisualsPanel, PagesPanel, FilesPanel];

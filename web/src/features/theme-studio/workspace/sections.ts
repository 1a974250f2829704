import { createElement, lazy, type ComponentType } from 'react';
import {
  ArrowRightLeft,
  ChartColumn,
  Gauge,
  Layers,
  PanelsTopLeft,
  Palette,
  type LucideIcon,
} from 'lucide-react';
import { loadParts } from '../later';
import { presetOn, STUDIO_PRESETS } from '@flexa/theme-engine/model';
import { useStudio, type Section } from '../store/studio';
import { themeFor } from '../store/use-theme';
import { checksOf } from './use-checks';

interface SectionFace {
  id: Section;
  label: string;
  /** One word, for the bottom of a phone. */
  short: string;
  icon: LucideIcon;
  Panel: ComponentType;
}

/**
 * Loaded after the page, which holds the first one as it was prerendered; the others when the browser
 * is idle or one is opened.
 */
const LATER = {
  palette: async () => ({ default: (await import('../panels/palette-panel')).PalettePanel }),
  surfaces: async () => ({ default: (await import('../panels/surfaces-panel')).SurfacesPanel }),
  status: async () => ({ default: (await import('../panels/status-panel')).StatusPanel }),
  visuals: async () => ({ default: (await import('../panels/visuals-panel')).VisualsPanel }),
  pages: async () => ({ default: (await import('../panels/pages-panel')).PagesPanel }),
  files: async () => ({ default: (await import('../panels/files-panel')).FilesPanel }),
};

const LazyPalette = lazy(LATER.palette);
let palette: ComponentType | undefined;

/** React's lazy waits even for what is there: a press that comes as the page is taken over would be lost. */
function FirstPanel() {
  return createElement(palette ?? LazyPalette);
}

/** The six sections of the controls, in the order of the rail. */
export const SECTION_FACES: readonly SectionFace[] = [
  { id: 'palette', label: 'Palette', short: 'Palette', icon: Palette, Panel: FirstPanel },
  { id: 'surfaces', label: 'Surfaces & text', short: 'Surfaces', icon: Layers, Panel: lazy(LATER.surfaces) },
  { id: 'status', label: 'Status & gradient', short: 'Status', icon: Gauge, Panel: lazy(LATER.status) },
  { id: 'visuals', label: 'Visuals', short: 'Visuals', icon: ChartColumn, Panel: lazy(LATER.visuals) },
  { id: 'pages', label: 'Pages', short: 'Pages', icon: PanelsTopLeft, Panel: lazy(LATER.pages) },
  { id: 'files', label: 'Import & export', short: 'Import', icon: ArrowRightLeft, Panel: lazy(LATER.files) },
]; // prettier-ignore

/**
 * Loads the panel a prerendered page shows. The page is taken over once it is there: what is pressed
 * in a panel that does not listen yet would be lost. What both will ask for is worked out before, piece
 * by piece, so that a slow phone answers in between.
 */
export async function loadFirstPanel(): Promise<void> {
  palette = (await LATER.palette()).default;
  const { document } = useStudio.getState();
  const presets = STUDIO_PRESETS.map((preset) => () => presetOn(preset, document.decisions.page));
  for (const piece of [() => themeFor(document), () => checksOf(document), ...presets]) {
    await new Promise((resolve) => setTimeout(resolve));
    piece();
  }
}

/** Loads all panels, so that opening one does not wait; and what they open. */
export async function loadPanels(): Promise<void> {
  await Promise.allSettled(Object.values(LATER).map((load) => load()));
  await loadParts();
}

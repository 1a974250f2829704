import {
  Accessibility,
  BookOpen,
  FileBraces,
  FolderKanban,
  Palette,
  SunMoon,
  SwatchBook,
  type LucideIcon,
} from 'lucide-react';
import type { StudioFile } from './files';

/** The icon of each file, wherever it is offered. */
export const FILE_ICONS: Readonly<Record<StudioFile['id'], LucideIcon>> = {
  theme: FileBraces,
  pair: SunMoon,
  project: FolderKanban,
  swatches: SwatchBook,
  tokens: Palette,
  'style-guide': BookOpen,
  accessibility: Accessibility,
};

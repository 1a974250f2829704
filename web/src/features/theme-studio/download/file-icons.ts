import {
  Accessibility,
  Building2,
  FileBraces,
  FileCode,
  FolderKanban,
  Palette,
  SunMoon,
  type LucideIcon,
} from 'lucide-react';
import type { StudioFile } from './files';

/** The icon of each file, wherever it is offered. */
export const FILE_ICONS: Readonly<Record<StudioFile['id'], LucideIcon>> = {
  theme: FileBraces,
  pair: SunMoon,
  project: FolderKanban,
  css: FileCode,
  tokens: Palette,
  accessibility: Accessibility,
  organization: Building2,
};

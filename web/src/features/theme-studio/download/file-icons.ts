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

/** Icon of each downloadable file. */
export const FILE_ICONS: Readonly<Record<StudioFile['id'], LucideIcon>> = {
  theme: FileBraces,
  pair: SunMoon,
  project: FolderKanban,
  css: FileCode,
  tokens: Palette,
  accessibility: Accessibility,
  organization: Building2,
};

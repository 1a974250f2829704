import { themeOf, themeText, type StudioDocument } from '@/features/theme-studio';
import type { Template } from '../texts/templates/templates';

/** The template's theme as the studio edits it. */
export function templateDocument({ name, decisions }: Template): StudioDocument {
  return { name, decisions, changes: {} };
}

/** The template's theme file. */
export function templateTheme(template: Template): string {
  return themeText(themeOf(templateDocument(template)));
}

import {
  resolvePreset,
  compileTheme,
  formatTheme,
  type StudioDocument,
} from '@/features/theme-studio';
import type { Template } from '../texts/templates/templates';

/** Returns the template's theme as the studio edits it. Decisions it doesn't name are Meridian's. */
export function createTemplateDocument({ name, decisions }: Template): StudioDocument {
  const start = resolvePreset({ name: 'Meridian' }, decisions.page);
  return { name, decisions: { ...start, ...decisions }, changes: {} };
}

/** Creates the template's theme file. */
export function createTemplateTheme(template: Template): string {
  return formatTheme(compileTheme(createTemplateDocument(template)));
}

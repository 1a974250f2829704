import { validate } from '../format/validate';
import { buildTheme } from '../model/build-theme';
import { themeOf, type StudioDocument } from '../model/document';
import { differences, type Pointer } from '../model/pointer';
import { edited } from './edit-theme';
import { repairOf } from './repairs';

/** The document with what the verdict says at a pointer made good: renamed where a name is meant, else taken out. */
export function mended(document: StudioDocument, at: Pointer): StudioDocument {
  const theme = themeOf(document);
  const { errors, ignored } = validate(theme);
  const finding = [...errors, ...ignored].find((one) => one.at === at);
  if (!finding) return document;
  const whole = edited(theme, [repairOf(finding, theme, document.name)]);
  const made = buildTheme(document.name, document.decisions);
  return { ...document, changes: differences(made, whole) };
}

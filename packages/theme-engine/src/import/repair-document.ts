import { validate } from '../format/validate';
import { buildTheme } from '../model/build-theme';
import { compileTheme, type StudioDocument } from '../model/document';
import { diffJson, type Pointer } from '../model/pointer';
import { applyEdits } from './edit-theme';
import { chooseRepair } from './repairs';

/**
 * Repairs the finding at a pointer: renames the key if it resembles a known one, otherwise removes
 * it.
 */
export function repairDocument(document: StudioDocument, at: Pointer): StudioDocument {
  const theme = compileTheme(document);
  const { errors, ignored } = validate(theme);
  const finding = [...errors, ...ignored].find((one) => one.at === at);
  if (!finding) return document;
  const whole = applyEdits(theme, [chooseRepair(finding, theme, document.name)]);
  const built = buildTheme(document.name, document.decisions);
  return { ...document, changes: diffJson(built, whole) };
}

import { repairDocument } from '@flexa/theme-engine/import';
import { edit } from '../store/studio';

/** Makes good what the verdict says of a setting, as one step of undo. */
export function fixSetting(at: string): void {
  edit((document) => repairDocument(document, at));
}

import { repairDocument } from '@flexa/theme-engine/import';
import { edit } from '../store/studio';

/** Fixes the fault that the verdict names for a setting, as one step of undo. */
export function fixSetting(at: string): void {
  edit((document) => repairDocument(document, at));
}

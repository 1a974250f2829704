import { toast } from '@/lib/toast';
import { DEFAULT_DECISIONS } from '@flexa/theme-engine/model';
import { openDocument } from '../store/open-theme';
import { detach } from '../store/saved';

/** A theme from the start, in the place of what is edited: a step that can be undone. */
export function startNew(): void {
  openDocument({ name: 'New theme', decisions: DEFAULT_DECISIONS, changes: {} });
  detach();
  toast.info('New theme created. Undo brings the previous one back');
}

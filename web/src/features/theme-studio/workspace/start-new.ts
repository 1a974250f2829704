import { toast } from '@/lib/toast';
import { DEFAULT_DECISIONS } from '@flexa/theme-engine/model';
import { openDocument } from '../store/open-theme';
import { detach } from '../store/saved';

/** Replaces the edited theme with a new one. Undo restores it. */
export function startNew(): void {
  openDocument({ name: 'New theme', decisions: DEFAULT_DECISIONS, changes: {} });
  detach();
  toast.info('New theme created. Undo brings the previous one back');
}

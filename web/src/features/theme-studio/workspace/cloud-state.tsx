import { Cloud, CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { now } from '@/lib/clock';
import { formatRecent } from '@/lib/format-recent';
import { cn } from '@/ui/cn';
import { useKept } from '../store/keep';
import { useSaved } from '../store/saved';
import { useStudio } from '../store/studio';
import { openDialog } from '../store/panes';
import { useOnline } from './use-online';

/** Returns where the work is saved, such as "Saved 14:02" or "Saved on this device". */
function useCloudState() {
  const { status } = useAccount();
  const { savedAs, isSaving, hasConflict } = useSaved();
  const isSaved = useStudio((state) => state.document === savedAs?.document);
  const isOnline = useOnline();
  const isKept = useKept();
  const here = isKept
    ? { icon: Cloud, words: 'Saved on this device', tone: 'text-muted' }
    : {
        icon: CloudAlert,
        words: 'Not saved: browser storage is full or off',
        tone: 'text-warning',
      };
  if (!isOnline) return isKept ? { ...here, icon: CloudOff } : here;
  if (isSaving) return { icon: CloudUpload, words: 'Saving…', tone: 'text-muted' };
  if (hasConflict) return { icon: CloudAlert, words: 'Saved elsewhere', tone: 'text-warning' };
  if (status !== 'signed-in' || !savedAs) return here;
  if (!isSaved) return { ...here, words: 'Changed, not saved' };
  const at = formatRecent(savedAs.at, now()).replace('Today, ', '');
  return { icon: CloudCheck, words: `Saved ${at}`, tone: 'text-success' };
}

export function CloudState({ className }: { className?: string }) {
  const { icon: Icon, words, tone } = useCloudState();
  return (
    <p
      role="status"
      className={cn('flex min-w-0 items-center gap-1.5 text-12 text-muted', className)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={cn('size-4 shrink-0', tone)} />
      <span className="truncate">{words}</span>
    </p>
  );
}

/** The open version; clicking it lists all versions. */
export function VersionButton() {
  const { status } = useAccount();
  const version = useSaved((state) => state.savedAs?.version);
  if (status !== 'signed-in' || version === undefined) return null;
  return (
    <button
      type="button"
      aria-label={`Version ${version}, show all`}
      onClick={() => openDialog('versions')}
      className="touch-target h-5 rounded-6 bg-surface-2 px-1.5 text-12 font-medium text-muted transition-colors hover:text-text"
    >
      v{version}
    </button>
  );
}

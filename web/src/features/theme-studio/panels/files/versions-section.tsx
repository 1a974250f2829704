import { now } from '@/lib/clock';
import { formatRecent } from '@/lib/format';
import { useSaved } from '../../store/saved';
import { openDialog } from '../../workspace/panes';
import { PanelSection, TextAction } from '../parts/panel-section';

/** The save that is being edited; earlier ones are restored in their dialog. */
export function VersionsSection() {
  const savedAs = useSaved((state) => state.savedAs);
  if (!savedAs) return null;
  return (
    <PanelSection
      title="Versions"
      action={<TextAction onClick={() => openDialog('versions')}>All and restore</TextAction>}
    >
      <p className="flex min-h-8 items-center gap-2.5 text-14">
        <span className="rounded-6 bg-soft px-1.5 text-12 leading-5 text-brand-text">
          v{savedAs.version}
        </span>
        <span className="flex-1">{formatRecent(savedAs.at, now())}</span>
        <span className="text-12 text-muted">Now</span>
      </p>
    </PanelSection>
  );
}

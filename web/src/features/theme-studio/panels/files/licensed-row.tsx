import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { useLicenses } from '@/features/licenses';
import { reportError } from '@/lib/report-error';
import { Spinner } from '@/ui/spinner';
import { downloadLicensed, licensesToPutIn } from '../../download/licensed-theme';
import { useStudio } from '../../store/studio';
import { themeFor } from '../../store/use-theme';

/** theme.json with the person's licence keys, so that one file licenses every visual of a report. */
export default function LicensedRow() {
  const licenses = useLicenses((state) => state.licenses) ?? [];
  const [isMaking, setMaking] = useState(false);
  if (licensesToPutIn(licenses).length === 0) return null;

  async function press() {
    if (isMaking) return;
    setMaking(true);
    await downloadLicensed(themeFor(useStudio.getState().document), licenses).catch(
      (error: unknown) => reportError(error),
    );
    setMaking(false);
  }

  return (
    <button
      type="button"
      aria-busy={isMaking || undefined}
      onClick={() => void press()}
      className="-mx-2 flex h-8 w-[calc(100%+16px)] items-center gap-2.5 rounded-8 px-2 text-left text-14 transition-colors hover:bg-hover pointer-coarse:h-11"
    >
      <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
      <span className="flex-1">theme.json with your licence key</span>
      {isMaking && <Spinner />}
    </button>
  );
}

import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { reportError } from '@/lib/report-error';
import { Spinner } from '@/ui/spinner';
import { downloadLicensed, LICENSABLE_FILES, pickLicenses } from '../../download/licensed-theme';
import { useStudio } from '../../store/studio';
import { SwitchRow } from '../parts/rows';

/** Files with the person's licence keys, so that one file licenses every visual of a report. */
export default function LicensedRows() {
  // As the profile brought them, until the live list is there.
  const known = useSession((session) => session.user?.props.licenses);
  const licenses = useLicenses((state) => state.licenses) ?? known ?? [];
  const [everyVisual, setEveryVisual] = useState(false);
  if (pickLicenses(licenses).length === 0) return null;
  return (
    <>
      <h4 id="licensed-files" className="mt-2 text-12 text-muted">
        With your licence key
      </h4>
      <ul aria-labelledby="licensed-files">
        {LICENSABLE_FILES.map((file) => (
          <li key={file.id}>
            <LicensedRow
              label={file.label}
              save={() =>
                downloadLicensed(file, useStudio.getState().document, licenses, { everyVisual })
              }
            />
          </li>
        ))}
      </ul>
      <SwitchRow label="Also for every visual" checked={everyVisual} onChange={setEveryVisual} />
      <p className="text-12 text-muted">
        The key goes under the names of our visuals. Under “every visual” any visual in the report
        can read it.
      </p>
    </>
  );
}

function LicensedRow({ label, save }: { label: string; save: () => Promise<void> }) {
  const [isMaking, setMaking] = useState(false);

  async function press() {
    if (isMaking) return;
    setMaking(true);
    await save().catch((error: unknown) => reportError(error));
    setMaking(false);
  }

  return (
    <button
      type="button"
      aria-label={`${label} with your licence key`}
      aria-busy={isMaking || undefined}
      onClick={() => void press()}
      className="flex h-8 w-full items-center gap-2.5 rounded-8 text-left text-14 transition-colors hover:bg-hover pointer-coarse:h-11"
    >
      <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
      <span className="flex-1">{label}</span>
      {isMaking && <Spinner />}
    </button>
  );
}

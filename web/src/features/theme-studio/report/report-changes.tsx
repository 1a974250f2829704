import { plural } from '@/lib/format';
import type { RethemeChange } from '@flexa/theme-engine/reports';

/** Every change that is about to be made, for anyone who wants to see them all. */
export function ReportChanges({ changes }: { changes: readonly RethemeChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-14 font-medium">
        {changes.length === 1 ? 'The change' : `All ${plural(changes.length, 'change')}`}
      </summary>
      <ul className="mt-2 grid gap-1.5 text-12">
        {changes.map(({ path, visual, page, setting, before, after }, i) => (
          <li key={i} title={path} className="break-words">
            <span className="text-muted">
              {[page, visual, setting].filter(Boolean).join(' · ')}
            </span>
            {': '}
            {before} → {after}
          </li>
        ))}
      </ul>
    </details>
  );
}

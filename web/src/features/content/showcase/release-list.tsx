import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Pack } from '@flexa/contracts/plans';
import { formatDate } from '@/lib/format';
import { fetchWithTimeout } from '@/lib/timed-fetch';
import { buildReleasePath, listVisuals, RELEASES, VISUAL_TITLES } from '@/lib/visual-files';

const schema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    releasedOn: z.string().nullable(),
    notes: z.string(),
    size: z.number(),
    sha256: z.string(),
    file: z.string(),
  }),
);
type Release = z.infer<typeof schema>[number];

async function loadReleases(signal: AbortSignal): Promise<Release[]> {
  const response = await fetchWithTimeout(RELEASES, { signal });
  if (!response.ok) throw new Error(`The list of versions: ${response.status}`);
  return schema.parse(await response.json());
}

/** Lists every version of a pack's visuals with its notes and checksum. */
export function ReleaseList({ pack }: { pack: Pack }) {
  const [releases, setReleases] = useState<Release[] | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    loadReleases(leaving.signal).then(setReleases, () => {
      if (!leaving.signal.aborted) setReleases('failed');
    });
    return () => leaving.abort();
  }, []);

  if (releases === 'failed') {
    return <p role="alert">The versions could not be loaded. Check your connection and reload.</p>;
  }
  if (!releases) return <p role="status">Loading versions</p>;
  return (
    <div className="grid gap-5">
      {listVisuals(pack).map((name) => (
        <section key={name} aria-label={`Versions of ${VISUAL_TITLES[name]}`}>
          <h4 className="font-medium">{VISUAL_TITLES[name]}</h4>
          <ul className="mt-1 divide-y divide-line">
            {releases
              .filter((release) => release.name === name)
              .map((release) => (
                <ReleaseRow key={release.file} release={release} title={VISUAL_TITLES[name]} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ReleaseRow({ release, title }: { release: Release; title: string }) {
  const { version, releasedOn, notes, size, sha256, file } = release;
  return (
    <li className="py-2">
      <p>
        <a
          href={buildReleasePath(file)}
          download
          aria-label={`${title} ${version}`}
          className="rounded-6 text-brand-text underline underline-offset-3"
        >
          {version}
        </a>{' '}
        <span className="text-muted">
          {releasedOn && `${formatDate(releasedOn)}, `}
          {Math.ceil(size / 1000)} kB
        </span>
      </p>
      <p className="mt-0.5">{notes}</p>
      <p className="mt-0.5 text-12 text-muted">
        SHA-256 <code className="font-mono break-all">{sha256}</code>
      </p>
    </li>
  );
}

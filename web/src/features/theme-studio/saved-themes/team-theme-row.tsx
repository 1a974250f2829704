import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, History, Link2, X } from 'lucide-react';
import type { TeamThemeSummary, ThemeTeam } from '@flexa/contracts/team-themes';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { copyText } from '@/lib/copy-text';
import { formatRecent } from '@/lib/format-recent';
import { reportError } from '@/lib/report-error';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { Skeleton } from '@/ui/skeleton';
import { buildTeamThemePath } from '../studio-address';
import { createTeamThemeQuery, reloadTeamThemes } from './team-themes-query';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
const formatSaver = (savedBy: string | null) => savedBy ?? 'A deleted account';

async function copyLink(id: string): Promise<void> {
  try {
    await copyText(Promise.resolve(`${window.location.origin}${buildTeamThemePath(id)}`));
    toast.success('Link copied. It opens the newest version for people of the team');
  } catch {
    toast.error('The link could not be copied. Your browser may have blocked it');
  }
}

async function downloadTheme(id: string): Promise<void> {
  try {
    const { theme } = await call('getTeamTheme', { id });
    saveFile('theme.json', `${JSON.stringify(theme, null, 2)}\n`);
  } catch (error) {
    reportError(error);
  }
}

interface TeamThemeRowProps {
  theme: TeamThemeSummary;
  team: ThemeTeam;
  /** The button or link that opens it. */
  open: ReactNode;
  /** More entries for people who may change it. */
  editing?: ReactNode;
  /** Opens an earlier version, where the page can. */
  onOpenVersion?: (version: number) => void;
}

/** Shows a theme of a team: its colours, the person who saved it last, and its actions. */
export function TeamThemeRow({ theme, team, open, editing, onOpenVersion }: TeamThemeRowProps) {
  const [isAsking, setAsking] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const { id, name, version, savedBy, updatedAt, colors } = theme;
  const remove = useMutation({
    mutationFn: () => call('deleteTeamTheme', { id }),
    onSuccess: async () => {
      toast.success(`${name} deleted`);
      await reloadTeamThemes();
    },
  });
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex h-8 w-12 shrink-0 overflow-hidden rounded-6 inset-ring inset-ring-text/14 *:flex-1"
        >
          {colors.slice(0, 4).map((color, i) => (
            <span key={i} style={{ background: color }} />
          ))}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate text-14 font-medium">{name}</p>
          <p className="truncate text-12 text-muted">
            Version {version} · {formatSaver(savedBy)} · {formatRecent(updatedAt, now())}
          </p>
        </div>
        {open}
        <Menu
          label={`More for ${name}`}
          trigger={
            <button
              type="button"
              aria-label={`More for ${name}`}
              className="touch-target grid size-8 shrink-0 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text"
            >
              <Ellipsis {...icon} className="size-4" />
            </button>
          }
        >
          <MenuItem icon={<Link2 {...icon} />} onSelect={() => void copyLink(id)}>
            Copy link
          </MenuItem>
          <MenuItem icon={<Download {...icon} />} onSelect={() => void downloadTheme(id)}>
            Download
          </MenuItem>
          <MenuItem icon={<History {...icon} />} onSelect={() => setShowsVersions(!showsVersions)}>
            {showsVersions ? 'Hide versions' : 'Versions'}
          </MenuItem>
          {team.role !== 'member' && (
            <>
              {editing}
              <MenuSeparator />
              <MenuItem tone="danger" icon={<X {...icon} />} onSelect={() => setAsking(true)}>
                Delete
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
      {isAsking && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-14">
          <p className="min-w-0 flex-1 basis-60">
            Delete {name} for the whole team, with its versions? This can’t be undone.
          </p>
          <Button size="sm" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button
            size="sm"
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Delete theme
          </Button>
        </div>
      )}
      {showsVersions && <Versions id={id} onOpen={onOpenVersion} />}
    </li>
  );
}

function Versions({
  id,
  onOpen,
}: {
  id: string;
  onOpen?: ((version: number) => void) | undefined;
}) {
  const query = useQuery(createTeamThemeQuery(id));
  const { data, error } = query;
  if (error && !data) {
    return <LoadFailure isInline title="The versions could not be loaded" query={query} />;
  }
  if (!data) return <Skeleton className="mt-2 h-5 w-40" />;
  return (
    <ul className="mt-2 pl-15 text-14">
      {data.versions.map(({ version, savedAt, savedBy }) => (
        <li key={version} className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
          <span className="min-w-0 flex-1 truncate">
            Version {version} · {formatSaver(savedBy)} · {formatRecent(savedAt, now())}
          </span>
          {onOpen && (
            <button
              type="button"
              aria-label={`Open version ${version}`}
              onClick={() => onOpen(version)}
              className="touch-target rounded-6 text-12 font-medium text-brand-text hover:underline"
            >
              Open
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

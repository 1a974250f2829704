import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { TEAM_THEMES_MAX } from '@flexa/contracts/constants';
import type { TeamThemeSummary, TeamThemeList } from '@flexa/contracts/team-themes';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { QueryProvider } from '@/lib/query-provider';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { useIdempotentCall } from '@/lib/call-once';
import { Button, ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LoadFailure } from '@/ui/load-failure';
import { MenuItem } from '@/ui/menu';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { closeDialog } from '../store/panes';
import { useStudio } from '../store/studio';
import { compileThemeOnce } from '../store/use-theme';
import { keepOpenedVersion, openTeamTheme, readOpenedVersion } from './open-team-theme';
import { TeamThemeRow } from './team-theme-row';
import { reloadTeamThemes, teamThemesQuery } from './team-themes-query';

const readContent = () => {
  const { document } = useStudio.getState();
  return { name: document.name.trim(), theme: { ...compileThemeOnce(document) } };
};

/** Opens a version, or says why it can't be had. */
async function openVersion(id: string, version?: number): Promise<void> {
  try {
    const opened = await openTeamTheme(id, version);
    closeDialog();
    toast.success(`${opened.name} opened, version ${opened.version}. Undo brings yours back`);
  } catch (error) {
    reportError(error);
    await reloadTeamThemes();
  }
}

/** Lists the themes of the person's teams, which anyone can open, and owners and managers can share and change. */
export default function TeamThemesDialog() {
  return (
    <QueryProvider>
      <Dialog
        open
        onOpenChange={closeDialog}
        title="Team themes"
        description="Everyone with a seat can open these. Owners and managers share and change them; each change is a version."
        className="max-w-150"
      >
        <Teams />
      </Dialog>
    </QueryProvider>
  );
}

function Teams() {
  const query = useQuery(teamThemesQuery);
  const { data, error } = query;
  if (error && !data) return <LoadFailure title="The themes could not be loaded" query={query} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (data.data.length === 0) {
    return (
      <Notice
        tone="brand"
        title="You aren’t in a team yet"
        actions={
          <ButtonLink size="sm" to={buildPricingPath({ visualType: 'charts' })}>
            See licences
          </ButtonLink>
        }
      >
        A licence with two or more seats makes a team. Accept a seat to join one.
      </Notice>
    );
  }
  return (
    <div className="grid gap-8">
      {data.data.map((each) => (
        <Team key={each.team.id} {...each} />
      ))}
    </div>
  );
}

function Team({ team, themes }: TeamThemeList) {
  const name = useStudio((state) => state.document.name);
  const press = useIdempotentCall();
  const [conflict, setConflict] = useState<TeamThemeSummary | null>(null);
  const canEdit = team.role !== 'member';
  const share = useMutation({
    mutationFn: () => {
      const content = { teamId: team.id, ...readContent() };
      return press(content, (requestId) => call('createTeamTheme', { ...content, requestId }));
    },
    onSuccess: async ({ id, name: shared }) => {
      keepOpenedVersion(id, 1);
      toast.success(`${shared} shared with ${team.name ?? 'the team'}`);
      await reloadTeamThemes();
    },
  });
  const save = useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call('updateTeamTheme', { id, version, ...readContent() }),
    meta: { silent: true },
    onSuccess: async ({ id, name: saved, version }) => {
      setConflict(null);
      keepOpenedVersion(id, version);
      toast.success(`${saved} saved for the team as version ${version}`);
      await reloadTeamThemes();
    },
    onError: async (error, { id }) => {
      if (!(error instanceof ApiError) || error.code !== 'theme-changed') return reportError(error);
      await reloadTeamThemes();
      setConflict(themes.find((theme) => theme.id === id) ?? null);
    },
  });
  // As it is since the list was loaded again.
  const newer = conflict && themes.find(({ id }) => id === conflict.id);
  return (
    <section aria-label={team.name ?? 'Team'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-16">{team.name ?? 'Team'}</h3>
          <p className="text-12 text-muted tabular-nums">
            {themes.length} of {TEAM_THEMES_MAX} themes
          </p>
        </div>
        {canEdit && (
          <Button size="sm" loading={share.isPending} onClick={() => share.mutate()}>
            Share {name}
          </Button>
        )}
      </div>
      {newer && (
        <Notice
          tone="warning"
          className="mt-3"
          title={`${newer.name} has been changed since you opened it`}
          actions={
            <>
              <Button size="sm" onClick={() => void openVersion(newer.id)}>
                Open version {newer.version}
              </Button>
              <Button
                size="sm"
                variant="primary"
                loading={save.isPending}
                onClick={() => save.mutate({ id: newer.id, version: newer.version })}
              >
                Save mine as version {newer.version + 1}
              </Button>
            </>
          }
        >
          {newer.savedBy ?? 'A deleted account'} saved version {newer.version}. Yours is still here,
          and both are kept.
        </Notice>
      )}
      {themes.length === 0 ? (
        <p className="mt-3 text-14 text-muted">No themes yet.</p>
      ) : (
        <ul className="mt-2">
          {themes.map((theme) => (
            <TeamThemeRow
              key={theme.id}
              theme={theme}
              team={team}
              onOpenVersion={(version) => void openVersion(theme.id, version)}
              open={
                <Button
                  size="sm"
                  aria-label={`Open ${theme.name}`}
                  onClick={() => void openVersion(theme.id)}
                >
                  Open
                </Button>
              }
              editing={
                <MenuItem
                  icon={<Save aria-hidden="true" strokeWidth={1.75} />}
                  disabled={save.isPending}
                  onSelect={() =>
                    save.mutate({
                      id: theme.id,
                      version: readOpenedVersion(theme.id) ?? theme.version,
                    })
                  }
                >
                  Save this design here
                </MenuItem>
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useIsUnverified } from '@/features/auth';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/load-failure';
import { buildTeamThemePath } from '../studio-address';
import { TeamThemeRow } from './team-theme-row';
import { teamThemesQuery } from './team-themes-query';

/** Lists the themes of the person's teams on the account page. Shows nothing to people without a team. */
export default function TeamThemes() {
  const isUnverified = useIsUnverified();
  const query = useQuery({ ...teamThemesQuery, enabled: !isUnverified });
  const teams = query.data?.data ?? [];
  if (query.error && !query.data) {
    return <LoadFailure title="The team’s themes could not be loaded" query={query} />;
  }
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby="team-themes-title" className="min-w-0">
      <h2 id="team-themes-title" className="mb-4 text-20">
        Shared themes
      </h2>
      <div className="grid grid-cols-1 gap-4">
        {teams.map(({ team, themes }) => (
          <Card key={team.id} className="rounded-10 px-4 py-2 sm:px-5">
            <h3 className="pt-1 text-14 text-muted">{team.name ?? 'Team'}</h3>
            {themes.length === 0 ? (
              <p className="py-2 text-14 text-muted">
                {team.role === 'member'
                  ? 'No themes yet.'
                  : 'No themes yet. In the studio, choose Team themes in the menu of the theme to share one.'}
              </p>
            ) : (
              <ul>
                {themes.map((theme) => (
                  <TeamThemeRow
                    key={theme.id}
                    theme={theme}
                    team={team}
                    open={
                      <ButtonLink
                        size="sm"
                        aria-label={`Open ${theme.name} in the studio`}
                        to={buildTeamThemePath(theme.id)}
                      >
                        Open
                      </ButtonLink>
                    }
                  />
                ))}
              </ul>
            )}
          </Card>
        ))}
      </div>
    </section>
  );
}

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { hasSeats } from '@flexa/contracts/license-term';
import type { License } from '@flexa/contracts/licenses';
import { useIsUnverified } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { Select } from '@/ui/select';
import { teamsQuery } from './team-query';
import { countSeatsForOthers, NoSeats } from './no-seats';
import { TeamView } from './team-view';

interface TeamSectionProps {
  uid: string;
  /** Licences of the profile, shown until the live list has loaded. */
  known: readonly License[];
}

/** Shows the teams that a person owns or manages. */
export function TeamSection({ uid, known }: TeamSectionProps) {
  const licenses = useLicenses((state) => state.licenses) ?? known;
  const isUnverified = useIsUnverified();
  const { data } = useQuery({ ...teamsQuery(uid), enabled: !isUnverified });
  const [chosen, setChosen] = useState<string>();
  const isShared = licenses.some(hasSeats);
  // The person's own team is known before the list has loaded, and if it fails.
  const ownTeams = isUnverified ? [] : [{ id: uid, name: null, role: 'owner' as const }];
  const teams = (data ?? ownTeams).filter(({ role }) => role !== 'owner' || isShared);
  const team = teams.find(({ id }) => id === chosen) ?? teams[0];

  return (
    <section id="team" aria-labelledby="team-title" className="scroll-mt-32">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="team-title" className="text-20">
          {team?.name ?? 'Team'}
        </h2>
        {team && teams.length > 1 && (
          <Select
            label="Team"
            value={team.id}
            options={teams.map(({ id, name, role }) => ({
              value: id,
              label: name ?? (role === 'owner' ? 'My team' : 'A team I manage'),
            }))}
            onChange={setChosen}
          />
        )}
      </div>
      {team ? (
        <TeamView key={team.id} id={team.id} canAppoint={team.role === 'owner'} canBuild />
      ) : (
        <NoSeats
          isUnverified={isUnverified}
          waiting={isUnverified ? countSeatsForOthers(licenses) : 0}
        />
      )}
    </section>
  );
}

import { TEAM_MANAGERS_MAX } from '@flexa/contracts/teams';
import { AppError } from '../platform/errors';
import type { TeamDocument } from './repository';

type Managers = Pick<TeamDocument, 'managerUids'>;

/** @throws AppError too-many-managers */
export const addManager =
  (uid: string) =>
  (team: Managers): Managers => {
    const managerUids = [...new Set([...team.managerUids, uid])];
    if (managerUids.length > TEAM_MANAGERS_MAX) throw new AppError('too-many-managers');
    return { managerUids };
  };

export const removeManager =
  (uid: string) =>
  (team: Managers): Managers => ({
    managerUids: team.managerUids.filter((manager) => manager !== uid),
  });

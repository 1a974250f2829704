import type { Transaction } from 'firebase-admin/firestore';
import { TEAM_THEMES_MAX } from '@flexa/contracts/constants';
import type { TeamTheme, TeamThemeSummary, ThemeTeam } from '@flexa/contracts/team-themes';
import type { UserExport } from '@flexa/contracts/users';
import { AppError } from '../platform/errors';
import { deriveRequestId } from '../platform/fingerprint';
import { retryOnConflict } from '../platform/firestore';
import { answerCreated, defineHandlers, type Caller, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { ThemeVersion } from './repository';
import { listShownColors } from './service';
import {
  createTeamThemeRepository,
  getLastVersion,
  type StoredTeamTheme,
} from './team-theme-repository';

/** The team functions that their themes need. */
export interface ThemeTeams {
  /** Returns the teams that a person owns, manages or holds a seat in. */
  listTeams(uid: string): Promise<ThemeTeam[]>;
  /** Returns the team as this person sees it; undefined for anyone outside it. */
  findTeam(uid: string, ownerUid: string): Promise<ThemeTeam | undefined>;
  /** True while the team has a licence with seats. */
  hasSeats(ownerUid: string): Promise<boolean>;
}

/** The account functions that the themes of teams need. */
export interface SaverProfiles {
  get(uid: string): Promise<{ name: string } | undefined>;
  getIn(transaction: Transaction, uid: string): Promise<{ name: string } | undefined>;
  touch(transaction: Transaction, uid: string): void;
}

const createNoSuchTheme = () => new AppError('not-found', 'There is no such theme');

/**
 * Serves the themes that a team shares. Each call reads the caller's role again, so people who have left the team lose
 * access at once. For anyone outside the team a theme does not exist.
 */
export function createTeamThemeService(
  platform: Platform,
  teams: ThemeTeams,
  profiles: SaverProfiles,
) {
  const { config, db, clock, newId } = platform;
  const repository = createTeamThemeRepository(db);

  /** Reads the names of people, each once. */
  function createNameReader() {
    const known = new Map<string, Promise<string | null>>();
    return async (uid: string | null): Promise<string | null> => {
      if (uid === null) return null;
      const name = known.get(uid) ?? profiles.get(uid).then((profile) => profile?.name ?? null);
      known.set(uid, name);
      return name;
    };
  }
  type ReadName = ReturnType<typeof createNameReader>;

  async function summarize(stored: StoredTeamTheme, readName: ReadName): Promise<TeamThemeSummary> {
    const { id, name, colors, createdAt, updatedAt } = stored;
    const { version, savedBy } = getLastVersion(stored);
    return {
      id,
      name,
      version,
      colors,
      createdAt,
      updatedAt,
      savedBy: await readName(savedBy),
    };
  }

  async function buildTheme(
    stored: StoredTeamTheme,
    team: ThemeTeam,
    wantedVersion: number,
    { name, theme, savedAt }: ThemeVersion,
  ): Promise<TeamTheme> {
    const readName = createNameReader();
    const versions = await Promise.all(
      stored.versions.toReversed().map(async ({ version, savedAt, savedBy }) => ({
        version,
        savedAt,
        savedBy: await readName(savedBy),
      })),
    );
    return {
      id: stored.id,
      name,
      version: wantedVersion,
      colors: listShownColors(theme),
      createdAt: stored.createdAt,
      updatedAt: savedAt,
      savedBy: versions.find(({ version }) => version === wantedVersion)?.savedBy ?? null,
      theme,
      team,
      versions,
    };
  }

  /** Lists the teams. Omits teams without licences and themes, which every account could own. */
  async function list({ uid }: Caller) {
    const readName = createNameReader();
    const found = await Promise.all(
      (await teams.listTeams(uid)).map(async (team) => {
        const stored = await repository.list(team.id);
        if (stored.length === 0 && !(await teams.hasSeats(team.id))) return [];
        const themes = await Promise.all(stored.map((theme) => summarize(theme, readName)));
        themes.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
        return [{ team, themes }];
      }),
    );
    return { data: found.flat() };
  }

  /** @throws AppError not-found, also for anyone outside the team. */
  async function requireTheme(uid: string, stored: StoredTeamTheme | undefined) {
    const team = stored && (await teams.findTeam(uid, stored.ownerUid));
    if (!team) throw createNoSuchTheme();
    return { stored, team };
  }

  /** @throws AppError permission-denied for members. */
  function requireEditor({ role }: ThemeTeam): void {
    if (role === 'member') {
      throw new AppError('permission-denied', 'Only the owner and managers change a team’s themes');
    }
  }

  /** @throws AppError not-found, also for a version that is no longer stored. */
  async function readTheme(
    uid: string,
    input: { id: string; version?: number | undefined },
  ): Promise<TeamTheme> {
    const { stored, team } = await requireTheme(uid, await repository.find(input.id));
    const wantedVersion = input.version ?? getLastVersion(stored).version;
    const saved = await repository.findVersion(input.id, wantedVersion);
    if (saved) return buildTheme(stored, team, wantedVersion, saved);
    if (input.version !== undefined) {
      throw new AppError('not-found', 'This version is no longer available');
    }
    // Deleted in between, or saved so often that the version is no longer stored.
    const again = await repository.find(input.id);
    if (again && getLastVersion(again).version === wantedVersion) {
      throw new Error(`Theme ${input.id} lacks version ${wantedVersion}`);
    }
    return readTheme(uid, { id: input.id });
  }

  /**
   * Reads the profiles of the team's owner and of the caller in the transaction, and writes them back. Deletions of either
   * account and concurrent new themes of the team then wait for this transaction.
   *
   * @throws AppError not-found if one of them was deleted.
   */
  async function prepareTouch(transaction: Transaction, ...uids: string[]) {
    const people = [...new Set(uids)];
    for (const uid of people) {
      if (!(await profiles.getIn(transaction, uid))) {
        throw new AppError('not-found', 'There is no such user');
      }
    }
    return () => {
      for (const uid of people) profiles.touch(transaction, uid);
    };
  }

  const change = <T>(run: (transaction: Transaction) => Promise<T>): Promise<T> =>
    retryOnConflict(() => db.runTransaction(run));

  /**
   * Returns a team that the person may share a theme with.
   *
   * @throws AppError not-found, permission-denied, license-not-active
   */
  async function requireSharingTeam(uid: string, ownerUid: string): Promise<ThemeTeam> {
    const team = await teams.findTeam(uid, ownerUid);
    if (!team) throw new AppError('not-found', 'There is no such team');
    requireEditor(team);
    if (!(await teams.hasSeats(ownerUid))) {
      throw new AppError('license-not-active', 'A team needs a licence with seats to share themes');
    }
    return team;
  }

  /** @throws AppError not-found, permission-denied */
  async function requireEditableTheme(uid: string, stored: StoredTeamTheme | undefined) {
    const found = await requireTheme(uid, stored);
    requireEditor(found.team);
    return found;
  }

  /**
   * Shares a theme, once per request id and content.
   *
   * @throws AppError not-found, permission-denied, license-not-active, too-many-team-themes
   */
  async function createTeamTheme({ caller: { uid }, input }: Context<'createTeamTheme'>) {
    const { teamId: ownerUid, requestId, name, theme } = input;
    // Also checked before the transaction, so that strangers lock nobody's profile.
    await requireSharingTeam(uid, ownerUid);
    const content = JSON.stringify([name, theme]);
    const id =
      requestId === undefined
        ? newId()
        : deriveRequestId(config.codeHmacKey, 'team-theme', uid, ownerUid, requestId, content);
    const saved = { name, theme, savedAt: clock().toISOString() };
    const { stored, team } = await change(async (transaction) => {
      const touch = await prepareTouch(transaction, ownerUid, uid);
      // From here on, a transfer of the team waits for this transaction, or has already happened.
      const team = await requireSharingTeam(uid, ownerUid);
      const shared = await repository.listIn(transaction, ownerUid);
      const same = shared.find((each) => each.id === id);
      if (same) return { stored: same, team };
      if (shared.length >= TEAM_THEMES_MAX) throw new AppError('too-many-team-themes');
      const colors = listShownColors(theme);
      touch();
      const created = { id, ownerUid, name, colors };
      return { stored: repository.create(transaction, created, saved, uid), team };
    });
    const { version } = getLastVersion(stored);
    // A repeated request returns the current theme.
    const isAsSent = version === 1;
    return answerCreated(
      await (isAsSent
        ? buildTheme(stored, team, version, { ...saved, savedAt: stored.createdAt })
        : readTheme(uid, { id })),
    );
  }

  /**
   * Saves a new version, unless nothing has changed.
   *
   * @throws AppError not-found, permission-denied; theme-changed if `version` is no longer the last one.
   */
  async function updateTeamTheme({
    caller: { uid },
    input,
  }: Context<'updateTeamTheme'>): Promise<TeamTheme> {
    const { id, version } = input;
    await requireEditableTheme(uid, await repository.find(id));
    if (input.name === undefined && input.theme === undefined) {
      return readTheme(uid, { id });
    }
    const { after, saved, team } = await change(async (transaction) => {
      const touch = await prepareTouch(transaction, uid);
      // The team may have been transferred, or have lost its manager, since the first check.
      const found = await repository.findIn(transaction, id);
      const { stored, team } = await requireEditableTheme(uid, found);
      // A version never changes, so it needs no lock.
      const theme = input.theme ?? (await repository.findVersion(id, version))?.theme;
      if (getLastVersion(stored).version !== version || !theme) throw new AppError('theme-changed');
      const name = input.name ?? stored.name;
      const saved = { name, theme, savedAt: clock().toISOString() };
      const summary = { name, colors: listShownColors(theme) };
      touch();
      return { after: repository.save(transaction, stored, summary, saved, uid), saved, team };
    });
    return buildTheme(after, team, getLastVersion(after).version, saved);
  }

  /** @throws AppError not-found, permission-denied */
  async function deleteTeamTheme({ caller: { uid }, input: { id } }: Context<'deleteTeamTheme'>) {
    await requireEditableTheme(uid, await repository.find(id));
    await change(async (transaction) => {
      const found = await repository.findIn(transaction, id);
      const { stored } = await requireEditableTheme(uid, found);
      repository.delete(transaction, stored);
    });
    return { deleted: true as const };
  }

  /**
   * Reads the themes of a team that gets a new owner.
   *
   * @returns a function that moves them, to call once all reads of the transaction are done.
   */
  async function prepareMove(
    transaction: Transaction,
    from: string,
  ): Promise<(to: string) => void> {
    const stored = await repository.listIn(transaction, from);
    return (to) => repository.move(transaction, stored, to);
  }

  /** Returns the themes of the person's own team, and the versions they saved for other teams. */
  async function exportThemes(uid: string): Promise<UserExport['teamThemes']> {
    const [own, saved] = await Promise.all([repository.list(uid), repository.listBySaver(uid)]);
    const owned = own.map(async (stored) => {
      const { version, savedAt } = getLastVersion(stored);
      const theme = (await repository.findVersion(stored.id, version))?.theme;
      return { team: uid, name: stored.name, version, savedAt, ...(theme && { theme }) };
    });
    const ofOthers = saved
      .filter(({ ownerUid }) => ownerUid !== uid)
      .flatMap(({ ownerUid: team, name, versions }) =>
        versions
          .filter(({ savedBy }) => savedBy === uid)
          .map(({ version, savedAt }) => ({ team, name, version, savedAt })),
      );
    return [...(await Promise.all(owned)), ...ofOthers];
  }

  const handlers = defineHandlers({
    listTeamThemes: ({ caller }) => list(caller),
    createTeamTheme,
    getTeamTheme: ({ caller, input }) => readTheme(caller.uid, input),
    updateTeamTheme,
    deleteTeamTheme,
  });

  return { handlers, prepareMove, exportThemes, forget: repository.forget };
}

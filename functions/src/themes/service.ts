import { isDeepStrictEqual } from 'node:util';
import type { WriteBatch } from 'firebase-admin/firestore';
import { THEMES_MAX } from '@flexa/contracts/constants';
import { THEME_COLORS_SHOWN, type SavedTheme, type ThemeSummary } from '@flexa/contracts/themes';
import type { Allowance } from '../mail/allowance';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import { deriveRequestId } from '../platform/fingerprint';
import { retryOnConflict } from '../platform/firestore';
import { answerCreated, defineHandlers, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createThemeRepository, type StoredTheme, type ThemeVersion } from './repository';

/** The account functions that the themes need, because themes are stored below profiles. */
export interface ProfileHolder {
  exists(uid: string): Promise<boolean>;
  /** Fails the batch if the profile was deleted, and makes a concurrent deletion start over. */
  touch(batch: WriteBatch, uid: string): void;
}

/** True if an ID token belongs to an account that has proved this address. */
type IsOwnAddress = (email: string, session: string | undefined) => Promise<boolean>;

const createNoSuchTheme = () => new AppError('not-found', 'There is no such theme');
const createNoSuchUser = () => new AppError('not-found', 'There is no such user');

/** Returns the first valid data colours of a theme, which its card shows. */
export function listShownColors({ dataColors }: Record<string, unknown>): string[] {
  if (!Array.isArray(dataColors)) return [];
  return dataColors
    .filter((color): color is string => typeof color === 'string' && isHexColor(color))
    .slice(0, THEME_COLORS_SHOWN);
}

function isHexColor(text: string): boolean {
  return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text);
}

/** True if a file's text contains exactly the theme, apart from a byte order mark. */
function isTextOf(text: string, theme: Record<string, unknown>): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(text.replace(/^\uFEFF/, '')), theme);
  } catch {
    return false;
  }
}

/** Loads the engine on first use, so that the cold start of every function doesn't. */
async function removeWords(theme: Record<string, unknown>) {
  const { removeAuthorContent } = await import('@flexa/theme-engine/remove-author-content');
  return removeAuthorContent(theme);
}

/** Serves saved themes. They are stored below their owner's profile, so calls can't reach other people's themes. */
export function createThemeService(
  platform: Platform,
  profiles: ProfileHolder,
  allow: Allowance,
  isOwnAddress: IsOwnAddress,
) {
  const { config, db, clock, newId, randomBelow } = platform;
  const repository = createThemeRepository(db);

  function summarize(stored: StoredTheme): ThemeSummary {
    const { slot: _, sizes: __, ...summary } = stored.data();
    return { id: stored.id, ...summary };
  }

  /** Lists the person's themes, last saved first. */
  async function list(uid: string): Promise<{ data: ThemeSummary[] }> {
    const data = (await repository.all(uid)).map(summarize);
    return { data: data.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)) };
  }

  /**
   * Saves a new theme in one of the person's slots, once per request id and content. Uses slots instead of one counter,
   * for which concurrent saves would have to wait. Each lost attempt means that another save took a slot.
   *
   * @throws AppError not-found without a profile; too-many-themes.
   */
  async function createTheme({ caller: { uid }, input }: Context<'createTheme'>) {
    const { requestId, name, theme } = input;
    const content = JSON.stringify([name, theme]);
    const id =
      requestId === undefined
        ? newId()
        : deriveRequestId(config.codeHmacKey, 'theme', uid, requestId, content);
    const saved = await retryOnConflict(async () => {
      const [hasProfile, stored] = await Promise.all([profiles.exists(uid), repository.all(uid)]);
      if (!hasProfile) throw createNoSuchUser();
      if (stored.some((each) => each.id === id)) return get(uid, { id });
      const taken = new Set(stored.map((each) => each.data().slot));
      const free = Array.from({ length: THEMES_MAX }, (_, n) => n).filter((n) => !taken.has(n));
      const slot = free[randomBelow(free.length || 1)];
      if (slot === undefined) throw new AppError('too-many-themes');

      const savedAt = clock().toISOString();
      const colors = listShownColors(theme);
      const summary = { id, name, version: 1, colors, createdAt: savedAt, updatedAt: savedAt };
      const batch = db.batch();
      repository.create(batch, uid, { ...summary, slot }, { name, theme, savedAt });
      profiles.touch(batch, uid);
      await batch.commit();
      return { ...summary, theme };
    });
    return answerCreated(saved);
  }

  /**
   * Returns the current or an earlier version of a theme.
   *
   * @throws AppError not-found, also for a version that is no longer stored.
   */
  async function get(
    uid: string,
    { id, version }: { id: string; version?: number | undefined },
  ): Promise<SavedTheme> {
    const stored = await repository.find(uid, id);
    if (!stored) throw createNoSuchTheme();
    const summary = summarize(stored);
    const wanted = version ?? summary.version;
    const saved = await repository.version(uid, id, wanted);
    if (saved) return buildSavedTheme(summary, wanted, saved);
    if (version !== undefined)
      throw new AppError('not-found', 'This version is no longer available');
    // Deleted in between, or saved so often that the version is no longer stored.
    const again = await repository.find(uid, id);
    if (again?.data().version === wanted) throw new Error(`Theme ${id} lacks version ${wanted}`);
    return get(uid, { id });
  }

  function buildSavedTheme(
    { id, createdAt }: ThemeSummary,
    version: number,
    { name, theme, savedAt }: ThemeVersion,
  ): SavedTheme {
    const colors = listShownColors(theme);
    return { id, name, version, colors, createdAt, updatedAt: savedAt, theme };
  }

  /**
   * Saves a new version, unless nothing has changed.
   *
   * @throws AppError not-found; theme-changed if `version` is no longer the last one.
   */
  async function updateTheme({
    caller: { uid },
    input,
  }: Context<'updateTheme'>): Promise<SavedTheme> {
    const { id, version } = input;
    return retryOnConflict(async () => {
      const [hasProfile, stored] = await Promise.all([
        profiles.exists(uid),
        repository.find(uid, id),
      ]);
      if (!hasProfile || !stored) throw createNoSuchTheme();
      const current = summarize(stored);
      if (version !== undefined && version !== current.version) {
        throw new AppError('theme-changed');
      }
      if (input.name === undefined && input.theme === undefined) return get(uid, { id });

      const name = input.name ?? current.name;
      const theme = input.theme ?? (await get(uid, { id, version: current.version })).theme;
      const saved = { name, theme, savedAt: clock().toISOString() };
      const batch = db.batch();
      const summary = { name, colors: listShownColors(theme) };
      repository.save(batch, uid, stored, summary, saved);
      profiles.touch(batch, uid);
      await batch.commit();
      return buildSavedTheme(current, current.version + 1, saved);
    });
  }

  /** @throws AppError not-found */
  async function deleteTheme({ caller: { uid }, input: { id } }: Context<'deleteTheme'>) {
    await retryOnConflict(async () => {
      const stored = await repository.find(uid, id);
      if (!stored) throw createNoSuchTheme();
      const batch = db.batch();
      await repository.delete(batch, uid, stored);
      await batch.commit();
    });
    return { deleted: true as const };
  }

  /**
   * Queues a mail with the theme file. An unproved address may be a stranger's, so its file
   * contains only colours, numbers and choices, and no text that anyone wrote.
   *
   * @throws AppError too-many-requests
   */
  async function emailTheme({ input }: Context<'emailTheme'>) {
    const { email: to, theme, text, session } = input;
    await allow(to);
    const isOwn = await isOwnAddress(to, session);
    const isExact = isOwn && text !== undefined && isTextOf(text, theme);
    const json = isExact ? text : JSON.stringify(isOwn ? theme : await removeWords(theme));
    const batch = db.batch();
    const content = { template: 'theme-file', data: { json, isExact } } as const;
    queueMail(db, batch, { id: `theme-${newId()}`, to, uid: null, content }, clock());
    await batch.commit();
    return { sent: true as const };
  }

  /** Returns the person's themes with their current content, for an export. */
  async function exportThemes(uid: string): Promise<SavedTheme[]> {
    const { data } = await list(uid);
    const saved = data.map(async (summary) => {
      const version = await repository.version(uid, summary.id, summary.version);
      return version ? [buildSavedTheme(summary, summary.version, version)] : [];
    });
    return (await Promise.all(saved)).flat();
  }

  const handlers = defineHandlers({
    listThemes: ({ caller }) => list(caller.uid),
    createTheme,
    getTheme: ({ caller, input }) => get(caller.uid, input),
    updateTheme,
    deleteTheme,
    emailTheme,
  });

  return { handlers, exportThemes };
}

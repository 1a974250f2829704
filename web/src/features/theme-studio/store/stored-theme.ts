import { local } from '@/lib/storage';

/**
 * The value of the storage key `theme`. Two things live in it: what is edited in the studio, and a
 * theme file that waits until its visitor has signed in. Neither may overwrite the other.
 */
export interface StoredTheme {
  studio?: unknown;
  waiting?: unknown;
  /** The theme that was sent to a visitor by mail. */
  mailed?: unknown;
  /** Pending action of a visitor who was asked to sign in. */
  intent?: unknown;
  /** The team's theme that was last opened, and its version. */
  team?: unknown;
}

/** Returns the stored theme; empty if the value is foreign or truncated. */
export function readStored(): StoredTheme {
  try {
    const value: unknown = JSON.parse(local.get('theme') ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    // Before the studio kept its own work here, the whole value was the theme that waits.
    if ('text' in value) return { waiting: value };
    const { studio, waiting, mailed, intent, team } = value as StoredTheme;
    return { studio, waiting, mailed, intent, team };
  } catch {
    return {};
  }
}

/** Replaces parts of what is kept; undefined removes one. Says whether the browser took it. */
export function updateStored(parts: StoredTheme): boolean {
  const remaining = Object.entries({ ...readStored(), ...parts }).filter(
    ([, value]) => value !== undefined,
  );
  if (remaining.length > 0)
    return local.set('theme', JSON.stringify(Object.fromEntries(remaining)));
  local.remove('theme');
  return true;
}

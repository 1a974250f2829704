import { now } from '@/lib/clock';
import { local } from '@/lib/storage';

/** A theme file: what it is called in the portal, and its text. */
export interface ThemeFile {
  name: string;
  text: string;
}

/** Who does not sign in within this time no longer expects a file. */
const WAITS_MS = 60 * 60 * 1000;

/** Keeps a theme until its visitor has signed in (storage key `theme`). */
export function keepWaiting(file: ThemeFile): void {
  local.set('theme', JSON.stringify({ ...file, at: now().getTime() }));
}

/** The theme that waits, which is forgotten with this; null where none does, or for too long. */
export function takeWaiting(): ThemeFile | null {
  const kept = local.get('theme');
  if (kept === null) return null;
  local.remove('theme');
  try {
    const { name, text, at } = JSON.parse(kept) as Record<string, unknown>;
    if (typeof name !== 'string' || typeof text !== 'string' || typeof at !== 'number') return null;
    JSON.parse(text);
    return now().getTime() - at < WAITS_MS ? { name, text } : null;
  } catch {
    return null; // not ours, or cut off
  }
}

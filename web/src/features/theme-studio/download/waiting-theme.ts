import { now } from '@/lib/clock';
import { readStored, updateStored } from '../store/stored-theme';

/** A theme file: what it is called in the portal, and its text. */
export interface ThemeFile {
  name: string;
  text: string;
}

/** After this time a visitor no longer expects the file. */
const WAITS_MS = 60 * 60 * 1000;

/** Keeps a theme until its visitor has signed in (storage key `theme`). */
export function keepWaiting(file: ThemeFile): void {
  updateStored({ waiting: { ...file, at: now().getTime() } });
}

/** The theme that waits, which is forgotten with this; null where none does, or for too long. */
export function takeWaiting(): ThemeFile | null {
  const { waiting } = readStored();
  updateStored({ waiting: undefined });
  try {
    const { name, text, at } = waiting as Record<string, unknown>;
    if (typeof name !== 'string' || typeof text !== 'string' || typeof at !== 'number') return null;
    JSON.parse(text);
    return now().getTime() - at < WAITS_MS ? { name, text } : null;
  } catch {
    return null; // none waits, it is not ours, or it is cut off
  }
}

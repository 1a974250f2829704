import { now } from '@/lib/clock';
import { readStored, updateStored } from '../store/stored-theme';
import { parseThemeText } from './parse-theme-text';

/** A theme file: its name in the portal, and its text. */
export interface ThemeFile {
  name: string;
  text: string;
}

/** The Power BI project of a template or example: its name, and its address on this site. */
export interface ProjectFile {
  name: string;
  address: string;
}

export type WaitingFile = ThemeFile | ProjectFile;

/** After this time a visitor no longer expects the file. */
const WAITS_MS = 60 * 60 * 1000;

/** Keeps a file until its visitor has signed in (storage key `theme`). */
export function keepWaiting(file: WaitingFile): void {
  updateStored({ waiting: { ...file, at: now().getTime() } });
}

/** Removes the waiting file and returns it if it is less than an hour old, else null. */
export function takeWaiting(): WaitingFile | null {
  const { waiting } = readStored();
  updateStored({ waiting: undefined });
  try {
    const { name, text, address, at } = waiting as Record<string, unknown>;
    if (typeof name !== 'string' || typeof at !== 'number') return null;
    if (now().getTime() - at >= WAITS_MS) return null;
    if (typeof address === 'string') return isProject(address) ? { name, address } : null;
    if (typeof text !== 'string') return null;
    parseThemeText(text);
    return { name, text };
  } catch {
    return null; // none waits, it is not ours, or it is cut off
  }
}

/** Other addresses would not be downloads of this site. */
const isProject = (address: string) => /^\/downloads\/[\w-]+\.zip$/.test(address);

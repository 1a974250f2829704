import { readStored, updateStored } from '../store/stored-theme';
import { parseThemeText } from './parse-theme-text';
import type { ThemeFile } from './waiting-theme';

/** Keeps a theme that was sent by mail, until the person who got it has an account to keep it in. */
export function keepMailed(file: ThemeFile, email: string): void {
  updateStored({ mailed: { ...file, email } });
}

/** Returns the theme this browser sent to the address, or null. */
export function readMailed(email: string): ThemeFile | null {
  const { name, text, email: to } = (readStored().mailed ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof text !== 'string' || typeof to !== 'string') return null;
  if (to.toLowerCase() !== email.toLowerCase()) return null;
  try {
    parseThemeText(text);
    return { name, text };
  } catch {
    return null;
  }
}

export function forgetMailed(): void {
  updateStored({ mailed: undefined });
}

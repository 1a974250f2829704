import { readStored, updateStored } from '../store/stored-theme';
import type { ThemeFile } from './waiting-theme';

/** Keeps a theme that was sent by mail, until the person who got it has an account to keep it in. */
export function keepMailed(file: ThemeFile, email: string): void {
  updateStored({ mailed: { ...file, email } });
}

/** The theme that was sent to this address from this browser; null where there is none. */
export function mailedTo(email: string): ThemeFile | null {
  const { name, text, email: to } = (readStored().mailed ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof text !== 'string' || typeof to !== 'string') return null;
  if (to.toLowerCase() !== email.toLowerCase()) return null;
  try {
    JSON.parse(text);
    return { name, text };
  } catch {
    return null;
  }
}

export function forgetMailed(): void {
  updateStored({ mailed: undefined });
}

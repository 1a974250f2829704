import type { ReactNode } from 'react';
import { create } from 'zustand';

type Tone = 'success' | 'error' | 'warning' | 'info';

/** True once the toasts' container should load, with the first toast. */
export const useToastsWanted = create<boolean>(() => false);

let containerReady: () => void;
const container = new Promise<void>((resolve) => (containerReady = resolve));

/** Called by the container once it stands; toasts shown before that come up now. */
export function releaseToasts(): void {
  containerReady();
}

async function show(tone: Tone, message: string, content: ReactNode = message): Promise<void> {
  useToastsWanted.setState(true);
  // Offline they may not be had; the bar above the page says that one is.
  const loaded = await import('react-toastify/unstyled').catch(() => null);
  if (!loaded) return;
  const { toast: library } = loaded;
  await container;
  // The same words twice are one toast.
  library[tone](content, { toastId: `${tone}:${message}` });
}

/**
 * Short messages bottom left that close by themselves (docs/specification.md, section 9). A success may be
 * shown as more than its words, such as with a button that takes it back.
 */
export const toast = {
  success: (message: string, content?: ReactNode) => void show('success', message, content),
  error: (message: string) => void show('error', message),
  warning: (message: string) => void show('warning', message),
  info: (message: string) => void show('info', message),
};

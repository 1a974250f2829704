import type { ReactNode } from 'react';
import { create } from 'zustand';

type Tone = 'success' | 'error' | 'warning' | 'info';

/** True once the toasts' container should load, with the first toast. */
export const useToastsWanted = create<boolean>(() => false);

let containerReady: () => void;
const container = new Promise<void>((resolve) => (containerReady = resolve));

/** Called by the container once it is mounted; shows the toasts from before. */
export function releaseToasts(): void {
  containerReady();
}

async function showToast(tone: Tone, message: string, content: ReactNode = message): Promise<void> {
  useToastsWanted.setState(true);
  // Offline the library may fail to load; the offline bar explains that.
  const loaded = await import('react-toastify/unstyled').catch(() => null);
  if (!loaded) return;
  const { toast: library } = loaded;
  await container;
  // Repeated messages are one toast.
  library[tone](content, { toastId: `${tone}:${message}` });
}

/**
 * Short messages at the bottom left that close automatically (docs/specification.md, section 9). A success may
 * have further content, such as an undo button.
 */
export const toast = {
  success: (message: string, content?: ReactNode) => void showToast('success', message, content),
  error: (message: string) => void showToast('error', message),
  warning: (message: string) => void showToast('warning', message),
  info: (message: string) => void showToast('info', message),
};

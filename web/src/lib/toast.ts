import { create } from 'zustand';

type Tone = 'success' | 'error' | 'warning' | 'info';

/** Whether the toasts' container is to be loaded: nobody needs it before the first one. */
export const useToastsWanted = create<boolean>(() => false);

let containerReady: () => void;
const container = new Promise<void>((resolve) => (containerReady = resolve));

/** Called by the container once it stands; toasts shown before that come up now. */
export function toastContainerReady(): void {
  containerReady();
}

async function show(tone: Tone, message: string): Promise<void> {
  useToastsWanted.setState(true);
  const [{ toast: library }] = await Promise.all([import('react-toastify/unstyled'), container]);
  // The same words twice are one toast.
  library[tone](message, { toastId: `${tone}:${message}` });
}

/** Short messages bottom left that close by themselves (specification, section 9). */
export const toast = {
  success: (message: string) => void show('success', message),
  error: (message: string) => void show('error', message),
  warning: (message: string) => void show('warning', message),
  info: (message: string) => void show('info', message),
};

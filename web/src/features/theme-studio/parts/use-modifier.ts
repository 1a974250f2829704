import { useHydrated } from '@/ui/use-hydrated';

/** Returns the modifier key of shortcuts: ⌘ on a Mac, Ctrl elsewhere. */
export function useModifier(): { isMac: boolean; key: (letter: string) => string } {
  const isMac = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  return { isMac, key: (letter) => (isMac ? `⌘${letter}` : `Ctrl ${letter}`) };
}

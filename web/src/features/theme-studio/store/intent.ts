import { now } from '@/lib/clock';
import { readStored, updateStored } from './stored-theme';

/** What needs an account: to save, or a file that is more than theme.json. */
export type Intent = 'save' | 'pair' | 'project' | 'css' | 'tokens' | 'accessibility';

const INTENTS: readonly unknown[] = ['save', 'pair', 'project', 'css', 'tokens', 'accessibility'];
/** Who does not sign in within this time no longer expects it. */
const WAITS_MS = 60 * 60 * 1000;

/** Keeps what a visitor was about to do until they have signed in. */
export function keepIntent(intent: Intent): void {
  updateStored({ intent: { do: intent, at: now().getTime() } });
}

/** What was to be done, which is forgotten with this; null where nothing was, or for too long. */
export function takeIntent(): Intent | null {
  const { intent } = readStored();
  if (intent === undefined) return null;
  updateStored({ intent: undefined });
  const { do: wanted, at } = (intent ?? {}) as Record<string, unknown>;
  const isFresh = typeof at === 'number' && now().getTime() - at < WAITS_MS;
  return isFresh && INTENTS.includes(wanted) ? (wanted as Intent) : null;
}

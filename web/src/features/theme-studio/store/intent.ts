import { now } from '@/lib/clock';
import { readStored, updateStored } from './stored-theme';

/** Actions that need an account: saving, and files other than theme.json. */
export type Intent =
  | 'save'
  | 'pair'
  | 'project'
  | 'css'
  | 'tokens'
  | 'accessibility'
  | 'organization'
  | 'report';

const INTENTS: readonly unknown[] = [
  'save',
  'pair',
  'project',
  'css',
  'tokens',
  'accessibility',
  'organization',
  'report',
];
/** After this time a visitor no longer expects the action to continue. */
const WAITS_MS = 60 * 60 * 1000;

/** Keeps what a visitor was about to do until they have signed in. */
export function keepIntent(intent: Intent): void {
  updateStored({ intent: { do: intent, at: now().getTime() } });
}

/** Removes the pending action and returns it if it is less than an hour old, else null. */
export function takeIntent(): Intent | null {
  const { intent } = readStored();
  if (intent === undefined) return null;
  updateStored({ intent: undefined });
  const { do: wanted, at } = (intent ?? {}) as Record<string, unknown>;
  const isFresh = typeof at === 'number' && now().getTime() - at < WAITS_MS;
  return isFresh && INTENTS.includes(wanted) ? (wanted as Intent) : null;
}

import { create } from 'zustand';
import { debounce } from '@/lib/debounce';
import { session } from '@/lib/storage';
import { packHistory, unpackHistory, type History } from './history';
import { useSaved, type SavedAs } from './saved';
import { useStudio } from './studio';
import { readStored, updateStored } from './stored-theme';

/** Characters a browser can certainly store; older steps are dropped beyond that. */
const MAX_CHARACTERS = 2_000_000;
/** Milliseconds without a change before writing, so that a drag writes once. */
const WRITE_AFTER_MS = 300;

let isOpen = false;

/** True while the document would survive a reload; a browser may refuse storage or be full. */
export const useKept = create(() => true);

/** Brings back what was edited in this browser; once a page load, the first thing in the studio. */
export function openKept(): void {
  if (isOpen) return;
  isOpen = true;
  const stored = readKept() as Record<string, unknown>;
  const history = unpackHistory(stored['history']);
  if (!history) return;
  const locked = Array.isArray(stored['locked'])
    ? stored['locked'].filter((each): each is number => Number.isInteger(each))
    : [];
  useStudio.setState({ ...history, locked });
  useSaved.setState({ savedAs: unpackSavedAs(stored['savedAs'], history) });
}

/**
 * Returns this tab's document, or else the one edited last in any tab. Two tabs write the same
 * storage key, and a reload must not load the other tab's work.
 */
function readKept(): object {
  try {
    const own: unknown = JSON.parse(session.get('studio') ?? 'null');
    if (typeof own === 'object' && own !== null && 'history' in own) return own;
  } catch {
    // Cut off: the other one is there.
  }
  return readStored().studio ?? {};
}

/** Keeps every change from now on; the answer ends it. */
export function keepChanges(): () => void {
  const soon = debounce(keep, WRITE_AFTER_MS);
  const stops = [
    useStudio.subscribe((now, before) => {
      if (now.document !== before.document || now.past !== before.past) soon();
      else if (now.locked !== before.locked) soon();
    }),
    useSaved.subscribe((now, before) => {
      if (now.savedAs !== before.savedAs) soon();
    }),
  ];
  // A phone may end a hidden page without an event.
  window.addEventListener('pagehide', soon.flush);
  document.addEventListener('visibilitychange', soon.flush);
  return () => {
    soon.flush();
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', soon.flush);
    document.removeEventListener('visibilitychange', soon.flush);
  };
}

/** Writes the history; of one that is too long the oldest steps are left out. */
function keep(): void {
  const { document, past, future, locked } = useStudio.getState();
  const { savedAs } = useSaved.getState();
  let steps = past.length;
  let ahead = future;
  for (;;) {
    const history: History = { document, past: past.slice(past.length - steps), future: ahead };
    const studio = {
      history: packHistory(history),
      locked,
      savedAs: savedAs && packSavedAs(savedAs, history),
    };
    const isLast = steps === 0 && ahead.length === 0;
    const fits = isLast || JSON.stringify(studio).length <= MAX_CHARACTERS;
    // Steps take room as well: where the browser is nearly full, the document itself comes first.
    const isKept = fits && updateStored({ studio });
    if (isKept) session.set('studio', JSON.stringify(studio));
    if (isKept || isLast) return useKept.setState(isKept, true);
    if (steps === 0) ahead = [];
    steps = Math.floor(steps / 2);
  }
}

/** All steps in a row, the document among them. */
function listSteps({ past, document, future }: History) {
  return [...past, document, ...future];
}

/** The saved document is one of the steps, so its index is enough. */
function packSavedAs({ document, ...savedAs }: SavedAs, history: History) {
  return { ...savedAs, step: document ? listSteps(history).indexOf(document) : -1 };
}

function unpackSavedAs(value: unknown, history: History): SavedAs | null {
  const { uid, id, version, at, step } = (value ?? {}) as Record<string, unknown>;
  if (typeof uid !== 'string' || typeof id !== 'string' || typeof at !== 'string') return null;
  if (typeof version !== 'number') return null;
  return { uid, id, version, at, document: listSteps(history)[Number(step)] ?? null };
}

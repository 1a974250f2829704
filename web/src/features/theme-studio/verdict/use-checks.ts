import {
  checkContrasts,
  HARD_TO_TELL,
  computeSeparations as separationsOf,
  type ContrastCheck,
  type Separation,
} from '@flexa/theme-engine/checks';
import { resolveDataColors } from '@flexa/theme-engine/resolve';
import type { StudioDocument, Theme } from '@flexa/theme-engine/model';
import { readBaseTheme, useBaseTheme } from '../preview/base-theme';
import { useSettledDocument } from '../store/settled';
import type { Section } from '../store/studio';
import { compileThemeOnce } from '../store/use-theme';

export interface Checks {
  contrast: readonly ContrastCheck[];
  failing: readonly ContrastCheck[];
  separations: readonly Separation[];
  /** Kinds of seeing for which two data colours are hard to tell apart. */
  hardToTell: readonly Separation[];
  /** Number of findings. */
  toFix: number;
}

const known = new WeakMap<StudioDocument, Checks & { base: Theme }>();

/** Computes the checks of a document once. */
export function computeChecks(document: StudioDocument): Checks {
  const base = readBaseTheme();
  const before = known.get(document);
  if (before?.base === base) return before;
  const theme = compileThemeOnce(document);
  const contrast = checkContrasts(theme, document, base);
  const failing = contrast.filter(({ passes }) => !passes);
  const separations = separationsOf(resolveDataColors(theme, base));
  const hardToTell = separations.filter(({ deltaE }) => deltaE < HARD_TO_TELL);
  const toFix = failing.length + hardToTell.length;
  const checks = { base, contrast, failing, separations, hardToTell, toFix };
  known.set(document, checks);
  return checks;
}

/** Returns the checks of the edited theme, slightly behind the preview, which never waits for them. */
export function useChecks(): Checks {
  useBaseTheme();
  return computeChecks(useSettledDocument((document) => document));
}

/** In which section a failing text is put right. */
function findSection({ id }: ContrastCheck): Section {
  if (id === 'data-on-card') return 'palette';
  return /good|neutral|bad|status/.test(id) ? 'status' : 'surfaces';
}

/** Sections in which something fails. */
export function useSectionsToFix(): ReadonlySet<Section> {
  const { failing, hardToTell } = useChecks();
  return new Set([
    ...failing.map(findSection),
    ...(hardToTell.length > 0 ? ['palette' as const] : []),
  ]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '@/features/auth';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { createGradient, isHexColor } from '@flexa/theme-engine/model';
import { openBaseTheme } from '../preview/base-theme';
import { keepChanges, openKept } from '../store/keep';
import { findSection } from '../find/panel-settings';
import { goTo } from '../find/settings';
import { takeIntent } from '../store/intent';
import { openDocument } from '../store/open-theme';
import { decide } from '../store/studio';
import { useSaved } from '../store/saved';
import { openDialog } from '../store/panes';
import { save } from './save';
import { startNew } from './start-new';

/**
 * Opens the document edited in this browser, and applies the theme in the URL as an undo step of
 * its own. Clears the URL, so that a reload doesn't repeat it.
 */
export function useOpening(): void {
  useLayoutEffect(openKept, []);
  useEffect(keepChanges, []);
  useEffect(openBaseTheme, []);
  useAddress();
  useIntent();
  useConflict();
}

function useAddress(): void {
  const { search, hash } = useLocation();
  const { startSignIn } = useAccount();
  const signIn = useRef(startSignIn);
  const navigate = useNavigate();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const first = query.get('first') ?? '';
    const last = query.get('last') ?? '';
    const clean = () => void navigate('/flexa-theme', { replace: true, preventScrollReset: true });

    if (query.has('brand')) {
      clean();
      return takeBrand(query.getAll('brand').filter(isHexColor));
    }
    if (isHexColor(first) && isHexColor(last)) {
      blend(first, last);
      return clean();
    }
    const section = findSection(query.get('setting') ?? '');
    if (section) {
      goTo({ section });
      return clean();
    }
    if (query.has('new')) {
      startNew();
      return clean();
    }
    if (query.has('theme') || query.has('team-theme')) {
      clean();
      void import('../saved-themes/open-from-address')
        .then((loaded) => loaded.openFromAddress(query, signIn.current))
        .catch((error: unknown) => reportError(error));
      return;
    }
    if (/^#theme\d+\./.test(hash)) {
      clean();
      void openShared(hash);
    }
  }, [search, hash, navigate]);
}

/** Links of templates and examples: eight steps between two colours. */
function blend(first: string, last: string): void {
  const dataColors = createGradient(first, last);
  const [strongest = first, weakest = last] = [dataColors[0], dataColors.at(-1)];
  decide({
    dataColors,
    accent: strongest,
    accentFill: strongest,
    tableAccent: strongest,
    maximum: strongest,
    center: null,
    minimum: weakest,
  });
}

function takeBrand(colors: readonly string[]): void {
  if (colors.length === 0) return;
  void import('../brand/brand-dialog')
    .then((loaded) => loaded.takeBrand(colors))
    .catch((error: unknown) => reportError(error));
}

async function openShared(hash: string): Promise<void> {
  try {
    const { readSharedDocument } = await import('../download/share-link');
    const document = await readSharedDocument(hash);
    if (!document) return;
    openDocument(document);
    useSaved.setState({ savedAs: null, hasConflict: false });
    toast.success(`${document.name} opened from the link. Undo brings yours back`);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : 'This link contains no theme');
  }
}

/** Continues a visitor's pending action after they sign in. */
function useIntent(): void {
  const { status } = useAccount();
  useEffect(() => {
    if (status !== 'signed-in') return;
    const intent = takeIntent();
    if (intent === 'save') void save();
    // An opened report is saved by the person: it may have been closed meanwhile.
    else if (intent && intent !== 'report') {
      void import('../download/file-jobs')
        .then(({ downloadFile }) => downloadFile(intent))
        .catch((error: unknown) => reportError(error));
    }
  }, [status]);
}

function useConflict(): void {
  const hasConflict = useSaved((state) => state.hasConflict);
  useEffect(() => {
    if (hasConflict) openDialog('conflict');
  }, [hasConflict]);
}

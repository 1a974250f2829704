import { useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { watchAuth } from '@/features/auth/session';
import { useSession } from '@/features/auth/session-store';
import { useLicenses } from '@/features/licenses/license-store';
import { usePopup } from '@/features/offers';
import { createLazyPart } from '@/lib/lazy';
import { answerStepUp, useStepUp } from '@/lib/step-up';
import { useToastsWanted } from '@/lib/toast';
import { runWhenIdle } from '@/lib/when-idle';
import { Announcer } from './announcer';
import { Dock } from './dock';
import { watchLatestBuild } from './latest-build';
import { LoadingBar } from './loading-bar';
import { Scrolling } from './scrolling';

const ToastFrame = createLazyPart(async () => (await import('./toast-frame')).default);
const ComboPopup = createLazyPart(
  async () => (await import('@/features/offers/popup/combo-popup')).default,
);
const StepUpDialog = createLazyPart(
  async () => (await import('@/features/account/step-up-dialog')).default,
);
const LiveLicenses = createLazyPart(() =>
  import('@/features/licenses/live-licenses').then(
    (loaded) => loaded.default,
    reportLicensesUnavailable,
  ),
);

/** Renders the frame around every page, in all layouts. */
export function AppFrame() {
  const wantsToasts = useToastsWanted();
  const session = useSession();
  const wantsPopup = usePopup(({ due, open }) => due || open);
  const isAskedToStepUp = useStepUp(({ isAsked }) => isAsked);
  const isNavigating = useNavigation().state !== 'idle';
  useFollowingAuth(session.status);
  useToastsAhead(session.status);
  useEffect(watchLatestBuild, []);

  return (
    <>
      <LoadingBar active={isNavigating} />
      <Outlet />
      <Scrolling />
      <Dock />
      <Announcer />
      {wantsToasts && <ToastFrame />}
      {wantsPopup && <ComboPopup />}
      {isAskedToStepUp && <StepUpDialog onMissing={() => answerStepUp(null)} />}
      {session.status === 'signed-in' && session.identity && (
        <LiveLicenses key={session.signIns} uid={session.identity.uid} signIns={session.signIns} />
      )}
    </>
  );
}

/** Shows in the list that the code for licences could not be loaded. Only a reload can retry that. */
function reportLicensesUnavailable(error: unknown): never {
  useLicenses.setState({ failure: { retryAt: null }, retry: () => window.location.reload() });
  throw error;
}

/** Loads the toasts ahead for signed-in people, who may need one without a network. */
function useToastsAhead(status: string): void {
  useEffect(() => {
    if (status !== 'signed-in') return;
    return runWhenIdle(() => useToastsWanted.setState(true), 5000, 2000);
  }, [status]);
}

/** Follows the session after the first paint, for which a stored token is enough. */
function useFollowingAuth(status: string): void {
  useEffect(() => {
    if (status === 'signed-out') return;
    return runWhenIdle(() => void watchAuth().catch(() => undefined), 1000, 200);
  }, [status]);
}

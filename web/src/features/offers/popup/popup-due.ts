import { create } from 'zustand';
import { POPUP_DELAY_MS } from '@flexa/contracts/constants';
import { useSession } from '@/features/auth';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';

interface PopupState {
  /** True once the popup may open; it opens on the next allowed page. */
  due: boolean;
  open: boolean;
}

/** State of the popup in the first bytes of a page, which decides when its code loads. */
export const usePopup = create<PopupState>(() => ({ due: false, open: false }));

let timer: ReturnType<typeof setTimeout> | undefined;

function startPopupTimer(): void {
  clearTimeout(timer);
  if (now() > env.comboOfferEnd) return;
  timer = setTimeout(() => usePopup.setState({ due: true }), POPUP_DELAY_MS);
}

/** Schedules the popup at app start. A sign-out starts a new session with its own 30 seconds. */
export function schedulePopup(): void {
  startPopupTimer();
  useSession.subscribe((session, before) => {
    if (session.status === 'signed-out' && before.status !== 'signed-out') startPopupTimer();
  });
}

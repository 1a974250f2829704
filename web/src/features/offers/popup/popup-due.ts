import { create } from 'zustand';
import { POPUP_DELAY_MS } from '@flexa/contracts/constants';
import { useSession } from '@/features/auth';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';

interface PopupState {
  /** The popup's time has come; it opens on the next page where it may. */
  due: boolean;
  open: boolean;
}

/** The combo offer's popup, as far as it is in the first bytes: when its code has to load. */
export const usePopup = create<PopupState>(() => ({ due: false, open: false }));

let timer: ReturnType<typeof setTimeout> | undefined;

function begin(): void {
  clearTimeout(timer);
  if (now() > env.comboOfferEnd) return;
  timer = setTimeout(() => usePopup.setState({ due: true }), POPUP_DELAY_MS);
}

/** At app start; who logs out is in a new session, with its own 30 seconds. */
export function schedulePopup(): void {
  begin();
  useSession.subscribe((session, before) => {
    if (session.status === 'signed-out' && before.status !== 'signed-out') begin();
  });
}

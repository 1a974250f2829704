import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { session } from '@/lib/storage';
import { ComboDialog } from './combo-dialog';
import { isBusy, mayShowOn } from './may-open';
import { usePopup } from './popup-due';

/**
 * Opens the combo offer when it is due: once per session, on allowed pages, while the offer runs, and
 * when nobody is typing.
 */
export default function ComboPopup() {
  const { due, open } = usePopup();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const allowed = mayShowOn(pathname);

  useEffect(() => {
    if (!due || !allowed) return;
    const tryToOpen = (focused: EventTarget | null) => {
      if (isBusy(focused)) return;
      const wanted = now() <= env.comboOfferEnd && session.get('popupShown') === null;
      if (wanted) session.set('popupShown', 'true');
      usePopup.setState({ due: false, open: wanted });
    };
    // A window that loses the focus keeps its focused field, so the person hasn't stopped typing.
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      tryToOpen(relatedTarget ?? document.activeElement);
    const onFocusIn = ({ target }: FocusEvent) => tryToOpen(target);
    document.addEventListener('focusout', onFocusOut);
    document.addEventListener('focusin', onFocusIn);
    tryToOpen(document.activeElement);
    return () => {
      document.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [due, allowed]);

  // The back button can lead to a page where it may not be open.
  useEffect(() => {
    if (!allowed) usePopup.setState({ open: false });
  }, [allowed]);

  const close = useCallback(() => usePopup.setState({ open: false }), []);
  const join = useCallback(() => {
    close();
    void navigate('/contact');
  }, [close, navigate]);

  return open && allowed ? <ComboDialog onClose={close} onJoin={join} /> : null;
}

import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import {
  cssTransition,
  ToastContainer,
  type CloseButtonProps,
  type IconProps,
} from 'react-toastify/unstyled';
import { TOAST_MS } from '@flexa/contracts/constants';
import './toaster.css';

/**
 * Shows the toasts. It uses react-toastify's unstyled entry, because the other one adds a <style> tag,
 * which a strict CSP forbids. Each entry has its own store, so toast() must come from
 * 'react-toastify/unstyled' too.
 */
export function Toaster() {
  return (
    <ToastContainer
      position="bottom-left"
      autoClose={TOAST_MS}
      transition={rise}
      icon={ToastIcon}
      closeButton={CloseButton}
      draggable={false}
      aria-label="Messages"
    />
  );
}

const rise = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

const ICONS = {
  success: Check,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  default: Info,
};

function ToastIcon({ type }: IconProps) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />;
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label="Close"
      className="toast-close touch-target"
      onClick={closeToast}
    >
      <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
    </button>
  );
}

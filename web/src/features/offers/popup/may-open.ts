/** Pages without the popup, and all pages below them (specification, section 2). */
const EXCLUDED = /^\/(login|register|admin)(\/|$)/;

export function mayShowOn(pathname: string): boolean {
  return !EXCLUDED.test(pathname);
}

/** Inputs that people don't type into. */
const NON_TEXT_TYPES = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'radio',
  'range',
  'reset',
  'submit',
]);

const TYPED = 'select, [contenteditable]:not([contenteditable="false"])';

/**
 * Returns true if the visitor is typing or has another dialog open. An empty field doesn't count,
 * because it may have been focused since the page loaded, as on /verify.
 */
export function isBusy(focused: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  if (focused instanceof HTMLInputElement) {
    return !NON_TEXT_TYPES.has(focused.type) && focused.value !== '';
  }
  if (focused instanceof HTMLTextAreaElement) return focused.value !== '';
  return focused instanceof Element && focused.matches(TYPED);
}

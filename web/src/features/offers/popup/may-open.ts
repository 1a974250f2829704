/** Specification, section 2: the popup does not open here, nor on what lies below. */
const EXCLUDED = /^\/(login|register|admin)(\/|$)/;

export function mayShowOn(pathname: string): boolean {
  return !EXCLUDED.test(pathname);
}

/** Inputs into which nothing is typed. */
const NOT_TYPED = new Set([
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
 * Whether someone is in the middle of typing, or has another dialog in front of them. A field that is
 * empty may have had the focus since the page came, as on /verify.
 */
export function isBusy(focused: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return true;
  if (focused instanceof HTMLInputElement) {
    return !NOT_TYPED.has(focused.type) && focused.value !== '';
  }
  if (focused instanceof HTMLTextAreaElement) return focused.value !== '';
  return focused instanceof Element && focused.matches(TYPED);
}

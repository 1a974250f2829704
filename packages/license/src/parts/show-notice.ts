import type { LicenseNotice } from './notice.js';

export interface NoticeStyle {
  /** Text colour, such as the foreground of the report. */
  color: string;
  /** Background colour. */
  background: string;
  fontFamily: string;
  /** In pixels; 10 by default. A smaller size fits a very narrow visual. */
  fontSize?: number;
}

const NAME = 'data-license-notice';

/**
 * Shows a notice in the lower right corner of the visual, replaces the current one, or removes it.
 * The notice ignores clicks, so the visual below keeps working.
 */
export function showNotice(
  root: HTMLElement,
  notice: LicenseNotice | null,
  { color, background, fontFamily, fontSize = 10 }: NoticeStyle,
): void {
  const shown = root.querySelector<HTMLElement>(`[${NAME}]`);
  if (!notice) {
    shown?.remove();
    return;
  }
  const element = shown ?? root.appendChild(root.ownerDocument.createElement('div'));
  element.setAttribute(NAME, notice.kind);
  element.setAttribute('role', 'note');
  element.textContent = notice.text;
  Object.assign(element.style, {
    position: 'absolute',
    right: '4px',
    bottom: '4px',
    maxWidth: 'calc(100% - 4px)',
    boxSizing: 'border-box',
    padding: '1px 4px',
    borderRadius: '2px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color,
    background,
    fontFamily,
    fontSize: `${fontSize}px`,
    lineHeight: '1.4',
    pointerEvents: 'none',
  });
}

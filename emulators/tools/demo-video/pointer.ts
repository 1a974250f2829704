import type { Locator, Page } from '@playwright/test';

/** Script for the page that draws a pointer at the mouse, because a screencast has none. */
const POINTER_SCRIPT = `addEventListener('DOMContentLoaded', () => {
  const pointer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  pointer.setAttribute('viewBox', '0 0 24 24');
  pointer.setAttribute('aria-hidden', 'true');
  Object.assign(pointer.style, {
    position: 'fixed', left: '0', top: '0', width: '26px', height: '26px',
    zIndex: '2147483647', pointerEvents: 'none', transform: 'translate(640px, 400px)',
  });
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  arrow.setAttribute('d', 'M3 2l7 18 2.6-7.4L20 10z');
  arrow.setAttribute('fill', '#111828');
  arrow.setAttribute('stroke', '#ffffff');
  arrow.setAttribute('stroke-width', '1.6');
  pointer.append(arrow);
  document.documentElement.append(pointer);
  addEventListener('mousemove', ({ clientX, clientY }) => {
    pointer.style.transform = 'translate(' + (clientX - 3) + 'px, ' + (clientY - 2) + 'px)';
  }, true);
});`;

export const drawPointer = (page: Page) => page.addInitScript(POINTER_SCRIPT);

/** Moves the pointer in steps, as a hand does, and clicks. */
export async function clickWithPointer(page: Page, target: Locator): Promise<void> {
  await pointAt(page, target);
  await page.mouse.down();
  await page.mouse.up();
}

export async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not visible`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 24 });
}

/** Types at the speed of a person. */
export async function typeSlowly(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 70 });
}

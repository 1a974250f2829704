const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once, as soon as somebody is there: the pointer moves, a finger or a key goes down, the
 * focus arrives. For what is fetched ahead or drawn, which would otherwise take the processor from
 * the page's first seconds.
 * Returns the end of the wait.
 */
export function onFirstTouch(callback: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touched, true);
  };
  function touched(event?: Event) {
    // A pointer that rests gets an event too, where the page comes under it.
    if (event instanceof MouseEvent && event.type === 'pointermove')
      if (event.movementX === 0 && event.movementY === 0) return;
    stop();
    callback();
  }
  // The sign that started the app came before anything here could hear it: public/first-paint.js.
  if ('touched' in document.documentElement.dataset) touched();
  else
    for (const sign of SIGNS)
      window.addEventListener(sign, touched, { capture: true, passive: true });
  return stop;
}

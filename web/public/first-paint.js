/*
 * Runs before the first paint; a file of its own because the CSP allows no inline script.
 *
 * The colour scheme, so that a dark page never flashes white. The rest is in src/ui/color-scheme.ts.
 */
(function () {
  let kept = null;
  try {
    kept = localStorage.getItem('color_scheme');
  } catch {
    // Storage may be forbidden; the system's choice then holds.
  }
  const dark =
    kept === 'dark' ||
    (kept !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = shown;
  document.querySelectorAll('meta[data-scheme]').forEach(function (meta) {
    meta.media = meta.dataset.scheme === shown ? 'all' : 'not all';
  });
})();

/*
 * A prerendered page can be pressed before React listens to it. The last button that was pressed, or
 * form that was sent, is kept and repeated once src/app/main.tsx says that the page is taken over.
 */
(function () {
  let repeat = null;
  function press(event) {
    const button = event.target.closest('#root button[type=button]');
    if (!button) return;
    event.stopPropagation();
    repeat = function () {
      button.click();
    };
  }
  function submit(event) {
    event.preventDefault();
    event.stopPropagation();
    repeat = function () {
      event.target.requestSubmit(event.submitter);
    };
  }
  document.addEventListener('click', press, true);
  document.addEventListener('submit', submit, true);
  document.addEventListener('taken-over', function () {
    document.removeEventListener('click', press, true);
    document.removeEventListener('submit', submit, true);
    if (repeat) repeat();
  });
})();

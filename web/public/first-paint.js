/*
 * Runs before the first paint; a file of its own because the CSP allows no inline script.
 *
 * The colour scheme, so that a dark page never flashes white. The rest is in src/ui/color-scheme.ts.
 */
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('color_scheme');
    // The prerendered header shows a visitor's buttons: hidden until it is known who is here.
    if (localStorage.getItem('access_token')) document.documentElement.dataset.awaiting = '';
  } catch {
    // Storage may be forbidden; the system's choice then holds.
  }
  var dark =
    kept === 'dark' ||
    (kept !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  var shown = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = shown;
  document.querySelectorAll('meta[data-scheme]').forEach(function (meta) {
    meta.media = meta.dataset.scheme === shown ? 'all' : 'not all';
  });
})();

/* A button of the prerendered page that is pressed before the app listens: pressed again once it does. */
(function () {
  var pressed = null;
  function keep(event) {
    var button = event.target.closest('#root button');
    if (!button) return;
    event.stopPropagation();
    pressed = button;
  }
  document.addEventListener('click', keep, true);
  document.addEventListener('app-ready', function () {
    document.removeEventListener('click', keep, true);
    if (pressed && pressed.isConnected) pressed.click();
  });
})();

/*
 * Runs before the first paint, so that a dark page never flashes white. The rest is in
 * src/ui/color-scheme.ts; a file of its own because the CSP allows no inline script.
 */
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('color_scheme');
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

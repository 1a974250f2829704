/*
 * Runs before the first paint; a file of its own because the CSP allows no inline script.
 *
 * The colour scheme, so that a dark page never flashes white. The rest is in src/ui/color-scheme.ts.
 */
(function () {
  var root = document.documentElement;
  var kept = null;
  try {
    kept = localStorage.getItem('color_scheme');
    // The prerendered header shows a visitor's buttons: hidden until it is known who is here.
    if (localStorage.getItem('access_token')) root.dataset.awaiting = '';
  } catch {
    // Storage may be forbidden; the system's choice then holds.
  }
  // A form for visitors, for somebody who may be signed in or comes by the link of a mail.
  if ('guest' in root.dataset && ('awaiting' in root.dataset || location.search)) {
    root.dataset.awaiting = 'page';
  }
  var dark =
    kept === 'dark' ||
    (kept !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  var shown = dark ? 'dark' : 'light';
  root.dataset.theme = shown;
  document.querySelectorAll('meta[data-scheme]').forEach(function (meta) {
    meta.media = meta.dataset.scheme === shown ? 'all' : 'not all';
  });
})();

/*
 * Until the app listens, what is done to the prerendered page is kept and done again once it does: the
 * button that was pressed, the form that was sent, what was typed.
 */
(function () {
  var again = null;
  var typed = {};
  var bar = null;
  // As src/app/loading-bar.tsx: what was pressed is on its way.
  function showBar() {
    if (!again || bar) return;
    bar = document.createElement('div');
    bar.className = 'fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-brand scale-x-0';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading the page');
    bar.style.transition = 'transform 2000ms cubic-bezier(0.1, 0.7, 0.3, 1)';
    document.body.append(bar);
    requestAnimationFrame(function () {
      bar.classList.replace('scale-x-0', 'scale-x-90');
    });
  }
  function keep(action) {
    again = action;
    setTimeout(showBar, 200);
  }
  function click(event) {
    var button = event.target.closest('#root button');
    // Enter in a field presses the form's button too; sending it is kept below.
    if (!button || button.form) return;
    event.stopPropagation();
    keep(function () {
      // With its place: a picture may stand for many things.
      if (button.isConnected) button.dispatchEvent(new MouseEvent('click', event));
    });
  }
  function submit(event) {
    event.preventDefault();
    var form = event.target;
    keep(function () {
      if (form.isConnected) form.requestSubmit();
    });
  }
  function input(event) {
    if (event.target.name) typed[event.target.name] = event.target.value;
  }
  document.addEventListener('click', click, true);
  document.addEventListener('submit', submit, true);
  document.addEventListener('input', input, true);
  document.addEventListener('app-ready', function () {
    document.removeEventListener('click', click, true);
    document.removeEventListener('submit', submit, true);
    document.removeEventListener('input', input, true);
    Object.keys(typed).forEach(function (name) {
      var field = document.querySelector('#root [name="' + CSS.escape(name) + '"]');
      if (!field) return;
      // React follows what is set on the field itself; past it, the same text is news to it.
      field.value = '';
      var past = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      past.set.call(field, typed[name]);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    if (again) again();
    again = null;
    if (bar) bar.remove();
  });
})();

/*
 * A prerendered page is complete without the app. So the app's files, which it names here, are asked
 * for once it is painted, with the picture at its top: they don't take its bytes or its processor away
 * from it. A page that says so goes further: for who is here for the first time the files are only
 * fetched, and run when there is a sign of a person.
 */
(function () {
  var given = document.currentScript && document.currentScript.dataset;
  if (!given || !given.app) return;
  var SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
  // Who gives no sign reads; what belongs to every page, such as the offer, is then not held back.
  var READING_MS = 10000;
  // From a picture's load to its paint, on a slow phone.
  var SHOWN_MS = 500;
  var app = given.app.split(' ');
  var parts = given.parts ? given.parts.split(' ') : [];
  var begun = false;
  var started = false;
  function add(name, what) {
    var tag = Object.assign(document.createElement(name), what);
    tag.crossOrigin = '';
    document.head.append(tag);
  }
  // A few at a time, so that the page answers in between.
  function preload(files) {
    files.slice(0, 5).forEach(function (file) {
      add('link', { rel: 'modulepreload', href: file });
    });
    if (files.length > 5) setTimeout(preload, 0, files.slice(5));
  }
  function start() {
    if (started) return;
    started = true;
    SIGNS.forEach(function (sign) {
      window.removeEventListener(sign, touched, true);
    });
    // Scripts of their own, in their order: each runs in a task of its own, not all within the last.
    app.forEach(function (file) {
      add('script', { type: 'module', src: file, async: false });
    });
  }
  function touched(event) {
    // A pointer that rests gets an event too, where the page comes under it.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    // src/lib/on-first-touch.ts hears of the first sign from here: it came before the app.
    document.documentElement.dataset.touched = '';
    start();
  }
  function isFirstVisit() {
    try {
      if (localStorage.length > 0 || sessionStorage.getItem('studio')) return false;
    } catch {
      // Storage may be forbidden; then nothing is kept.
    }
    return !location.search && !location.hash;
  }
  function begin() {
    if (begun) return;
    begun = true;
    if (waits) setTimeout(start, READING_MS);
    else start();
    // Where nothing runs yet there is time until the picture is on the screen, not only here.
    setTimeout(preload, waits ? SHOWN_MS : 0, waits ? app.concat(parts) : parts);
  }
  function afterPicture() {
    var picture = document.querySelector('img[fetchpriority="high"]');
    if (!picture || picture.complete) return begin();
    picture.addEventListener('load', begin);
    picture.addEventListener('error', begin);
    // A network that is so slow holds up nobody who wants to press something.
    setTimeout(begin, 1500);
  }
  var waits = 'waits' in given && isFirstVisit();
  if (waits) {
    SIGNS.forEach(function (sign) {
      window.addEventListener(sign, touched, { capture: true, passive: true });
    });
  }
  // Styles hold back the frame that is asked for here, so it is the first one that shows anything.
  requestAnimationFrame(function () {
    setTimeout(afterPicture);
  });
  // A tab in the background is not painted.
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) begin();
  });
  window.addEventListener('load', begin);
})();

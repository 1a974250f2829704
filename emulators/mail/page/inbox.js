/* global document, location, window */

/** Milliseconds between two requests for the list. */
const INTERVAL = 2000;

const list = document.getElementById('list');
const live = document.getElementById('live');
let tag = `"${list.dataset.revision}"`;

async function refresh() {
  const selected = encodeURIComponent(list.dataset.selected);
  const response = await fetch(`/list?selected=${selected}`, { headers: { 'if-none-match': tag } });
  if (response.status === 200) {
    replaceList(await response.text());
    tag = response.headers.get('etag');
    announce(document.getElementById('count').textContent);
  } else if (live.classList.contains('offline')) {
    announce('');
  }
  live.classList.remove('offline');
}

/** Replaces the list, and keeps the focus and the scroll position. */
function replaceList(html) {
  const focused = list.contains(document.activeElement)
    ? document.activeElement.getAttribute('href')
    : null;
  const { scrollTop } = list;
  list.innerHTML = html;
  list.scrollTop = scrollTop;
  if (focused) list.querySelector(`a[href="${focused}"]`)?.focus({ preventScroll: true });
}

function announce(text) {
  if (live.textContent !== text) live.textContent = text;
}

async function poll() {
  try {
    if (!document.hidden) await refresh();
  } catch {
    live.classList.add('offline');
    announce('The mailbox does not answer; trying again.');
  }
  window.setTimeout(poll, INTERVAL);
}

const actions = {
  empty: async () => {
    await fetch('/api/messages', { method: 'DELETE' });
    location.assign('/');
  },
  'end-outage': async () => {
    await fetch('/api/outage', { method: 'POST', body: JSON.stringify({ failing: false }) });
    await refresh();
  },
};

list.addEventListener('click', ({ target }) => {
  const action = actions[target.closest('button')?.dataset.action];
  if (action) action().catch(() => announce('That did not work.'));
});

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh().catch(() => {});
});

window.setTimeout(poll, INTERVAL);

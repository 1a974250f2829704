import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});

/** A page load of a tab: modules again, the storage as it is. */
async function load() {
  vi.resetModules();
  const [{ openKept, keepChanges, useKept }, { decide, undo, useStudio }] = await Promise.all([
    import('./keep'),
    import('./studio'),
  ]);
  openKept();
  const close = keepChanges();
  return {
    close,
    useKept,
    undo,
    paint: (accent: string) => decide({ accent }),
    accent: () => useStudio.getState().document.decisions.accent,
  };
}

test('a new tab starts with the last edited theme, and a reload restores the tab’s own', async () => {
  const one = await load();
  one.paint('#111111');
  one.close();
  const ofOne = sessionStorage.getItem('studio') ?? '';

  sessionStorage.clear();
  const two = await load();
  expect(two.accent()).toBe('#111111');
  two.paint('#222222');
  two.close();

  sessionStorage.setItem('studio', ofOne);
  const again = await load();
  expect(again.accent()).toBe('#111111');
  again.undo();
  expect(again.accent()).not.toBe('#111111');
  again.close();

  sessionStorage.setItem('studio', '{"history":');
  expect((await load()).accent()).toBe('#2563c9');
});

test.each(['{', 'null', '[]', '{"studio":{"history":{"document":7}}}'])(
  'ignores foreign stored values: %s',
  async (kept) => {
    localStorage.setItem('theme', kept);
    expect((await load()).accent()).toBe('#2563c9');
  },
);

test('notices when the browser stops storing themes and when it starts again', async () => {
  const tab = await load();
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tab.paint('#333333');
  window.dispatchEvent(new Event('pagehide'));
  expect(tab.useKept.getState()).toBe(false);
  refuse.mockRestore();
  tab.paint('#444444');
  window.dispatchEvent(new Event('pagehide'));
  expect(tab.useKept.getState()).toBe(true);
});

/** Goes to the studio on this page and moves the focus there, as a link to it would. */
export function openStudio(): void {
  const studio = document.getElementById('studio');
  if (!studio) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  studio.focus({ preventScroll: true });
  studio.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

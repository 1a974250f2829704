export function PagesPanel() {
  return null;
}

export function StatusPanel() {
  return null;
}

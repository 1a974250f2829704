export function VisualsPanel() {
  return null;
}

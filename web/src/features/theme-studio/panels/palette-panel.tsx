export function PalettePanel() {
  return null;
}

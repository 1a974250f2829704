export function SurfacesPanel() {
  return null;
}

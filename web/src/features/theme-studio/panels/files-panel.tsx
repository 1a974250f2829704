export function FilesPanel() {
  return null;
}

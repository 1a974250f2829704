/** Returns a name that every file system accepts. */
export function createFileName(name: string): string {
  const plain = name
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${plain || 'theme'}.json`;
}

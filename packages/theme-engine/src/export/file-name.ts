/** Turns a document's name into part of a file name that every system and zip program accepts. */
export function formatFileName(name: string, fallbackName = 'Theme'): string {
  const plain = name
    .normalize('NFC')
    // Characters that Windows forbids or that no file name should contain.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 60)
    .replace(/[ .\ud800-\udbff]+$/, '');
  return RESERVED.test(plain) ? `${plain} ${fallbackName}` : plain || fallbackName;
}

/** Device names reserved by Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Turns a name into letters, digits and hyphens, for addresses and names inside files. */
export function slugify(name: string, fallbackName = 'theme'): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || fallbackName;
}

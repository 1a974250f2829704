/** A document's name as part of a file name that every system and every zip program takes. */
export function formatFileName(name: string, otherwise = 'Theme'): string {
  const plain = name
    .normalize('NFC')
    // Characters that Windows forbids or that no file name should contain.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 60)
    .replace(/[ .\ud800-\udbff]+$/, '');
  return RESERVED.test(plain) ? `${plain} ${otherwise}` : plain || otherwise;
}

/** Windows opens devices under these names. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The same in letters, digits and hyphens alone, for addresses and for names inside other files. */
export function slugify(name: string, otherwise = 'theme'): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || otherwise;
}

import { afterEach, expect, test, vi } from 'vitest';
import { saveCsv } from './save-file';

afterEach(() => vi.restoreAllMocks());

test('a CSV file begins with the byte order mark that Excel needs for UTF-8', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveCsv('users.csv', 'name\r\nZoë\r\n');
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'n'.charCodeAt(0)]);
});

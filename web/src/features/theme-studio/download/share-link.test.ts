import { expect, test } from 'vitest';
import { readSharedDocument } from './share-link';

test('an address without a theme holds none', async () => {
  for (const hash of ['', '#', '#studio', '#theme', '#themes']) {
    expect(await readSharedDocument(hash)).toBeNull();
  }
});

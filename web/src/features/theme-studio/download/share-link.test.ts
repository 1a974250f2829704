import { expect, test } from 'vitest';
import { sharedDocument } from './share-link';

test('an address without a theme holds none', async () => {
  for (const hash of ['', '#', '#studio', '#theme', '#themes']) {
    expect(await sharedDocument(hash)).toBeNull();
  }
});

import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// Queries may take long on a busy machine; Testing Library's own limit is one second.
configure({ asyncUtilTimeout: 20_000 });

// The next file shows its pages in the same document.
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// Queries may take long on a busy machine; Testing Library's default is one second.
configure({ asyncUtilTimeout: 20_000 });

// The next test file uses the same document.
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

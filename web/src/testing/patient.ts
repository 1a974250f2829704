import { configure } from '@testing-library/react';

// What is looked for may take its time on a busy machine; Testing Library's own limit is a second.
configure({ asyncUtilTimeout: 20_000 });

import { configure } from '@testing-library/react';

// Queries may take long on a busy machine; Testing Library's own limit is one second.
configure({ asyncUtilTimeout: 20_000 });

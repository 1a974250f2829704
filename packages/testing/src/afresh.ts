import { vi } from 'vitest';

// Files that fake a module share a process, because starting one with a DOM takes longer than most of their
// tests. So each file loads its modules again, and its fakes end with it.
vi.resetModules();

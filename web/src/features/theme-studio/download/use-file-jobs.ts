import { create } from 'zustand';
import type { StudioFile } from './files';

type Id = StudioFile['id'];

/** Returns the file being created after a click, and the file saved last. */
export const useFileJobs = create<{ making: Id | null; done: Id | null }>(() => ({
  making: null,
  done: null,
}));

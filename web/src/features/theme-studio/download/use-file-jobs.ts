import { create } from 'zustand';
import type { StudioFile } from './files';

type Id = StudioFile['id'];

/** What is being made for a press, and what was saved last. */
export const useFileJobs = create<{ making: Id | null; done: Id | null }>(() => ({
  making: null,
  done: null,
}));

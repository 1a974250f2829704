import { create } from 'zustand';
import type { Choice } from '@flexa/theme-engine/model';

/** What is chosen in the studio of the home page; it outlives a visit to another page. */
export const useChoice = create<Choice>(() => ({ kind: 'default' }));

/** Replaces the whole choice. Listeners run at once, so the report repaints in the same frame. */
export function choose(choice: Choice): void {
  useChoice.setState(choice, true);
}

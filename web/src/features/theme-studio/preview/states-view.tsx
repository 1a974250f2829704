import type { Theme } from '../model/document';
import type { VisualName, VisualState } from '../model/visuals';

interface StatesViewProps {
  theme: Theme;
  selected: { visual: VisualName | 'page'; state: VisualState } | null;
  onSelect: (visual: VisualName, state: VisualState) => void;
}

/** What a page can't show at rest: each thing that can be pressed or chosen, in each of its states. */
export function StatesView({ theme }: StatesViewProps) {
  return <div>{JSON.stringify(theme.name)}</div>;
}

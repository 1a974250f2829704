import { createContext, useContext } from 'react';

/** Background of a colour and the contrast it needs. */
export interface Ground {
  /** "card". */
  name: string;
  color: string;
  /** WCAG 2 contrast: 4.5 for words, 3 for marks. */
  needed: number;
}

/** Colour being edited. */
export interface ColorTarget {
  /** Its name for people: "Data colour 5". */
  label: string;
  /** Six hex digits with #. */
  value: string;
  /** Edits that name the same gesture are one step of undo, until `endGesture`. */
  onChange: (color: string, gesture: string) => void;
  ground?: Ground | undefined;
  /** Index among the data colours, for comparing it with the others. */
  position?: number | undefined;
}

/** Reaches the picker past its popover, which then stays as it is while the colour moves. */
export const TargetContext = createContext<ColorTarget | null>(null);

export function useTarget(): ColorTarget {
  const target = useContext(TargetContext);
  if (!target) throw new Error('The picker has no colour to edit');
  return target;
}

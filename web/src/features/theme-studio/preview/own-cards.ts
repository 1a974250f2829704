import {
  toObject,
  formatPointer,
  resolvePointer,
  type Json,
  type Theme,
} from '@flexa/theme-engine/model';

/** Returns a theme's card for a visual, or else its card for all visuals. */
export function findCard(theme: Theme, visual: string, card: string): Json | undefined {
  const readCard = (style: string) =>
    resolvePointer(theme, formatPointer('visualStyles', style, '*', card));
  return readCard(visual) ?? readCard('*');
}

/** A theme with cards for a visual in place of those it has. */
export function withCards(
  theme: Theme,
  visual: string,
  cards: Iterable<readonly [string, Json]>,
): Theme {
  const styles = toObject(theme['visualStyles']);
  const style = toObject(styles[visual]);
  return {
    ...theme,
    visualStyles: {
      ...styles,
      [visual]: { ...style, '*': { ...toObject(style['*']), ...Object.fromEntries(cards) } },
    },
  };
}

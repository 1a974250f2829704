import { objectOf, pointer, valueAt, type Json, type Theme } from '@flexa/theme-engine/model';

/** Returns a theme's card for a visual, or else its card for all visuals. */
export function findCard(theme: Theme, visual: string, card: string): Json | undefined {
  const readCard = (style: string) => valueAt(theme, pointer('visualStyles', style, '*', card));
  return readCard(visual) ?? readCard('*');
}

/** A theme with cards for a visual in place of those it has. */
export function withCards(
  theme: Theme,
  visual: string,
  cards: Iterable<readonly [string, Json]>,
): Theme {
  const styles = objectOf(theme['visualStyles']);
  const style = objectOf(styles[visual]);
  return {
    ...theme,
    visualStyles: {
      ...styles,
      [visual]: { ...style, '*': { ...objectOf(style['*']), ...Object.fromEntries(cards) } },
    },
  };
}

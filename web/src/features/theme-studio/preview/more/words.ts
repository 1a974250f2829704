import type { ThemeResolver } from '../theme-resolver';

/** A switch of a card; `usual` where neither the theme nor its base theme says anything. */
export function isOn(p: ThemeResolver, card: string, item: string, usual = true): boolean {
  return p.readWord(card, item, String(usual)) === 'true';
}

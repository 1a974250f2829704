import type { ThemeResolver } from '../theme-resolver';

/** A switch of a card; `usual` where neither the theme nor its base theme says anything. */
export function isOn(resolver: ThemeResolver, card: string, item: string, usual = true): boolean {
  return resolver.readWord(card, item, String(usual)) === 'true';
}

import type { ThemeResolver, Words } from '../theme-resolver';
import type { TextClass } from '../resolved-theme';

/** Words of a card whose settings all begin with the name of what they are for. */
export function prefixed(p: ThemeResolver, card: string, kind: TextClass, prefix: string): Words {
  return p.text(card, kind, {
    color: [`${prefix}FontColor`],
    family: `${prefix}FontFamily`,
    size: `${prefix}FontSize`,
    bold: `${prefix}Bold`,
  });
}

/** A switch of a card; `usual` where neither the theme nor its base theme says anything. */
export function isOn(p: ThemeResolver, card: string, item: string, usual = true): boolean {
  return p.word(card, item, String(usual)) === 'true';
}

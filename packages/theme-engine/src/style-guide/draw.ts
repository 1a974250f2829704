import { contrast, TEXT_CONTRAST } from '../model/contrast';
import { escapeXml } from '../export/svg';
import type { GuideStyle } from './guide-style';

/** An element as text; attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export function words(
  x: number,
  y: number,
  value: string,
  style: { size: number; fill: string; weight?: number; face?: string; anchor?: 'middle' | 'end' },
): string {
  const { size, fill, weight, face, anchor } = style;
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      fill,
      'font-weight': weight,
      'font-family': face && familyOf(face),
      'text-anchor': anchor,
    },
    escapeXml(value),
  );
}

/** Power BI names weights with the font; a browser knows the family and the weight. */
export function familyOf(face: string): string {
  const family = face.replace(/ (Semibold|Bold|Light|Semilight)$/, '');
  return `${face}, ${family}, Segoe UI, Helvetica, Arial, sans-serif`;
}

export function weightOf(face: string): number {
  if (face.endsWith(' Bold')) return 700;
  return face.endsWith(' Semibold') ? 600 : 400;
}

export function box(
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  options: { stroke?: string; radius?: number } = {},
): string {
  const { stroke, radius } = options;
  return element('rect', { x, y, width, height, rx: radius, fill, stroke });
}

/** The heading of a part, at its top left. */
export function partHead(style: GuideStyle, x: number, y: number, title: string): string {
  return words(x, y, title, { size: 20, fill: onPage(style), weight: 600 });
}

/** The theme's text level that reads on the page, which may be another ground than the cards. */
export function onPage({ text, page }: GuideStyle): string {
  return readable(page, [text]);
}

export function mutedOnPage({ muted, text, page }: GuideStyle): string {
  return readable(page, [muted, text]);
}

/** The first of the colours that reads on a ground, else black or white. */
export function readable(ground: string, colors: readonly string[] = []): string {
  const black = '#111828';
  const last = contrast(black, ground) > contrast('#ffffff', ground) ? black : '#ffffff';
  return colors.find((color) => contrast(color, ground) >= TEXT_CONTRAST) ?? last;
}

/** "4.8 : 1", rounded down so that nothing passes that doesn't. */
export function ratio(one: string, other: string): string {
  return `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)} : 1`;
}

import { computeContrast, TEXT_CONTRAST } from '../model/contrast';
import { escapeXml } from './svg';

/** Returns an element as text. Undefined attributes are left out. */
export function renderElement(
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

export function renderText(
  x: number,
  y: number,
  value: string,
  style: { size: number; fill: string; weight?: number; face?: string; anchor?: 'middle' | 'end' },
): string {
  const { size, fill, weight, face, anchor } = style;
  return renderElement(
    'text',
    {
      x,
      y,
      'font-size': size,
      fill,
      'font-weight': weight,
      'font-family': face && formatFontFamily(face),
      'text-anchor': anchor,
    },
    escapeXml(value),
  );
}

/**
 * Splits a font name, because Power BI names weights with the font and browsers separate family and
 * weight.
 */
export function formatFontFamily(face: string): string {
  const family = face.replace(/ (Semibold|Bold|Light|Semilight)$/, '');
  return `${face}, ${family}, Segoe UI, Helvetica, Arial, sans-serif`;
}

export function renderBox(
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  options: { stroke?: string; radius?: number } = {},
): string {
  const { stroke, radius } = options;
  return renderElement('rect', { x, y, width, height, rx: radius, fill, stroke });
}

/** Returns the first colour that is readable on a background, otherwise black or white. */
export function pickReadable(ground: string, colors: readonly string[] = []): string {
  const black = '#111828';
  const last =
    computeContrast(black, ground) > computeContrast('#ffffff', ground) ? black : '#ffffff';
  return colors.find((color) => computeContrast(color, ground) >= TEXT_CONTRAST) ?? last;
}

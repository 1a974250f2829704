import { slug } from '../export/file-name';
import { rgbOf, type SwatchGroup } from './swatches';

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

/** A palette of GIMP, which Inkscape and Krita read too. */
export function gpl(name: string, groups: readonly SwatchGroup[]): string {
  const rows = groups.flatMap((group) => [
    `# ${group.name}`,
    ...group.swatches.map((swatch) => {
      const bytes = rgbOf(swatch).map((byte) => String(byte).padStart(3));
      return `${bytes.join(' ')}\t${swatch.name}`;
    }),
  ]);
  return ['GIMP Palette', `Name: ${oneLine(name)}`, 'Columns: 8', '#', ...rows, ''].join('\n');
}

/** The colours as custom properties. */
export function css(name: string, groups: readonly SwatchGroup[]): string {
  const comment = oneLine(name).replaceAll('*/', '* /');
  const parts = groups.map(({ name: group, swatches }) =>
    [
      `  /* ${group} */`,
      ...swatches.map(({ name: role, color }) => `  --${slug(role)}: ${color};`),
    ].join('\n'),
  );
  return `/* ${comment} */\n:root {\n${parts.join('\n\n')}\n}\n`;
}

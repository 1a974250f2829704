import type { Decisions, TextStyle } from '../model/decisions';
import type { StudioDocument } from '../model/document';
import { parseHex } from '../model/gradient';
import { pixelsOf, weightNumber } from './token-units';

/** Extension key for values that no type of the format can express. */
export const EXTENSION = 'flexa.theme';

/** Decisions that are one colour each, in the order of the studio. */
export const COLORS = [
  'accent',
  'accentFill',
  'tableAccent',
  'pageBackground',
  'background',
  'secondaryBackground',
  'outspace',
  'firstLevel',
  'secondLevel',
  'thirdLevel',
  'fourthLevel',
  'good',
  'neutral',
  'bad',
  'minimum',
  'center',
  'maximum',
  'missing',
] as const satisfies readonly (keyof Decisions)[];

export const TEXTS = ['title', 'callout', 'header', 'label'] as const;

/**
 * The decisions of a document as design tokens (Design Tokens Format Module 2025.10,
 * https://www.designtokens.org/TR/2025.10/format/). Single settings that were changed by hand are Power
 * BI’s own and have no token. `documentOfTokens` gives the same decisions back.
 */
export function tokensOf({ name, decisions }: StudioDocument): string {
  const { page, hasBorder, hasShadow, dataColors } = decisions;
  const colors = COLORS.flatMap((key) => {
    const hex = decisions[key];
    return hex === null ? [] : [[key, { $value: colorOf(hex) }] as const];
  });
  const file = {
    $description: `${name}: a Power BI theme`,
    $extensions: { [EXTENSION]: { name, page, hasBorder, hasShadow } },
    color: {
      $type: 'color',
      dataColors: Object.fromEntries(
        dataColors.map((hex, i) => [String(i + 1), { $value: colorOf(hex) }]),
      ),
      ...Object.fromEntries(colors),
    },
    font: { $type: 'fontFamily', $value: decisions.font },
    text: Object.fromEntries(TEXTS.map((key) => [key, textOf(decisions[key])])),
    corners: { $type: 'dimension', $value: { value: decisions.corners, unit: 'px' } },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function colorOf(hex: string) {
  const components = parseHex(hex).map((byte) => Number((byte / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, hex };
}

/** Points become pixels: the format has no points. */
function textOf({ size, weight }: TextStyle) {
  return {
    size: { $type: 'dimension', $value: { value: pixelsOf(size), unit: 'px' } },
    weight: { $type: 'fontWeight', $value: weightNumber(weight) },
  };
}

import type { Decisions, TextStyle } from './decisions';
import type { JsonObject } from './json';

const FACES: Record<TextStyle['weight'], (font: string) => string> = {
  regular: (font) => font,
  semibold: (font) => `${font} Semibold`,
  bold: (font) => `${font} Bold`,
};

/** The theme that follows from a designer's decisions: each key is one that Power BI knows. */
export function buildTheme(name: string, decisions: Decisions): JsonObject {
  const d = decisions;
  const text = ({ weight, size }: TextStyle, color: string) => ({
    fontFace: FACES[weight](d.font),
    fontSize: size,
    color,
  });
  return {
    name,
    dataColors: d.dataColors,
    firstLevelElements: d.firstLevel,
    secondLevelElements: d.secondLevel,
    thirdLevelElements: d.thirdLevel,
    fourthLevelElements: d.fourthLevel,
    background: d.background,
    secondaryBackground: d.secondaryBackground,
    tableAccent: d.tableAccent,
    good: d.good,
    neutral: d.neutral,
    bad: d.bad,
    minimum: d.minimum,
    ...(d.center !== null && { center: d.center }),
    maximum: d.maximum,
    null: d.missing,
    hyperlink: d.accent,
    textClasses: {
      title: text(d.title, d.firstLevel),
      callout: text(d.callout, d.firstLevel),
      header: text(d.header, d.firstLevel),
      label: text(d.label, d.secondLevel),
    },
    visualStyles: {
      '*': {
        '*': {
          background: [{ show: true, color: { solid: { color: d.background } }, transparency: 0 }],
          border: [
            { show: d.hasBorder, color: { solid: { color: d.thirdLevel } }, radius: d.corners },
          ],
          dropShadow: [{ show: d.hasShadow }],
        },
      },
      page: {
        '*': {
          background: [{ color: { solid: { color: d.pageBackground } }, transparency: 0 }],
          outspace: [{ color: { solid: { color: d.outspace } }, transparency: 0 }],
        },
      },
    },
  };
}

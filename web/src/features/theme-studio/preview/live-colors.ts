import type { ThemeReader } from './theme-reader';
import type { InkColors, ThemeResolver } from './theme-resolver';

/** Attributes of a drawing that hold a colour are CSS properties of the same names. */
interface Use {
  element: SVGElement;
  property: string;
}

/**
 * The colours of a drawing on the page. Custom properties carry them at first (see
 * `ThemeResolver`); a later change is written only to the marks that have the colour. Custom
 * properties would reach them too, but then the browser recalculates everything in the drawing: 19
 * ms for the first page of the report instead of 5 (`npm run bench:studio`).
 */
export class LiveColors {
  #shown: InkColors;
  #uses: Map<string, Use[]> | undefined;

  /** `shown` are the colours that the drawing was put into the page with. */
  constructor(
    private readonly group: SVGGElement,
    private readonly resolver: ThemeResolver,
    shown: InkColors,
  ) {
    this.#shown = shown;
  }

  show(reader: ThemeReader): void {
    const colors = this.resolver.computeColors(reader);
    if (colors === this.#shown) return;
    for (const [name, color] of Object.entries(colors)) {
      if (color === this.#shown[name]) continue;
      this.#uses ??= findUses(this.group, Object.keys(colors));
      for (const { element, property } of this.#uses.get(name) ?? []) {
        element.style.setProperty(property, color);
      }
    }
    this.#shown = colors;
  }

  /** Takes back all that was written: the elements may be drawn with other colours next. */
  clear(): void {
    for (const uses of this.#uses?.values() ?? []) {
      for (const { element, property } of uses) element.style.removeProperty(property);
    }
    this.#uses = undefined;
  }
}

/** Returns the uses of each custom property of a drawing. */
function findUses(group: SVGGElement, names: readonly string[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  // Styles of HTML hold colours beside widths, so a table takes them as custom properties still.
  for (const element of group.querySelectorAll<SVGElement>('foreignObject')) {
    for (const name of names)
      uses.set(name, [...(uses.get(name) ?? []), { element, property: name }]);
  }
  for (const element of group.querySelectorAll<SVGElement>('*')) {
    for (const { name: property, value } of element.attributes) {
      const name = /^var\((--i\d+)\)$/.exec(value)?.[1];
      if (!name) continue;
      const known = uses.get(name);
      if (known) known.push({ element, property });
      else uses.set(name, [{ element, property }]);
    }
  }
  return uses;
}

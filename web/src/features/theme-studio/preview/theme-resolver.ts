import type { ReactNode } from 'react';
import { fontFamily, fontOf } from './draw/font';
import type { ResolvedTheme, TextClass } from './resolved-theme';

/** Text attributes of an SVG `text`. Sizes are in the theme's points. */
export interface Words {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly fontStyle?: 'italic';
  readonly textDecoration?: 'underline';
  readonly fill: string;
}

type ReadColor = (resolved: ResolvedTheme) => string;

/** Colours of a drawing by the custom properties that hold them: `--i0`, `--i1`, … */
export type InkColors = Readonly<Record<string, string>>;

interface TextKeys {
  /** Names of the colour and the size if the card uses other names. */
  color?: readonly string[];
  size?: string;
  family?: string;
  bold?: string;
  state?: string;
}

/**
 * Answers a visual's questions about the theme while it is drawn, and records the answers: numbers,
 * words and switches as they are, colours as custom properties of the visual. With the next theme a
 * visual is drawn again only if one of the former changed; new colours are written to the existing
 * drawing (`LiveColors`). That keeps dragging a colour within one frame.
 */
export class ThemeResolver {
  readonly #shapes: { read: (resolved: ResolvedTheme) => unknown; value: unknown }[] = [];
  readonly #inks: ReadColor[] = [];
  /** The last resolved theme, apart from its data colours, for which the drawing was valid. */
  #goodFor: object;
  #shown: { apartFromData: object; colors: InkColors; ofData: readonly number[] } | undefined;
  readonly #values = new Map<string, string | number | boolean | undefined>();
  readonly #names = new Map<string, string>();
  readonly #words = new Map<string, Words>();

  constructor(
    protected readonly resolved: ResolvedTheme,
    readonly visual: string,
  ) {
    this.#goodFor = resolved.apartFromData;
  }

  /**
   * Reads a value other than a colour that the drawing depends on; no data colour may affect it.
   */
  shape<T extends string | number | boolean | undefined>(read: (resolved: ResolvedTheme) => T): T {
    const value = read(this.resolved);
    this.#shapes.push({ read, value });
    return value;
  }

  /** Reads a property from the theme once, however many marks use it. */
  #value(card: string, item: string, state?: string): string | number | boolean | undefined {
    const key = `${card}.${item}.${state ?? ''}`;
    if (!this.#values.has(key)) {
      this.#values.set(
        key,
        this.shape((resolved) => resolved.value(this.visual, card, item, state)),
      );
    }
    return this.#values.get(key);
  }

  flag(card: string, item: string, state?: string): boolean {
    return this.#value(card, item, state) === true;
  }

  number(card: string, item: string, fallback: number, state?: string): number {
    const value = this.#value(card, item, state);
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
  }

  word(card: string, item: string, fallback = '', state?: string): string {
    const value = this.#value(card, item, state);
    return value === undefined ? fallback : String(value);
  }

  /** Reads a transparency in percent and returns the opacity. */
  opacity(card: string, item = 'transparency', fallback = 0, state?: string): number {
    return 1 - Math.min(Math.max(this.number(card, item, fallback, state), 0), 100) / 100;
  }

  /** Returns a colour of the theme for `fill` and `stroke`. The key identifies the colour read. */
  ink(key: string, read: ReadColor): string {
    const known = this.#names.get(key);
    if (known) return known;
    const name = `var(${nameOf(this.#inks.length)})`;
    this.#inks.push(read);
    this.#names.set(key, name);
    return name;
  }

  color(card: string, item: string, fallback: string, state?: string): string {
    return this.ink(`${card}.${item}.${state ?? ''}.${fallback}`, (resolved) =>
      this.colorIn(resolved, card, item, fallback, state),
    );
  }

  /** Returns the colour itself, for computations inside `ink`. */
  colorIn(
    resolved: ResolvedTheme,
    card: string,
    item: string,
    fallback: string,
    state?: string,
  ): string {
    return resolved.color(this.visual, card, item, state) ?? resolved.named(fallback) ?? fallback;
  }

  named(name: string): string {
    return this.ink(name, (resolved) => resolved.named(name) ?? '#808080');
  }

  /** The colour of a series: the first is 0. */
  data(index: number): string {
    return this.named(`data${index + 1}`);
  }

  text(card: string, kind: TextClass, keys: TextKeys = {}): Words {
    const { color = ['labelColor', 'fontColor', 'color'], state } = keys;
    const key = `${card} ${kind} ${state ?? ''} ${color.join()}`;
    const known = this.#words.get(key);
    if (known) return known;
    const read = (resolved: ResolvedTheme, item: string) =>
      resolved.value(this.visual, card, item, state);
    const face = this.shape((resolved) => {
      const value = read(resolved, keys.family ?? 'fontFamily');
      return typeof value === 'string' && value !== '' ? value : resolved.textClass(kind).face;
    });
    const size = this.shape((resolved) => {
      const value = read(resolved, keys.size ?? 'fontSize') ?? read(resolved, 'textSize');
      const points = typeof value === 'number' ? value : resolved.textClass(kind).size;
      return resolved.sizeOf(Math.min(Math.max(points, 4), 72));
    });
    const font = fontOf(face);
    const bold = this.shape((resolved) => read(resolved, keys.bold ?? 'bold'));
    const words: Words = {
      fontFamily: fontFamily(font.name),
      fontSize: size,
      fontWeight: bold === true ? 700 : kind === 'boldLabel' && bold !== false ? 600 : font.weight,
      ...(this.flag(card, 'italic', state) && { fontStyle: 'italic' }),
      ...(this.flag(card, 'underline', state) && { textDecoration: 'underline' }),
      fill: this.ink(`text ${key}`, (resolved) => {
        for (const item of color) {
          const found = resolved.color(this.visual, card, item, state);
          if (found) return found;
        }
        return resolved.textClass(kind).color;
      }),
    };
    this.#words.set(key, words);
    return words;
  }

  /** Tells whether another resolved theme gives the same drawing, apart from its colours. */
  isGoodFor(resolved: ResolvedTheme): boolean {
    if (resolved.apartFromData === this.#goodFor) return true;
    if (!this.#shapes.every(({ read, value }) => Object.is(read(resolved), value))) return false;
    this.#goodFor = resolved.apartFromData;
    return true;
  }

  /**
   * Returns the colours for a resolved theme. If only data colours changed, it reads only the
   * colours derived from them.
   */
  colors(resolved: ResolvedTheme): InkColors {
    const shown = this.#shown;
    const { apartFromData } = resolved;
    if (shown?.apartFromData === apartFromData) {
      if (shown.ofData.length === 0) return shown.colors;
      const colors = { ...shown.colors };
      for (const i of shown.ofData) colors[nameOf(i)] = this.#inks[i]?.(resolved) ?? '';
      this.#shown = { ...shown, colors };
      return colors;
    }
    const colors: Record<string, string> = {};
    const ofData = this.#inks.flatMap((read, i) => {
      const before = resolved.dataReads();
      colors[nameOf(i)] = read(resolved);
      return resolved.dataReads() === before ? [] : [i];
    });
    this.#shown = { apartFromData, colors, ofData };
    return colors;
  }
}

/** Returns the custom property of a colour, by the order of first use. */
function nameOf(ink: number): string {
  return `--i${ink}`;
}

/**
 * For pictures that don't change, such as files: writes colours directly instead of custom
 * properties.
 */
export class StillResolver extends ThemeResolver {
  override ink(_key: string, read: ReadColor): string {
    return read(this.resolved);
  }
}

export interface Drawn {
  readonly resolver: ThemeResolver;
  readonly node: ReactNode;
}
const drawings = new Map<string, Drawn>();

/**
 * Returns the drawing of a visual with a resolved theme, the same object as before if only colours
 * changed. The key identifies the drawing and its size.
 */
export function drawn(
  key: string,
  visual: string,
  resolved: ResolvedTheme,
  draw: (resolver: ThemeResolver) => ReactNode,
): Drawn {
  let known = drawings.get(key);
  if (!known?.resolver.isGoodFor(resolved)) {
    const resolver = new ThemeResolver(resolved, visual);
    known = { resolver, node: draw(resolver) };
    drawings.set(key, known);
  }
  return known;
}

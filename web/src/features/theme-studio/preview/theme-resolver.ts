import type { ReactNode } from 'react';
import { fontFamily, fontOf } from './draw/font';
import type { ThemeReader, TextClass } from './theme-reader';

/** Text attributes of an SVG `text`. Sizes are in the theme's points. */
export interface Words {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly fontStyle?: 'italic';
  readonly textDecoration?: 'underline';
  readonly fill: string;
}

/** Converts a text size of the theme to the size drawn. */
export type SizeOf = (points: number) => number;
const AS_IT_IS: SizeOf = (points) => points;
/**
 * A phone draws a point smaller than a desktop does, so small text grows until it is readable and
 * sizes stay distinct: 9 becomes 10.8, 10 becomes 12, 12 becomes 13; sizes from 14 stay.
 */
export const ON_PHONE: SizeOf = (points) =>
  Math.max(points, Math.min(points * 1.2, 7 + points / 2));

type ReadColor = (reader: ThemeReader) => string;

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
  readonly #shapes: { read: (reader: ThemeReader) => unknown; value: unknown }[] = [];
  readonly #inks: ReadColor[] = [];
  /** The last theme, apart from its data colours, for which the drawing was valid. */
  #goodFor: object;
  #shown: { apartFromData: object; colors: InkColors; ofData: readonly number[] } | undefined;
  readonly #names = new Map<string, string>();

  constructor(
    protected readonly reader: ThemeReader,
    readonly visual: string,
    private readonly sizeOf: SizeOf = AS_IT_IS,
  ) {
    this.#goodFor = reader.apartFromData;
  }

  /**
   * Reads a value other than a colour that the drawing depends on; no data colour may affect it.
   */
  shape<T extends string | number | boolean | undefined>(read: (reader: ThemeReader) => T): T {
    const value = read(this.reader);
    this.#shapes.push({ read, value });
    return value;
  }

  #value(card: string, item: string, state?: string): string | number | boolean | undefined {
    return this.shape((reader) => reader.value(this.visual, card, item, state));
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
    return this.ink(`${card}.${item}.${state ?? ''}.${fallback}`, (reader) =>
      this.colorIn(reader, card, item, fallback, state),
    );
  }

  /** Returns the colour itself, for computations inside `ink`. */
  colorIn(
    reader: ThemeReader,
    card: string,
    item: string,
    fallback: string,
    state?: string,
  ): string {
    return reader.color(this.visual, card, item, state) ?? reader.named(fallback) ?? fallback;
  }

  named(name: string): string {
    return this.ink(name, (reader) => reader.named(name) ?? '#808080');
  }

  /** The colour of a series: the first is 0. */
  data(index: number): string {
    return this.named(`data${index + 1}`);
  }

  text(card: string, kind: TextClass, keys: TextKeys = {}): Words {
    const { color = ['labelColor', 'fontColor', 'color'], state } = keys;
    const key = `${card} ${kind} ${state ?? ''} ${color.join()}`;
    const read = (reader: ThemeReader, item: string) =>
      reader.value(this.visual, card, item, state);
    const face = this.shape((reader) => {
      const value = read(reader, keys.family ?? 'fontFamily');
      return typeof value === 'string' && value !== '' ? value : reader.textClass(kind).face;
    });
    const size = this.shape((reader) => {
      const value = read(reader, keys.size ?? 'fontSize') ?? read(reader, 'textSize');
      const points = typeof value === 'number' ? value : reader.textClass(kind).size;
      return this.sizeOf(Math.min(Math.max(points, 4), 72));
    });
    const font = fontOf(face);
    const bold = this.shape((reader) => read(reader, keys.bold ?? 'bold'));
    return {
      fontFamily: fontFamily(font.name),
      fontSize: size,
      fontWeight: bold === true ? 700 : kind === 'boldLabel' && bold !== false ? 600 : font.weight,
      ...(this.flag(card, 'italic', state) && { fontStyle: 'italic' }),
      ...(this.flag(card, 'underline', state) && { textDecoration: 'underline' }),
      fill: this.ink(`text ${key}`, (reader) => {
        for (const item of color) {
          const found = reader.color(this.visual, card, item, state);
          if (found) return found;
        }
        return reader.textClass(kind).color;
      }),
    };
  }

  /** Tells whether another theme gives the same drawing, apart from its colours. */
  isGoodFor(reader: ThemeReader): boolean {
    if (reader.apartFromData === this.#goodFor) return true;
    if (!this.#shapes.every(({ read, value }) => Object.is(read(reader), value))) return false;
    this.#goodFor = reader.apartFromData;
    return true;
  }

  /**
   * Returns the colours for a theme. If only data colours changed, it reads only the
   * colours derived from them.
   */
  colors(reader: ThemeReader): InkColors {
    const shown = this.#shown;
    const { apartFromData } = reader;
    if (shown?.apartFromData === apartFromData) {
      if (shown.ofData.length === 0) return shown.colors;
      const colors = { ...shown.colors };
      for (const i of shown.ofData) colors[nameOf(i)] = this.#inks[i]?.(reader) ?? '';
      this.#shown = { ...shown, colors };
      return colors;
    }
    const colors: Record<string, string> = {};
    const ofData = this.#inks.flatMap((read, i) => {
      const before = reader.dataReads();
      colors[nameOf(i)] = read(reader);
      return reader.dataReads() === before ? [] : [i];
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
    return read(this.reader);
  }
}

export interface Drawn {
  readonly resolver: ThemeResolver;
  readonly node: ReactNode;
}
const drawings = new Map<string, Drawn>();

/**
 * Returns the drawing of a visual with a theme, the same object as before if only colours changed.
 * Drawing the 18 visuals of a page again takes 32 ms or more, reading their colours 0.03 to 2 ms. The
 * key identifies the drawing, its size and `sizeOf`.
 */
export function drawn(
  key: string,
  visual: string,
  reader: ThemeReader,
  draw: (resolver: ThemeResolver) => ReactNode,
  sizeOf?: SizeOf,
): Drawn {
  let known = drawings.get(key);
  if (!known?.resolver.isGoodFor(reader)) {
    const resolver = new ThemeResolver(reader, visual, sizeOf);
    known = { resolver, node: draw(resolver) };
    drawings.set(key, known);
  }
  return known;
}

import type { ReactNode } from 'react';
import { buildFontFamily, parseFont } from './draw/font';
import type { ThemeReader, TextClass } from './theme-reader';

/** Text attributes of an SVG `text`. Sizes are in the theme's points. */
export interface TextStyle {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly fontStyle?: 'italic';
  readonly textDecoration?: 'underline';
  readonly fill: string;
}

/** Converts a text size of the theme to the size drawn. */
export type ScaleSize = (points: number) => number;
const AS_IT_IS: ScaleSize = (points) => points;
/**
 * A phone draws a point smaller than a desktop does, so small text grows until it is readable and
 * sizes stay distinct: 9 becomes 10.8, 10 becomes 12, 12 becomes 13; sizes from 14 stay.
 */
export const ON_PHONE: ScaleSize = (points) =>
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
    private readonly scaleSize: ScaleSize = AS_IT_IS,
  ) {
    this.#goodFor = reader.apartFromData;
  }

  /**
   * Reads a value other than a colour that the drawing depends on; no data colour may affect it.
   */
  readShape<T extends string | number | boolean | undefined>(read: (reader: ThemeReader) => T): T {
    const value = read(this.reader);
    this.#shapes.push({ read, value });
    return value;
  }

  #value(card: string, item: string, state?: string): string | number | boolean | undefined {
    return this.readShape((reader) => reader.findValue(this.visual, card, item, state));
  }

  readFlag(card: string, item: string, state?: string): boolean {
    return this.#value(card, item, state) === true;
  }

  readNumber(card: string, item: string, fallback: number, state?: string): number {
    const value = this.#value(card, item, state);
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
  }

  readWord(card: string, item: string, fallback = '', state?: string): string {
    const value = this.#value(card, item, state);
    return value === undefined ? fallback : String(value);
  }

  /** Reads a transparency in percent and returns the opacity. */
  readOpacity(card: string, item = 'transparency', fallback = 0, state?: string): number {
    return 1 - Math.min(Math.max(this.readNumber(card, item, fallback, state), 0), 100) / 100;
  }

  /** Returns a colour of the theme for `fill` and `stroke`. The key identifies the colour read. */
  resolveInk(key: string, read: ReadColor): string {
    const known = this.#names.get(key);
    if (known) return known;
    const name = `var(${formatInkName(this.#inks.length)})`;
    this.#inks.push(read);
    this.#names.set(key, name);
    return name;
  }

  readColor(card: string, item: string, fallback: string, state?: string): string {
    return this.resolveInk(`${card}.${item}.${state ?? ''}.${fallback}`, (reader) =>
      this.readHexColor(reader, card, item, fallback, state),
    );
  }

  /** Returns the colour itself, for computations inside `ink`. */
  readHexColor(
    reader: ThemeReader,
    card: string,
    item: string,
    fallback: string,
    state?: string,
  ): string {
    return (
      reader.findColor(this.visual, card, item, state) ??
      reader.findNamedColor(fallback) ??
      fallback
    );
  }

  readNamedColor(name: string): string {
    return this.resolveInk(name, (reader) => reader.findNamedColor(name) ?? '#808080');
  }

  /** The colour of a series: the first is 0. */
  readDataColor(index: number): string {
    return this.readNamedColor(`data${index + 1}`);
  }

  readTextStyle(card: string, kind: TextClass, keys: TextKeys = {}): TextStyle {
    const { color = ['labelColor', 'fontColor', 'color'], state } = keys;
    const key = `${card} ${kind} ${state ?? ''} ${color.join()}`;
    const read = (reader: ThemeReader, item: string) =>
      reader.findValue(this.visual, card, item, state);
    const face = this.readShape((reader) => {
      const value = read(reader, keys.family ?? 'fontFamily');
      return typeof value === 'string' && value !== '' ? value : reader.readTextClass(kind).face;
    });
    const size = this.readShape((reader) => {
      const value = read(reader, keys.size ?? 'fontSize') ?? read(reader, 'textSize');
      const points = typeof value === 'number' ? value : reader.readTextClass(kind).size;
      return this.scaleSize(Math.min(Math.max(points, 4), 72));
    });
    const font = parseFont(face);
    const bold = this.readShape((reader) => read(reader, keys.bold ?? 'bold'));
    return {
      fontFamily: buildFontFamily(font.name),
      fontSize: size,
      fontWeight: bold === true ? 700 : kind === 'boldLabel' && bold !== false ? 600 : font.weight,
      ...(this.readFlag(card, 'italic', state) && { fontStyle: 'italic' }),
      ...(this.readFlag(card, 'underline', state) && { textDecoration: 'underline' }),
      fill: this.resolveInk(`text ${key}`, (reader) => {
        for (const item of color) {
          const found = reader.findColor(this.visual, card, item, state);
          if (found) return found;
        }
        return reader.readTextClass(kind).color;
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
  computeColors(reader: ThemeReader): InkColors {
    const shown = this.#shown;
    const { apartFromData } = reader;
    if (shown?.apartFromData === apartFromData) {
      if (shown.ofData.length === 0) return shown.colors;
      const colors = { ...shown.colors };
      for (const i of shown.ofData) colors[formatInkName(i)] = this.#inks[i]?.(reader) ?? '';
      this.#shown = { ...shown, colors };
      return colors;
    }
    const colors: Record<string, string> = {};
    const ofData = this.#inks.flatMap((read, i) => {
      const before = reader.dataReads();
      colors[formatInkName(i)] = read(reader);
      return reader.dataReads() === before ? [] : [i];
    });
    this.#shown = { apartFromData, colors, ofData };
    return colors;
  }
}

/** Returns the custom property of a colour, by the order of first use. */
function formatInkName(ink: number): string {
  return `--i${ink}`;
}

/**
 * For pictures that don't change, such as files: writes colours directly instead of custom
 * properties.
 */
export class StillResolver extends ThemeResolver {
  override resolveInk(_key: string, read: ReadColor): string {
    return read(this.reader);
  }
}

export interface CachedDrawing {
  readonly resolver: ThemeResolver;
  readonly node: ReactNode;
}
const drawings = new Map<string, CachedDrawing>();

/**
 * Returns the drawing of a visual with a theme, the same object as before if only colours changed.
 * Drawing the 18 visuals of a page again takes 32 ms or more, reading their colours 0.03 to 2 ms. The
 * key identifies the drawing, its size and `scaleSize`.
 */
export function drawCached(
  key: string,
  visual: string,
  reader: ThemeReader,
  draw: (resolver: ThemeResolver) => ReactNode,
  scaleSize?: ScaleSize,
): CachedDrawing {
  let known = drawings.get(key);
  if (!known?.resolver.isGoodFor(reader)) {
    const resolver = new ThemeResolver(reader, visual, scaleSize);
    known = { resolver, node: draw(resolver) };
    drawings.set(key, known);
  }
  return known;
}

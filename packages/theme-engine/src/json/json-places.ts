import type { Place } from '../import/json-reader';
import { parsePointer, formatPointer, type Pointer } from '../model/pointer';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d];
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/**
 * Finds the positions of values in valid JSON text: those at the given pointers, their parents and
 * siblings. Other branches are skipped, because a report has thousands of files and a change
 * touches a few settings of each.
 */
export function findPlaces(text: string, pointers: readonly Pointer[]): Map<Pointer, Place> {
  const places = new Map<Pointer, Place>();
  const ways = new Set<Pointer>(pointers.flatMap(listHolders));
  let at = 0;

  const skip = () => {
    while (isBlank(text.charCodeAt(at))) at += 1;
  };

  function passString(): void {
    for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at += 1) {
      if (text.charCodeAt(at) === BACKSLASH) at += 1;
    }
    at += 1;
  }

  function passAll(): void {
    let depth = 0;
    do {
      const code = text.charCodeAt(at);
      if (code === QUOTE) passString();
      else {
        if (code === OPEN || code === OPEN_LIST) depth += 1;
        if (code === CLOSE || code === CLOSE_LIST) depth -= 1;
        at += 1;
      }
    } while (depth > 0 && at < text.length);
  }

  function passWord(): void {
    for (let code = text.charCodeAt(at); at < text.length; code = text.charCodeAt((at += 1))) {
      if (code === COMMA || code === CLOSE || code === CLOSE_LIST || isBlank(code)) return;
    }
  }

  function visitValue(here: Pointer, key: number | null): void {
    skip();
    const start = at;
    const code = text.charCodeAt(at);
    if (code === OPEN || code === OPEN_LIST) {
      if (ways.has(here)) visitMembers(here, code === OPEN);
      else passAll();
    } else if (code === QUOTE) passString();
    else passWord();
    places.set(here, { key, start, end: at });
  }

  function visitMembers(here: Pointer, isObject: boolean): void {
    at += 1;
    skip();
    for (let i = 0; at < text.length && !isClosing(text.charCodeAt(at)); i += 1) {
      if (isObject) {
        const start = at;
        passString();
        const key = JSON.parse(text.slice(start, at)) as string;
        at = text.indexOf(':', at) + 1;
        visitValue(here + formatPointer(key), start);
      } else visitValue(here + formatPointer(i), null);
      skip();
      if (text.charCodeAt(at) === COMMA) at += 1;
      skip();
    }
    at += 1;
  }

  visitValue('', null);
  return places;
}

const isClosing = (code: number) => code === CLOSE || code === CLOSE_LIST;

/** Lists a pointer and its ancestors, starting with the root. */
function listHolders(at: Pointer): Pointer[] {
  const keys = parsePointer(at);
  return keys.map((_, i) => formatPointer(...keys.slice(0, i)));
}

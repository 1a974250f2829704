import { isImageAddress } from '../model/image-address';
import { isObject, type Json, type JsonObject } from '../model/json';
import { resolvePointer, type Pointer } from '../model/pointer';
import { toPlainValue, unquote } from './plain-value';

/** A report's images by the names that its visuals use. */
export type Images = ReadonlyMap<string, Uint8Array>;

interface OfReport {
  readonly json: JsonObject;
}

/** Size limit, because an image as text takes several times its size. */
const MAX_IMAGE = 8_000_000;

/** Image types by their first bytes, because a file name proves nothing. */
const KINDS: readonly (readonly [type: string, begins: RegExp])[] = [
  ['png', /^\x89PNG/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['bmp', /^BM/],
  ['svg+xml', /^(?:\xef\xbb\xbf)?\s*<(?:[?!][^]*<)?svg[\s>]/i],
];

/** Maximum length of an image's address: base64 encodes three bytes in four letters. */
const MAX_ADDRESS = Math.ceil(MAX_IMAGE / 3) * 4 + 'data:image/svg+xml;base64,'.length;

/** Returns the files of a report's registered images. */
export function collectImages(
  report: JsonObject,
  fileAt: (path: string) => Uint8Array | undefined,
): Images {
  const items = toList(report['resourcePackages']).flatMap((entry) =>
    toList(resolvePointer(entry, '/items')),
  );
  return new Map(
    items.flatMap((item) => {
      const [name, path] = [resolvePointer(item, '/name'), resolvePointer(item, '/path')];
      if (resolvePointer(item, '/type') !== 'Image' || typeof name !== 'string') return [];
      const file = typeof path === 'string' ? path : name;
      const bytes = fileAt(`StaticResources/RegisteredResources/${file}`);
      return bytes ? [[name, bytes] as const] : [];
    }),
  );
}

/**
 * Returns the picture of an image visual as a `data:` URL, or undefined if the report does not
 * contain it. An image on the web is not shown, because opening a report sends no request.
 */
export function findImage({ json }: OfReport, images: Images): string | undefined {
  return (
    readImage(json, '/visual/objects/general', '/imageUrl', images) ??
    readImage(json, '/visual/objects/image', '/sourceFile/image/url', images)
  );
}

export interface PageImage {
  readonly address: string;
  readonly scaling: string;
}

/** Returns the background image of a page or its wallpaper. */
export function findPageImage(
  { json }: OfReport,
  card: 'background' | 'outspace',
  images: Images,
): PageImage | undefined {
  const at: Pointer = `/objects/${card}`;
  const address = readImage(json, at, '/image/image/url', images);
  if (address === undefined) return undefined;
  const scaling = toPlainValue(readFirst(json, at, '/image/image/scaling') ?? null);
  return { address, scaling: typeof scaling === 'string' ? scaling : 'Normal' };
}

function readImage(
  json: Json,
  card: Pointer,
  property: Pointer,
  images: Images,
): string | undefined {
  const url = readFirst(json, card, property);
  if (url === undefined) return undefined;
  const name = resolvePointer(url, '/expr/ResourcePackageItem/ItemName');
  const bytes = typeof name === 'string' ? images.get(name) : undefined;
  if (bytes) return formatAddress(bytes);
  return isObject(url) ? readEmbeddedImage(url) : undefined;
}

function readFirst(json: Json, card: Pointer, property: Pointer): Json | undefined {
  const entries = toList(resolvePointer(json, card));
  return entries
    .map((entry) => resolvePointer(entry, `/properties${property}`))
    .find((value) => value !== undefined);
}

/** Cached, because a page is redrawn after each change of the theme. */
const addresses = new WeakMap<object, string | undefined>();

function computeOnce<Key extends object>(key: Key, make: (key: Key) => string | undefined) {
  if (!addresses.has(key)) addresses.set(key, make(key));
  return addresses.get(key);
}

/** Returns the address of an embedded image. */
const readEmbeddedImage = (url: JsonObject) =>
  computeOnce(url, () => {
    const literal = resolvePointer(url, '/expr/Literal/Value');
    if (typeof literal !== 'string' || literal.length > MAX_ADDRESS + "''".length) return undefined;
    const address = unquote(literal);
    return isImageAddress(address) ? address : undefined;
  });

/**
 * Returns a file as a `data:` address. An SVG shown as an image runs no script and loads nothing,
 * and has no origin if its address is opened elsewhere.
 */
const formatAddress = (bytes: Uint8Array) => computeOnce(bytes, encodeImage);

function encodeImage(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_IMAGE) return undefined;
  const head = String.fromCharCode(...bytes.subarray(0, 2000));
  const type = KINDS.find(([, begins]) => begins.test(head))?.[0];
  if (type === undefined) return undefined;
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  }
  return `data:image/${type};base64,${btoa(parts.join(''))}`;
}

const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((each) => isObject(each)) : [];

import { crc32 } from 'node:zlib';

/** Bytes per line, without the line break, that the JAR specification allows. */
const LINE_BYTES = 72;
const MANIFEST = 'META-INF/MANIFEST.MF';

/**
 * Builds a jar that contains only a manifest, for `java -jar` to run a main class from other jars. A Java without
 * development tools has no `jar` command.
 */
export function buildManifestJar(attributes: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes });
  const text = lines.map(([name, value]) => wrapManifestLine(`${name}: ${value}`)).join('');
  return buildStoredZip(MANIFEST, Buffer.from(`${text}\r\n`));
}

/** Wraps one attribute. Continuation lines start with a space, which counts as a byte. */
export function wrapManifestLine(line: string): string {
  const out: string[] = [];
  let current = '';
  // The limit is in bytes, but a wrap may not split a character.
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      out.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...out, current].map((each) => `${each}\r\n`).join('');
}

/** Builds a zip archive with one uncompressed file. */
function buildStoredZip(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name);
  // Version 1.0, no flags, stored. The fixed date, 1 January 1980, keeps the bytes the same.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([encodeSignature(0x04034b50), common, path, content]);

  // "Version made by", the shared part, then comment, disk, attributes and offset, all zero.
  const central = Buffer.concat([
    encodeSignature(0x02014b50),
    Buffer.from([10, 0]),
    common,
    Buffer.alloc(14),
    path,
  ]);

  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, encodeSignature(0x06054b50), end]);
}

function encodeSignature(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

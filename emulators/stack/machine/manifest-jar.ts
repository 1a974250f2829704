import { crc32 } from 'node:zlib';

/** The JAR specification allows 72 bytes a line, line break not counted. */
const LINE_BYTES = 72;
const MANIFEST = 'META-INF/MANIFEST.MF';

/**
 * A jar that holds a manifest and nothing else: it makes `java -jar` run a main class out of other
 * jars. Written by hand because a Java without development tools has no `jar` command.
 */
export function manifestJar(attributes: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes });
  const text = lines.map(([name, value]) => manifestLine(`${name}: ${value}`)).join('');
  return storedZip(MANIFEST, Buffer.from(`${text}\r\n`));
}

/** One attribute, wrapped: a continuation line starts with a blank that counts. */
export function manifestLine(line: string): string {
  const out: string[] = [];
  let current = '';
  // By character, for a wrap may not cut one in half; the limit is in bytes.
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      out.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...out, current].map((each) => `${each}\r\n`).join('');
}

/** A zip archive with a single, uncompressed file. */
function storedZip(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name);
  // Version 1.0, no flags, stored, 1 January 1980: the same input gives the same bytes.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([signature(0x04034b50), common, path, content]);

  // Version made by; after the shared part come comment, disk, attributes and offset: all zero.
  const central = Buffer.concat([
    signature(0x02014b50),
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
  return Buffer.concat([local, central, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

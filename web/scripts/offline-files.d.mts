interface Chunk {
  file: string;
  css?: readonly string[];
  assets?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

export function listOfflineFiles(
  manifest: Readonly<Record<string, Chunk>>,
  listSources: (file: string) => readonly string[],
): string[];

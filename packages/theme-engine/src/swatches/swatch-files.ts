import { themeOf, type StudioDocument } from '../model/document';
import { fileName } from '../export/file-name';
import type { FileTree } from '../export/zip';
import { ase } from './ase';
import { swatchSheet } from './sheet';
import { swatchGroups } from './swatches';
import { css, gpl } from './text-files';

/** The theme's colours for other programs, each in the file it reads. */
export function swatchFiles(document: StudioDocument): FileTree {
  const groups = swatchGroups(themeOf(document));
  const name = fileName(document.name);
  return new Map<string, string | Uint8Array>([
    [`${name}.ase`, ase(groups)],
    [`${name}.gpl`, gpl(document.name, groups)],
    [`${name}.css`, css(document.name, groups)],
    [`${name}.svg`, swatchSheet(document.name, groups)],
  ]);
}

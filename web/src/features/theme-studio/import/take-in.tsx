import { listLicenseKeys, removeLicenseKeys } from '@flexa/license/flexa';
import { toast } from '@/lib/toast';
import { readSharedDocument } from '../download/share-link';
import { createDocument, type JsonObject, type StudioDocument } from '@flexa/theme-engine/model';
import { convertTokens, isTokenFile } from '@flexa/theme-engine/tokens';
import { openDocument } from '../store/open-theme';
import { detach } from '../store/saved';
import { undo } from '../store/studio';
import { openBrand } from '../brand/brand-state';
import { isBrandFile } from '../brand/is-brand-file';
import { useImport } from './import-state';
import {
  decodeText,
  inspect,
  isArchive,
  isText,
  deriveName,
  NoThemeError,
  readTheme,
  readReportTheme,
  type ReadTheme,
  type UnreadTheme,
} from '@flexa/theme-engine/import';

/** Maximum bytes. Themes stay below, even with images; a report may be larger. */
const MAX_THEME = 30_000_000;
const MAX_REPORT = 1_500_000_000;

/** Opens a file. Returns null, or the reason why it contains no theme. */
export async function openFile(file: File): Promise<string | null> {
  if (isBrandFile(file)) {
    openBrand(file);
    return null;
  }
  if (file.size > MAX_REPORT) return `${file.name} is too large to read in the browser.`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (isArchive(bytes) || !isText(bytes)) {
      const { name, text } = readReportTheme(bytes, file.name);
      return openText(text, name);
    }
  } catch (error) {
    if (error instanceof NoThemeError) return error.message;
    throw error;
  }
  if (file.size > MAX_THEME) return `${file.name} is too large for a theme.`;
  const { text, isGuessed, hasByteOrderMark } = decodeText(bytes);
  if (isGuessed) {
    toast.info(`${file.name} is not UTF-8. It was read as Latin-1: check letters with accents.`);
  }
  return openText(hasByteOrderMark ? `\uFEFF${text}` : text, file.name);
}

/** Opens a theme without problems at once, any other in the import dialog. */
export function openText(text: string, fileName: string): string | null {
  const read = readWithoutKeys(text);
  if (read.kind === 'theme' && isTokenFile(read.theme)) return openTokens(read.theme, fileName);
  if (read.kind === 'theme' && isReportPart(read.theme)) {
    return `${fileName} is a part of a report, not a theme. Open the report’s folder or a zip of it instead.`;
  }
  const inspection = read.kind === 'theme' ? inspect(read, fileName) : null;
  if (read.kind === 'theme' && inspection?.problems.length === 0) {
    replaceWith(createDocument(read.theme, deriveName(fileName), read.text, read.source));
    useImport.setState({ incoming: null });
  } else useImport.setState({ incoming: { fileName, read, inspection } });
  return null;
}

/** Returns true for a file of a Power BI project: the .pbip file or one of its parts. */
function isReportPart({ $schema, artifacts, ...rest }: JsonObject): boolean {
  if ('dataColors' in rest || 'visualStyles' in rest || 'textClasses' in rest) return false;
  return Array.isArray(artifacts) || (typeof $schema === 'string' && $schema.includes('/fabric/'));
}

function openTokens(file: JsonObject, fileName: string): string | null {
  const converted = convertTokens(file, deriveName(fileName).replace(/\.tokens$/i, ''));
  if (!converted) return `${fileName} has no design tokens that a theme can use.`;
  const { document, used, unused } = converted;
  const count = new Set(used.map(({ token }) => token)).size;
  replaceWith(document, `${document.name} made from ${count} of ${count + unused} tokens`);
  return null;
}

/** Reads a theme without its licence keys: they belong to a customer, and would be shared. */
function readWithoutKeys(text: string): ReadTheme | UnreadTheme {
  const read = readTheme(text);
  if (read.kind === 'fault') return read;
  const keys = listLicenseKeys(read.theme);
  if (keys.length === 0) return read;
  toast.info(
    `This file holds ${keys.length === 1 ? 'a licence key' : `${keys.length} licence keys`}. Removed here`,
  );
  return readTheme(JSON.stringify(removeLicenseKeys(read.theme), null, 2));
}

export async function openLink(address: string): Promise<string | null> {
  const hash = address.trim().replace(/^[^#]*/, '');
  try {
    const document = await readSharedDocument(hash);
    if (!document) return 'This link contains no theme. Share links contain #theme.';
    replaceWith(document);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'This link contains no theme.';
  }
}

/** Replaces the edited document, and offers to undo that. */
export function replaceWith(document: StudioDocument, message = `${document.name} imported`): void {
  openDocument(document);
  // Else the next save would write it over the theme that was open before.
  detach();
  showUndoToast(message);
}

export function showUndoToast(message: string): void {
  toast.success(
    message,
    <span className="flex items-center gap-3">
      <span className="min-w-0 flex-1">{message}</span>
      <button
        type="button"
        onClick={undo}
        className="touch-target shrink-0 rounded-6 font-semibold whitespace-nowrap underline underline-offset-2"
      >
        Undo
      </button>
    </span>,
  );
}

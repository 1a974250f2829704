import type { StudioDocument } from '../model/document';

/** A file the studio makes of a document. */
export interface StudioFile {
  id: 'theme' | 'project' | 'swatches' | 'style-guide';
  /** "Power BI project". */
  label: string;
  /** One line on what is in it. */
  hint: string;
  fileName: (document: StudioDocument) => string;
  make: (document: StudioDocument) => Promise<Blob>;
}

/** All files, in the order they are offered; what makes them is loaded when it is asked for. */
export const STUDIO_FILES: readonly StudioFile[] = [];

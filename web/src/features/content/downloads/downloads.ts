import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  DesignPicture,
  DESIGNS,
  projectZip,
  themeOf,
  type DesignName,
  type StudioDocument,
} from '@/features/theme-studio';
import { EXAMPLES, type Industry } from '../../../../content/examples/examples';
import { TEMPLATES } from '../../../../content/templates/templates';
import { templateDocument } from '../templates/template-theme';
import { exampleDocument } from './example-document';

/** A Power BI project to download: its theme and its layout. */
interface Download {
  slug: string;
  document: StudioDocument;
  design: DesignName;
}

/** The layout that suits what an example is about. */
const DESIGN_OF: Partial<Record<Industry, DesignName>> = {
  Retail: 'executive',
  Finance: 'comparison',
  Operations: 'wall',
  People: 'scorecard',
  Marketing: 'markets',
};

const TEMPLATE_DOWNLOADS: readonly Download[] = TEMPLATES.map((template) => ({
  slug: template.slug,
  document: templateDocument(template),
  design: template.design,
}));

/** Each example has a project of its name; so has a template. */
export const DOWNLOADS: readonly Download[] = [
  ...TEMPLATE_DOWNLOADS,
  ...EXAMPLES.map((example) => ({
    slug: example.slug,
    document: exampleDocument(example),
    design: DESIGN_OF[example.industry] ?? 'studio',
  })),
];

interface DownloadFile {
  /** Where it lies beside the built files. */
  file: string;
  make: () => string | Uint8Array;
}

/** Files that the build writes beside the pages: projects, and the templates' pictures. */
export const downloadFiles: readonly DownloadFile[] = [
  ...DOWNLOADS.map((download) => ({
    file: `downloads/${download.slug}.zip`,
    make: () => projectOf(download),
  })),
  ...TEMPLATE_DOWNLOADS.map((download) => ({
    file: `downloads/${download.slug}.svg`,
    make: () => pictureOf(download),
  })),
];

export function projectOf({ document, design }: Download): Uint8Array {
  return projectZip({ name: document.name, theme: themeOf(document), design: DESIGNS[design] });
}

function pictureOf({ document, design }: Download): string {
  const [page] = DESIGNS[design].pages;
  if (!page) throw new Error(`The layout ${design} has no page`);
  return renderToStaticMarkup(createElement(DesignPicture, { theme: themeOf(document), page }));
}

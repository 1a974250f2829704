import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  DesignPicture,
  createDesign,
  DESIGNS,
  zipProject,
  ReportSvg,
  compileTheme,
  type StudioDocument,
} from '@/features/theme-studio';
import { EXAMPLES } from '../texts/examples/examples';
import { REPORTS } from '../texts/examples/reports/index';
import { TEMPLATES } from '../texts/templates/templates';
import { createTemplateDocument } from '../templates/template-theme';
import { createExampleDocument } from './example-document';
import { LIVE_REPORT } from '../live-report/layouts';
import { drawLiveReport } from '../live-report/live-report-file';
import reportAfter from '../rethemed/report-after.svg?raw';
import reportBefore from '../rethemed/report-before.svg?raw';
import { RETHEMED } from '../rethemed/rethemed';
import { PICTURE_KINDS, PICTURE_WIDTHS, buildPicturePath } from '../text/picture-files';

/** A Power BI project to download, and the picture of its first page. */
interface Download {
  slug: string;
  document: StudioDocument;
  project: () => Uint8Array;
  picture: () => string;
}

/** A template's project has a layout over the sample model. */
const TEMPLATE_DOWNLOADS: readonly Download[] = TEMPLATES.map((template) => {
  const document = createTemplateDocument(template);
  const design = DESIGNS[template.design];
  const [page] = design.pages;
  if (!page) throw new Error(`The layout ${template.design} has no page`);
  return {
    slug: template.slug,
    document,
    project: () => zipProject({ name: document.name, theme: compileTheme(document), design }),
    picture: () =>
      renderToStaticMarkup(createElement(DesignPicture, { theme: compileTheme(document), page })),
  };
});

/** One report produces an example's project and its picture. */
const EXAMPLE_DOWNLOADS: readonly Download[] = EXAMPLES.map((example) => {
  const report = REPORTS[example.slug];
  if (!report) throw new Error(`The example ${example.slug} has no report`);
  const document = createExampleDocument(example);
  const { good, bad } = document.decisions;
  return {
    slug: example.slug,
    document,
    project: () =>
      zipProject({
        name: document.name,
        theme: compileTheme(document),
        design: createDesign(report, { good, bad }),
      }),
    picture: () =>
      renderToStaticMarkup(createElement(ReportSvg, { theme: compileTheme(document), report })),
  };
});

export const DOWNLOADS: readonly Download[] = [...TEMPLATE_DOWNLOADS, ...EXAMPLE_DOWNLOADS];

interface DownloadFile {
  /** Path below the folder of the built site. */
  file: string;
  make: () => string | Uint8Array;
}

/** A public report before and after it is re-themed, for the documentation. */
const RETHEMED_PICTURES = [
  { slug: RETHEMED.before, picture: () => reportBefore },
  { slug: RETHEMED.after, picture: () => reportAfter },
];

/** Files that the build writes beside the pages: projects, a picture of each, and the report that the home page recolours. */
export const downloadFiles: readonly DownloadFile[] = [
  { file: LIVE_REPORT, make: drawLiveReport },
  ...DOWNLOADS.map(({ slug, project }) => ({ file: `downloads/${slug}.zip`, make: project })),
  ...[...DOWNLOADS, ...RETHEMED_PICTURES].map(({ slug, picture }) => ({
    file: buildPicturePath(slug, 'svg'),
    make: picture,
  })),
];

/** Raster files that the build makes of the drawn pictures. */
export const pictureFiles = [...DOWNLOADS, ...RETHEMED_PICTURES].flatMap(({ slug }) =>
  PICTURE_KINDS.flatMap((kind) =>
    PICTURE_WIDTHS.map((width) => ({
      drawing: buildPicturePath(slug, 'svg'),
      kind,
      width,
      file: buildPicturePath(slug, kind, width),
    })),
  ),
);

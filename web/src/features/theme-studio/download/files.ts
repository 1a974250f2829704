import { compileTheme, type StudioDocument, type Theme } from '@flexa/theme-engine/model';
import { formatFileName } from '@flexa/theme-engine/file-name';
import { useBaseTheme } from '../preview/base-theme';

/** File that the studio creates from a document. */
export interface StudioFile {
  id: 'theme' | 'pair' | 'project' | 'css' | 'tokens' | 'accessibility' | 'organization';
  /** "Power BI project". */
  label: string;
  /** One line on what is in it. */
  hint: string;
  fileName: (document: StudioDocument) => string;
  /** Made in a moment: what shows it may make it only to say how large it is. */
  isQuick?: boolean;
  make: (document: StudioDocument) => Promise<Blob>;
  /** Makes it with each theme in it changed before it is written; where there is a theme in it. */
  makeWith?: (document: StudioDocument, finish: (theme: Theme) => Theme) => Promise<Blob>;
}

const keepTheme = (theme: Theme): Theme => theme;

type MakeWith = NonNullable<StudioFile['makeWith']>;

/** How a file with themes in it is made. */
const createMakers = (makeWith: MakeWith): Pick<StudioFile, 'make' | 'makeWith'> => ({
  make: (document) => makeWith(document, keepTheme),
  makeWith,
});

/** All files, in the order they are offered; what makes them is loaded when it is asked for. */
export const STUDIO_FILES: readonly StudioFile[] = [
  {
    id: 'theme',
    label: 'theme.json',
    hint: 'For View, Themes in Power BI',
    // The specification's name: one theme is one file of this name.
    fileName: () => 'theme.json',
    isQuick: true,
    ...createMakers(async (document, finish) => {
      const { formatSource } = await import('@flexa/theme-engine/source-text');
      const text = formatSource(document, finish(compileTheme(document)));
      return new Blob([text], { type: 'application/json' });
    }),
  },
  {
    id: 'pair',
    label: 'Light and dark',
    hint: 'theme-light.json and theme-dark.json in one zip',
    fileName: ({ name }) => `${formatFileName(name)} light and dark.zip`,
    ...createMakers(async (document, finish) => {
      const [{ buildPairFiles }, { zipFiles }] = await Promise.all([
        import('@flexa/theme-engine/pair'),
        import('@flexa/theme-engine/zip'),
      ]);
      return new Blob([zipFiles(buildPairFiles(document, finish))], { type: 'application/zip' });
    }),
  },
  {
    id: 'project',
    label: 'Power BI project',
    hint: 'Three pages with data, for Desktop December 2025 or later',
    fileName: ({ name }) => `${formatFileName(name)}.zip`,
    ...createMakers(async (document, finish) => {
      const { zipProject, DESIGNS } = await import('@flexa/theme-engine/project');
      const project = {
        name: document.name,
        theme: finish(compileTheme(document)),
        design: DESIGNS.studio,
        baseTheme: useBaseTheme.getState().base,
      };
      return new Blob([zipProject(project)], { type: 'application/zip' });
    }),
  },
  {
    id: 'organization',
    label: 'Organisational theme',
    hint: 'Preview, for the Fabric admin portal',
    fileName: ({ name }) => `${formatFileName(name)}.json`,
    make: async (document) => {
      const { formatForOrganization } = await import('@flexa/theme-engine/organization');
      return new Blob([formatForOrganization(document)], { type: 'application/json' });
    },
  },
  {
    id: 'css',
    label: 'CSS variables',
    hint: 'The colours as custom properties of :root',
    fileName: ({ name }) => `${formatFileName(name)}.css`,
    isQuick: true,
    make: async (document) => {
      const { formatCssVariables } = await import('@flexa/theme-engine/css-variables');
      return new Blob([formatCssVariables(document)], { type: 'text/css' });
    },
  },
  {
    id: 'tokens',
    label: 'Design tokens',
    hint: 'W3C format, for Figma and Tokens Studio',
    fileName: ({ name }) => `${formatFileName(name)}.tokens.json`,
    isQuick: true,
    make: async (document) => {
      // The writer alone: with the reader beside it, the bundler splits the studio into 80 files instead of 47.
      const { formatTokens } = await import('@flexa/theme-engine/write-tokens');
      return new Blob([formatTokens(document)], { type: 'application/json' });
    },
  },
  {
    id: 'accessibility',
    label: 'Accessibility report',
    hint: 'Contrast, colour blindness and text sizes on one page',
    fileName: ({ name }) => `${formatFileName(name)} accessibility.html`,
    make: async (document) => {
      const { renderAccessibilityPage } = await import('@flexa/theme-engine/accessibility');
      const { base } = useBaseTheme.getState();
      const subject = {
        name: document.name,
        theme: compileTheme(document),
        document,
        report: null,
      };
      return new Blob([renderAccessibilityPage([{ ...subject, base: base.theme }])], {
        type: 'text/html',
      });
    },
  },
];

import { join } from 'node:path';

/** The folders of the studio; each imports from those before it. */
const STUDIO_FOLDERS = [
  'parts',
  'store',
  'picker',
  'preview',
  'verdict',
  'brand',
  'report',
  'download',
  'import',
  'saved-themes',
  'panels',
  'find',
  'workspace',
];
const STUDIO = '^web/src/features/theme-studio/';

/**
 * Dependencies run one way (ARCHITECTURE.md, "Directions") and never in a circle, types included.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Import cycles are forbidden, also for types.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An unresolved import would escape the rules below.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\.cache/)' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(functions|web|emulators)/' },
    },
    {
      name: 'packages-by-name',
      severity: 'error',
      comment: 'Import a package by its name, never by a path into it.',
      from: { path: '^(functions|web|emulators|packages/([^/]+))/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/$2/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      comment: 'The contracts import only zod. Their tests may read files.',
      from: { path: '^packages/contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(packages/contracts/|node_modules/(zod|vitest)/)' },
    },
    {
      name: 'platform-imports-packages-only',
      severity: 'error',
      from: { path: '^functions/src/platform/', pathNot: '\\.service\\.test\\.ts$' },
      to: { path: '^functions/src/', pathNot: '^functions/src/platform/' },
    },
    {
      name: 'capabilities-apart',
      severity: 'error',
      comment:
        'A capability imports platform, audit, mail and packages. compose.ts connects it to others.',
      from: {
        path: '^functions/src/(accounts|licenses|teams|payments|offers|themes|support)/',
        pathNot: '\\.service\\.test\\.ts$',
      },
      to: {
        path: '^functions/src/',
        pathNot: '^functions/src/($1|platform|audit|mail|testing)/',
      },
    },
    {
      name: 'audit-and-mail-know-no-capability',
      severity: 'error',
      from: { path: '^functions/src/(audit|mail)/', pathNot: '\\.service\\.test\\.ts$' },
      to: { path: '^functions/src/', pathNot: '^functions/src/(audit|mail|platform|testing)/' },
    },
    {
      name: 'functions-have-known-folders',
      severity: 'error',
      comment: 'A new folder needs its own rule, or an entry in the list of capabilities.',
      from: {},
      to: {
        path: '^functions/src/[^/]+/',
        pathNot:
          '^functions/src/(accounts|licenses|teams|payments|offers|themes|support|http|jobs|audit|mail|platform|entries|testing)/',
      },
    },
    {
      name: 'lib-imports-packages-only',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: { path: '^web/', pathNot: '^web/src/lib/' },
    },
    {
      name: 'ui-imports-lib-only',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/', pathNot: '^web/src/(ui|lib)/' },
    },
    {
      name: 'features-import-ui-and-lib',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/', pathNot: '^web/src/(features|ui|lib|testing)/' },
    },
    {
      name: 'features-by-their-index',
      severity: 'error',
      comment: 'A feature imports another one only through its index.ts.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/($1/|[^/]+/index\\.ts$)' },
    },
    ...STUDIO_FOLDERS.map((folder, i) => ({
      name: `studio-${folder}-below-what-follows`,
      severity: 'error',
      from: { path: `${STUDIO}${folder}/` },
      to: {
        path: `${STUDIO}[^/]+/`,
        pathNot: `${STUDIO}(${STUDIO_FOLDERS.slice(0, i + 1).join('|')})/`,
      },
    })),
    {
      name: 'web-knows-no-functions',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(functions|emulators)/' },
    },
    {
      name: 'functions-know-no-app',
      severity: 'error',
      comment: 'Only tests of the functions import the local Stripe and the local inbox.',
      from: { path: '^functions/', pathNot: '(\\.test\\.ts$|^functions/src/testing/)' },
      to: { path: '^(web|emulators|functions/src/testing)/' },
    },
    {
      name: 'tests-of-functions-know-stand-ins',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(web|emulators)/', pathNot: '^emulators/(stripe|mail)/' },
    },
    {
      name: 'stand-ins-know-no-functions',
      severity: 'error',
      comment: 'The local Stripe and inbox must not import the functions, whose tests use them.',
      from: { path: '^emulators/(stripe|mail)/' },
      to: { path: '^functions/' },
    },
    {
      name: 'functions-by-name',
      severity: 'error',
      comment: 'Seed, benchmarks and tests import only the exports of functions/package.json.',
      from: { path: '^emulators/' },
      to: { path: '^functions/', dependencyTypesNot: ['aliased-workspace'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^functions/lib/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: join(import.meta.dirname, 'tsconfig.imports.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};

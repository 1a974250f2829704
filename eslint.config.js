import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;
const folders = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const FUNCTIONS = './functions/src';
const WEB = './web/src';

/** Folders of functions/src that are not a capability. */
const BASES = ['http', 'platform', 'audit', 'mail'];
const capabilities = folders('functions/src').filter((name) => !BASES.includes(name));

/** Dependencies run one way (ARCHITECTURE.md, "Directions"). */
const zones = [
  {
    target: './packages',
    from: [FUNCTIONS, WEB, './emulators'],
    message: 'Packages know no app.',
  },
  {
    target: `${FUNCTIONS}/platform`,
    from: FUNCTIONS,
    except: ['./platform'],
    message: 'platform imports contracts only.',
  },
  ...capabilities.map((name) => ({
    target: `${FUNCTIONS}/${name}`,
    from: FUNCTIONS,
    except: [`./${name}`, './platform', './audit', './mail'],
    message: 'A capability imports platform and contracts; compose.ts wires it to others.',
  })),
  {
    target: `${WEB}/lib`,
    from: WEB,
    except: ['./lib'],
    message: 'lib imports contracts only.',
  },
  {
    target: `${WEB}/ui`,
    from: WEB,
    except: ['./ui', './lib'],
    message: 'ui imports lib only.',
  },
  {
    target: `${WEB}/features`,
    from: WEB,
    except: ['./features', './ui', './lib', './testing'],
    message: 'Features import ui, lib and contracts.',
  },
  ...folders('web/src/features').map((name) => ({
    target: `${WEB}/features/${name}`,
    from: `${WEB}/features`,
    except: [
      `./${name}`,
      ...folders('web/src/features')
        .filter((other) => existsSync(join(root, 'web/src/features', other, 'index.ts')))
        .map((other) => `./${other}/index.ts`),
    ],
    message: "A feature uses another one's index.ts, never its inside.",
  })),
  {
    target: WEB,
    from: FUNCTIONS,
    message: 'The web knows the contracts and nothing else of the functions.',
  },
];

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/lib/index.js', '**/dist/', '.cache/', 'coverage/'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'vitest.config.ts'] },
        tsconfigRootDir: root,
      },
      globals: globals.node,
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: [
            'packages/*/tsconfig.json',
            'functions/tsconfig.json',
            'web/tsconfig.json',
            'emulators/tsconfig.json',
          ],
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
      'import-x/no-cycle': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['packages/contracts/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.|zod$|vitest$)', message: 'contracts import zod only.' }] },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: {
      ...jsxA11y.flatConfigs.strict.languageOptions,
      globals: globals.browser,
    },
  },
  {
    files: ['web/public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // A role on a native element can be what assistive technology needs (list without bullets).
      'jsx-a11y/no-redundant-roles': 'off',
    },
  },
  {
    // Programs for the terminal speak to it.
    files: ['emulators/**', 'functions/scripts/**', 'web/scripts/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
  prettier,
);

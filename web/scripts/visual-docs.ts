import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTables } from '../src/testing/content/visual-options';

// npm run visual-docs: the tables of fields and options in the documentation, from the visuals themselves.
const file = join(import.meta.dirname, '../content/document/document.mdx');
writeFileSync(file, withTables(readFileSync(file, 'utf8')));

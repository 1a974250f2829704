/**
 * npm run catalogue
 *
 * Makes the table of Power BI's cards and settings from the installed version of Microsoft's catalogue
 * and the theme schema.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../model/json';
import { readThemeSchema } from '../../testing/powerbi';
import { formatCatalogue, makeCatalogue } from './make-catalogue';

const file = join(import.meta.dirname, 'catalogue.json');
writeFileSync(file, formatCatalogue(makeCatalogue(readThemeSchema() as JsonObject)));

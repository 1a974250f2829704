/**
 * npm run catalogue
 *
 * Makes the table of Power BI's cards and settings from the installed version of Microsoft's catalogue
 * and the theme schema.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../model/json';
import { themeSchema } from '../../testing/powerbi';
import { catalogueText, makeCatalogue } from './make-catalogue';

const file = join(import.meta.dirname, 'catalogue.json');
writeFileSync(file, catalogueText(makeCatalogue(themeSchema() as JsonObject)));

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { queriesFile } from './populate.ts';
import { writeSchemas } from './write-schemas.ts';

// `npm run docs` writes what the site asks Strapi for; with a folder, the content types go into the Strapi that is there.
const [folder] = process.argv.slice(2);
if (folder) console.log(`${await writeSchemas(folder)} files in ${join(folder, 'src')}`);
else await writeFile(join(import.meta.dirname, '../../src/cms/sources/strapi/queries.ts'), queriesFile());

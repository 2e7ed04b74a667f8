import { writeFileSync } from 'node:fs';
import { coverageFile, coverageNow } from './read.ts';

writeFileSync(new URL(`../../${coverageFile}`, import.meta.url), coverageNow());

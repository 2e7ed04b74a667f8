import { readFileSync, writeFileSync } from 'node:fs';
import { fillPart } from '../../src/build/docs/parts.ts';
import { importPart } from './import-part.ts';
import { coverageFile, coverageNow } from './read.ts';

const root = new URL('../../', import.meta.url);
writeFileSync(new URL(coverageFile, root), coverageNow());

const part = importPart();
const document = new URL(part.path, root);
writeFileSync(document, fillPart(readFileSync(document, 'utf8'), part));

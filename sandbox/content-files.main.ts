import { existsSync } from 'node:fs';
import { writeContentFiles } from './content-files/write.ts';

// `npm run content:files -- content` writes the demo studio as Markdown and JSON, for a studio to make its own.
const [folder = 'content'] = process.argv.slice(2);
if (existsSync(folder)) {
	console.error(`${folder} is there already; name a folder that is not.`);
	process.exitCode = 1;
} else console.log(`${await writeContentFiles(folder)} files in ${folder}`);
